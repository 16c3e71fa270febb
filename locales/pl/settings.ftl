# The page of settings.

settings-title = Ustawienia
settings-looks = Wygląd
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-coords = Litery i cyfry siatki
settings-coords-note = Na brzegu mapy, do nazw takich jak d3
settings-patterns = Wzory na liniach
settings-patterns-note = Pozwalają odróżnić linie bez kolorów
settings-still = Mniej ruchu
settings-still-note = Linie i karty pojawiają się od razu
settings-play = Gra
settings-auto-done = Zatwierdzaj od razu
settings-auto-done-note = Odcinek liczy się, gdy tylko go wybierzesz; możesz go cofnąć do następnej karty
settings-gains = Pokazuj, co daje odcinek
settings-gains-note = Na mapie i na arkuszu
settings-sound = Dźwięk
settings-sound-note = Kredka i karta, po cichu
settings-level = Poziom nowych botów
settings-kept = Na tym urządzeniu
settings-kept-note = Twoja gra i te ustawienia są zapisane w tej przeglądarce i nigdzie indziej.
settings-erase = Usuń wszystko
settings-erase-sure = Z tej przeglądarki znikną rozpoczęta gra, jej przygotowanie i wszystkie ustawienia. Nie da się tego cofnąć.
settings-erase-now = Tak, usuń wszystko
settings-erase-not = Zostaw, jak jest
