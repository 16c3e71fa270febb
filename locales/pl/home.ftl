# The first page, and the set-up of a game.

home-name = Tubewright
home-title = Cztery kredki. Jedno miasto.
home-say = Odkryj kartę, narysuj odcinek i zobacz, jak daleko zawiozą cię cztery kolory.
home-play = Graj
home-hint = Pierwszy raz tutaj? Sześć krótkich kroków na mapie pokaże, jak grać.
home-hint-go = Pokaż
home-hint-close = Nie teraz
home-resume = Wróć do swojej gry
home-resume-place = { $points ->
    [one] Runda { $round }, tura { $turn } · { $points } punkt
    [few] Runda { $round }, tura { $turn } · { $points } punkty
    [many] Runda { $round }, tura { $turn } · { $points } punktów
   *[other] Runda { $round }, tura { $turn } · { $points } punktu
}
home-resume-more = { $count ->
    [one] Jeszcze { $count } gra
    [few] Jeszcze { $count } gry
   *[many] Jeszcze { $count } gier
}
home-last = Twój ostatni wynik
home-last-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
home-table = { $state ->
    [your-turn] Przy stole czekają na twoją turę
    [playing] Gra przy stole
    [waiting] Stół, przy którym zbierają się gracze
   *[over] Twój ostatni wynik przy stole
}
home-tables-turn = { $count ->
    [one] { $count } stół, przy którym jest twoja tura
    [few] { $count } stoły, przy których jest twoja tura
    [many] { $count } stołów, przy których jest twoja tura
   *[other] { $count } stołu, przy którym jest twoja tura
}
home-more = Inne strony
home-tables = Graj razem
home-how-to-play = Jak grać
home-practice = Ćwiczenia
home-rules = Zasady
home-settings = Ustawienia
home-about = O projekcie
home-fine = Nieoficjalna, fanowska wersja gry Matthew Dunstana wydanej przez Blue Orange. Działa też bez sieci; gry na tym urządzeniu pozostają tylko na nim.

setup-title = Przygotuj grę
setup-who = Kto gra
setup-alone = Solo
setup-bots = Z botami
setup-people = Na zmianę
setup-alone-note = Przed tobą sześć stopni: do 90 punktów to początek, ponad 150 to wyczyn.
setup-bot-level = Poziom bota { $number }
setup-bot-remove = Usuń bota { $number }
setup-bot-add = Dodaj bota
setup-person = Imię gracza { $number }
setup-person-name = Gracz { $number }
setup-person-remove = Usuń gracza { $number }
setup-person-add = Dodaj gracza
setup-people-note = Urządzenie wędruje z rąk do rąk; każdy rysuje na własnym arkuszu.
setup-modules = Moduły
setup-objectives = Cele wspólne
setup-objectives-note = Dwa cele, po 10 punktów każdy
setup-powers = Moce kredek
setup-powers-note = Każda kredka ma swoją sztuczkę, raz na rundę
setup-order = Kolejność kredek
setup-order-random = Losowa
setup-order-mine = Własna
setup-order-others-note = To kolejność pierwszego gracza; z niej wynikają pozostałe, bo kredki podaje się w lewo.
setup-pencil-earlier = { $pencil ->
    [purple] Fioletowa wcześniej
    [blue] Niebieska wcześniej
    [pink] Różowa wcześniej
   *[green] Zielona wcześniej
}
setup-pencil-later = { $pencil ->
    [purple] Fioletowa później
    [blue] Niebieska później
    [pink] Różowa później
   *[green] Zielona później
}
setup-pencil = { $pencil ->
    [purple] Fioletowa
    [blue] Niebieska
    [pink] Różowa
   *[green] Zielona
}
setup-start = Zacznij grę
setup-open-record = Otwórz zapis gry

level-novice = Nowicjusz
level-casual = Amator
level-regular = Bywalec
level-strong = Wyga
level-champion = Mistrz
