# The page of rules.

rules-title = Zasady
rules-contents = Spis treści
rules-lead = Przez cztery rundy rysujesz na jednej mapie Londynu cztery linie, każdą kredką w innym kolorze. Karty mówią, jaka stacja będzie następna, a dokąd pobiegnie linia, decydujesz ty.

rules-map = Mapa
rules-map-text = Na mapie są 53 stacje w 13 dzielnicach: dziewięciu głównych i czterech podmiejskich, po jednej w każdym rogu. Kropki wyznaczają 155 odcinków, które można narysować: prosto, w ośmiu kierunkach, do najbliższej stacji.
rules-map-picture = Pusta mapa: stacje z symbolami na siatce dziesięć na dziesięć, Tamiza od lewej do prawej
rules-key-station = Stacja z symbolem: kwadrat, trójkąt, pięciokąt albo okrąg.
rules-key-site = Obiekt turystyczny. Każda twoja linia, która się tu zatrzyma, zakreśla kółko na osi obiektów turystycznych.
rules-key-central = Stacja centralna: może tu prowadzić każda karta. To również obiekt turystyczny.
rules-key-departure = Stacja początkowa kredki. Pierścień ma wzór jej linii.
rules-key-interchange = Stacja przesiadkowa, tutaj trzech linii.

rules-cards = Karty
rules-cards-text = Każda runda zaczyna się od jedenastu przetasowanych kart: sześciu jasnych kart ulicy i pięciu ciemnych kart metra. W każdej turze wychodzi jedna, dla wszystkich naraz.
rules-cards-joker = Joker pozwala dojechać do dowolnej stacji.
rules-cards-switch = Po zwrotnicy od razu wychodzi następna karta. W tej turze twój odcinek może zacząć się na dowolnej stacji linii. W dwóch pierwszych turach rundy zwrotnica nic nie daje.
rules-cards-end = Tura z piątą kartą metra jest ostatnią w rundzie. Runda ma od pięciu do dziesięciu tur.

rules-draw = Rysowanie odcinka
rules-draw-text = Linia rundy rusza ze stacji początkowej twojej kredki. W każdej turze możesz narysować jeden odcinek.
rules-draw-ends = Zaczyna się on na końcu linii. Gdy pierwszy odcinek jest gotowy, stacja początkowa też jest końcem.
rules-draw-symbol = Prowadzi do stacji z symbolem z karty albo do stacji centralnej.
rules-draw-loop = Na stację, która już leży na tej linii, nie można przyjechać ponownie: linia nigdy nie zamyka się w pętlę.
rules-draw-cross = Nie powtarza ani nie przecina odcinka, który już jest na arkuszu, w żadnym kolorze. Linie mogą się za to spotykać na stacjach.
rules-draw-pass = Zawsze możesz spasować.
rules-draw-picture = Zielona linia dotarła z d3 do a3; karta pokazuje kwadrat, a kropki wiodą z obu końców do kwadratów w zasięgu

rules-score = Punkty za linię
rules-score-text = Na koniec rundy pomnóż liczbę dzielnic, w których linia ma stację, przez największą liczbę jej stacji w jednej z nich i dodaj 2 za każdy odcinek pod Tamizą.
rules-score-empty = Stacja początkowa też się liczy. Linia bez odcinków nie daje punktów.
rules-score-picture = Gotowa zielona linia przez kilka dzielnic; najpełniejsza z nich jest podświetlona
rules-score-river = Tamiza

rules-final = Ostateczny wynik
rules-final-text = Po czterech rundach zsumuj:
rules-final-lines = punkty za cztery linie;
rules-final-tourists = oś obiektów turystycznych: według liczby kółek zakreślonych w całej grze, najwyżej dziesięciu;
rules-final-interchanges = stacje przesiadkowe: 2 punkty za stację na dwóch liniach, 5 na trzech, 9 na wszystkich czterech;
rules-final-objectives = po 10 punktów za każdy osiągnięty cel wspólny.
rules-final-tie = Wygrywa najwyższy wynik. Przy remisie rozstrzyga najwyżej punktowana linia, a jeśli i tu jest remis, zwycięstwo jest wspólne.
rules-track = Oś punktacji obiektów turystycznych
rules-track-visits = Kółka
rules-track-points = Punkty

rules-table = Kilku graczy
rules-table-text = Każdy ma własny arkusz i rysuje w tym samym czasie, według tych samych kart, ale w innym kolorze. Po każdej rundzie kredki przechodzą o jedno miejsce w lewo, więc na koniec wszyscy mają narysowane cztery linie.

rules-objectives = Cele wspólne
rules-objectives-text = Dwa z tych pięciu celów są odkryte od początku. Jeden cel to 10 punktów dla każdego, kto osiągnie go swoimi czterema liniami łącznie.
rules-objective-interchanges = Osiem stacji przesiadkowych
rules-objective-districts = Stacja w każdej z 13 dzielnic
rules-objective-tourist-sites = Wszystkie pięć obiektów turystycznych
rules-objective-central-district = Wszystkie dziewięć stacji centralnej dzielnicy
rules-objective-thames = Sześć odcinków pod Tamizą

rules-powers = Moce kredek
rules-powers-text = Każda kredka dostaje jedną moc na całą grę. Kto ma kredkę, może użyć jej mocy raz w tej rundzie.
rules-power-double = Dublet
rules-power-double-text = Narysuj w tej turze drugi odcinek, do innej stacji z tym samym symbolem.
rules-power-joker = Joker
rules-power-joker-text = Karta liczy się jako joker.
rules-power-switch = Zwrotnica
rules-power-switch-text = Odcinek może zacząć się na dowolnej stacji linii.
rules-power-circle = Kółko
rules-power-circle-text = Zakreśl jedną stację linii: w swojej dzielnicy liczy się dla tej linii podwójnie.

rules-solo = Tryb solo
rules-solo-text = Zasady te same, a kolejność kredek dowolna. Od sumy punktów odejmij 10 za każdy użyty moduł; wynik trafia na jeden z sześciu stopni: do 90, 105, 120, 135, 150 i powyżej.

rules-learn = Spróbuj w sześciu krokach
