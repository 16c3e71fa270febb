# The game: the table, the score sheet, the tally, the final sheet.

close = Zamknij
# Lists: the parts so far, and the next. The second is for longer parts, which may hold lists themselves.
list-more = { $list }, { $next }
list-more-apart = { $list }; { $next }
map-title = Mapa
map-lines = Narysowane linie
map-line-drawn = { $line }: { $sections }
map-line-circled = { $line }: { $sections }. Zakreślona stacja: { $station }
seat-you = Ty
bot-name-first = Ada
bot-name-second = Bazyli
bot-name-third = Celina
bot-kind = Bot „{ $level }”

game-title = Twoja gra
game-menu = Menu
game-round = Runda { $round }
game-of-four = z 4
game-turn = tura { $turn }
game-rounds = Kredki w kolejnych rundach
game-pencil = { $pencil ->
    [purple] Fioletowa
    [blue] Niebieska
    [pink] Różowa
   *[green] Zielona
 }

menu-leave = Wyjdź i dokończ później
menu-again = Od nowa, te same karty
menu-again-sure = Na pewno? Ta gra przepadnie
menu-rules = Zasady

# The cards of the round.
deck-title = Karty rundy
deck-street = Ulica
deck-underground = Metro
deck-since = tura { $turn }
deck-left = { $count ->
    [0] Karty metra już wyszły
    [one] Jeszcze { $count } karta metra
    [few] Jeszcze { $count } karty metra
    [many] Jeszcze { $count } kart metra
   *[other] Jeszcze { $count } karty metra
 }
deck-chance = Koniec w następnej turze: { $percent }%
deck-more = { $turns ->
    [one] Jeszcze co najmniej { $turns } tura
    [few] Jeszcze co najmniej { $turns } tury
    [many] Jeszcze co najmniej { $turns } tur
   *[other] Jeszcze co najmniej { $turns } tury
 }
deck-last-turn = Ostatnia tura rundy

# What is said beside the cards.
turn-title = Ta tura
tell-card = { $symbol ->
    [square] Rysuj do kwadratu.
    [triangle] Rysuj do trójkąta.
    [pentagon] Rysuj do pięciokąta.
    [circle] Rysuj do okręgu.
   *[joker] Joker: rysuj do dowolnej stacji.
 }
tell-branch = Zwrotnica: możesz zacząć z dowolnej stacji linii.
tell-switch-early = Zwrotnica wyszła za wcześnie i się nie liczy.
tell-open = { $count ->
    [0] Nie masz dostępnych odcinków: spasuj.
    [one] Do wyboru { $count } odcinek.
    [few] Do wyboru { $count } odcinki.
    [many] Do wyboru { $count } odcinków.
   *[other] Do wyboru { $count } odcinka.
 }
tell-last = To ostatnia tura rundy.
tell-bots = Gotowe. Pozostali jeszcze rysują.
bots-failed = Nie udało się wczytać botów.
bots-weaker = Nie udało się wczytać funkcji oceny Mistrza: na razie gra jak Wyga.
bots-pass = Niech spasują
hints-failed = Nie udało się wczytać porad. Naciśnij „Porada”, aby spróbować ponownie.
tell-round-over = Koniec rundy.
tell-thinking = Myślę…
tell-hints = Spodziewane punkty na koniec gry w porównaniu z pasem:
tell-no-hint = Nie ma czego doradzić.
tell-ways = { $count ->
    [one] Do { $station } prowadzi { $count } droga. Skąd?
    [few] Do { $station } prowadzą { $count } drogi. Skąd?
    [many] Do { $station } prowadzi { $count } dróg. Skąd?
   *[other] Do { $station } prowadzi { $count } drogi. Skąd?
 }
tell-with-joker = { $action } + joker
tell-with-switch = { $action } + zwrotnica
tell-double-first = Dwa odcinki w tej turze. Wybierz pierwszy.
tell-double-second = Teraz wybierz drugi albo zostań przy jednym.
tell-circle = Która stacja ma się liczyć podwójnie? Najlepiej w dzielnicy, w której linia ma ich najwięcej.
tell-joker = { $count ->
    [one] Karta jest teraz jokerem: do wyboru { $count } odcinek.
    [few] Karta jest teraz jokerem: do wyboru { $count } odcinki.
    [many] Karta jest teraz jokerem: do wyboru { $count } odcinków.
   *[other] Karta jest teraz jokerem: do wyboru { $count } odcinka.
 }
tell-switch = { $count ->
    [one] Zacznij z dowolnej stacji: do wyboru { $count } odcinek.
    [few] Zacznij z dowolnej stacji: do wyboru { $count } odcinki.
    [many] Zacznij z dowolnej stacji: do wyboru { $count } odcinków.
   *[other] Zacznij z dowolnej stacji: do wyboru { $count } odcinka.
 }
tell-keep-power = Moc tu zbędna: zachowaj ją
tell-districts = Dzielnice { $before } → { $after }
tell-stations = Stacje { $before } → { $after }
tell-river = Tamiza { $before } → { $after }
tell-tourist = Obiekty turystyczne { $before } → { $after }
tell-interchanges = Stacje przesiadkowe { $before } → { $after }
tell-objectives = Cele { $before } → { $after }
tell-unchanged = Samo w sobie nie daje punktów.

# The same for those who listen.
say-round = { $pencil ->
    [purple] Runda { $round }, fioletowa kredka.
    [blue] Runda { $round }, niebieska kredka.
    [pink] Runda { $round }, różowa kredka.
   *[green] Runda { $round }, zielona kredka.
 }
say-turn = Tura { $turn }: { $cards }. { $situation } { $choices }
say-choice = { $gain ->
    [one] { $section }, { $gain } punkt
    [few] { $section }, { $gain } punkty
    [many] { $section }, { $gain } punktów
   *[other] { $section }, { $gain } punktu
 }
say-preview = { $gain ->
    [one] { $action }: { $gain } punkt. „Gotowe” zatwierdza, „Cofnij” wycofuje.
    [few] { $action }: { $gain } punkty. „Gotowe” zatwierdza, „Cofnij” wycofuje.
    [many] { $action }: { $gain } punktów. „Gotowe” zatwierdza, „Cofnij” wycofuje.
   *[other] { $action }: { $gain } punktu. „Gotowe” zatwierdza, „Cofnij” wycofuje.
 }
say-ways = Kilka dróg: { $ways }
# What a figure of the score sheet counts.
say-counted-stations = Policzone stacje: { $names }.
say-counted-sections = Policzone odcinki: { $names }.
say-counted-districts = Policzone dzielnice: { $count }.
say-counted-nothing = Na razie nie ma tu czego liczyć.
say-thinking-instead = Twój wybór został cofnięty. Myślę…
say-hints = Porady i spodziewane punkty na koniec gry w porównaniu z pasem: { $hints }

# Why something was refused.
refusal-bad-action = Nie ma takiego ruchu.
refusal-too-many-sections = Nie można: jeden odcinek na turę, a dwa tylko z mocą „Dublet”.
refusal-power-not-held = Nie można: ta kredka nie ma mocy „{ $power }”.
refusal-power-spent = Nie można: moc „{ $power }” została już użyta w tej rundzie.
refusal-no-such-section = Nie można: żaden odcinek nie łączy { $from } i { $to }.
refusal-not-on-line = Nie można: { $station } nie leży na tej linii.
refusal-already-on-line = Nie można: { $station } leży już na tej linii.
refusal-not-an-end = Nie można: { $station } nie jest końcem linii, a w tej turze nie działa zwrotnica.
refusal-wrong-symbol = { $symbol ->
    [square] Nie można: karta wymaga kwadratu, a { $station } to nie kwadrat.
    [triangle] Nie można: karta wymaga trójkąta, a { $station } to nie trójkąt.
    [pentagon] Nie można: karta wymaga pięciokąta, a { $station } to nie pięciokąt.
   *[circle] Nie można: karta wymaga okręgu, a { $station } to nie okrąg.
 }
refusal-section-taken = Nie można: odcinek { $section } jest już narysowany.
refusal-crosses-section = Nie można: odcinek { $section } przecina { $other }.
refusal-not-waiting = Twój ruch w tej turze jest już wykonany.
refusal-no-power = W tej grze kredki nie mają mocy.
refusal-nothing-to-confirm = Nie ma czego zatwierdzać.
refusal-no-tally = Runda jeszcze trwa.
refusal-nothing-to-undo = W tej turze nie ma czego cofać.
refusal-no-way = Nie można: z twojej linii do { $station } nie prowadzi żaden odcinek.

act-undo = Cofnij
act-pass = Pas
act-hint = Porada
act-done = Gotowe

# Pencil powers.
power-name = { $power ->
    [double] Dublet
    [joker] Joker
    [switch] Zwrotnica
   *[circle] Kółko
 }
power-does = { $power ->
    [double] Narysuj drugi odcinek w tej turze
    [joker] Uznaj kartę za jokera
    [switch] Zacznij z dowolnej stacji linii
   *[circle] Policz jedną stację linii podwójnie
 }
power-used = { $power } · użyto
power-no-use = W tej turze nic nie da

# The score sheet.
sheet-title = Twój arkusz
sheet-close = Zamknij arkusz
sheet-open = Otwórz swój arkusz
sheet-lines = Punkty za linie
sheet-line = Linia
sheet-line-name = { $pencil ->
    [purple] Linia fioletowa
    [blue] Linia niebieska
    [pink] Linia różowa
   *[green] Linia zielona
 }
sheet-districts = Dzielnice
sheet-stations = Stacje
sheet-river = Tamiza
sheet-points = Punkty
sheet-figure = { $pencil ->
    [purple] { $column ->
        [districts] Linia fioletowa, dzielnice: { $count }
        [stations] Linia fioletowa, stacje: { $count }
        [river] Linia fioletowa, punkty za Tamizę: { $count }
       *[points] Linia fioletowa, punkty: { $count }
     }
    [blue] { $column ->
        [districts] Linia niebieska, dzielnice: { $count }
        [stations] Linia niebieska, stacje: { $count }
        [river] Linia niebieska, punkty za Tamizę: { $count }
       *[points] Linia niebieska, punkty: { $count }
     }
    [pink] { $column ->
        [districts] Linia różowa, dzielnice: { $count }
        [stations] Linia różowa, stacje: { $count }
        [river] Linia różowa, punkty za Tamizę: { $count }
       *[points] Linia różowa, punkty: { $count }
     }
   *[green] { $column ->
        [districts] Linia zielona, dzielnice: { $count }
        [stations] Linia zielona, stacje: { $count }
        [river] Linia zielona, punkty za Tamizę: { $count }
       *[points] Linia zielona, punkty: { $count }
     }
 }
sheet-tourist = Obiekty turystyczne
sheet-tourist-points = Obiekty turystyczne, punkty: { $count }
sheet-visits = Zakreślone kółka: { $count } z { $most }
sheet-interchanges = Stacje przesiadkowe
sheet-interchange-points = Stacje przesiadkowe, punkty: { $count }
sheet-on-lines = { $worth ->
    [one] Stacje na { $lines } liniach: { $count } × { $worth } punkt
    [few] Stacje na { $lines } liniach: { $count } × { $worth } punkty
    [many] Stacje na { $lines } liniach: { $count } × { $worth } punktów
   *[other] Stacje na { $lines } liniach: { $count } × { $worth } punktu
 }
sheet-objectives = Cele wspólne
sheet-objective-points = Cele wspólne, punkty: { $count }
sheet-total = Razem
objective-name = { $objective ->
    [interchanges] Osiem stacji przesiadkowych
    [districts] Stacja w każdej dzielnicy
    [tourist-sites] Wszystkie obiekty turystyczne
    [central-district] Wszystkie stacje centralnej dzielnicy
   *[thames] Sześć odcinków pod Tamizą
 }
objective-met = , osiągnięto

# The others.
rivals-title = Na tych samych kartach
rival-acted = gotowe
rival-thinking = myśli
rival-to-act = przed ruchem
rival-open = Otwórz ten arkusz
rival-map = Mapa: { $name }
handover-title = Teraz rysuje { $name }
handover-note = Każdy rysuje na własnym arkuszu; pozostali zobaczą go, gdy narysują wszyscy.
handover-take = To ja, { $name }

# After a round.
tally-title = { $pencil ->
    [purple] { $points ->
        [one] Linia fioletowa: { $points } punkt
        [few] Linia fioletowa: { $points } punkty
        [many] Linia fioletowa: { $points } punktów
       *[other] Linia fioletowa: { $points } punktu
     }
    [blue] { $points ->
        [one] Linia niebieska: { $points } punkt
        [few] Linia niebieska: { $points } punkty
        [many] Linia niebieska: { $points } punktów
       *[other] Linia niebieska: { $points } punktu
     }
    [pink] { $points ->
        [one] Linia różowa: { $points } punkt
        [few] Linia różowa: { $points } punkty
        [many] Linia różowa: { $points } punktów
       *[other] Linia różowa: { $points } punktu
     }
   *[green] { $points ->
        [one] Linia zielona: { $points } punkt
        [few] Linia zielona: { $points } punkty
        [many] Linia zielona: { $points } punktów
       *[other] Linia zielona: { $points } punktu
     }
 }
tally-districts = { $count ->
    [one] dzielnica
    [few] dzielnice
    [many] dzielnic
   *[other] dzielnicy
 }
tally-stations = { $count ->
    [one] stacja
    [few] stacje
    [many] stacji
   *[other] stacji
 }
tally-river = Tamiza, { $count } × 2
tally-points = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 }
tally-sites = { $count ->
    [0] Bez obiektów turystycznych.
    [one] Jeden obiekt turystyczny na linii.
    [few] { $count } obiekty turystyczne na linii.
    [many] { $count } obiektów turystycznych na linii.
   *[other] { $count } obiektu turystycznego na linii.
 }
tally-interchanges = { $count ->
    [0] Na razie bez stacji przesiadkowych.
    [one] Na razie jedna stacja przesiadkowa.
    [few] Na razie { $count } stacje przesiadkowe.
    [many] Na razie { $count } stacji przesiadkowych.
   *[other] Na razie { $count } stacji przesiadkowej.
 }
tally-total = { $count ->
    [one] Razem { $count } punkt.
    [few] Razem { $count } punkty.
    [many] Razem { $count } punktów.
   *[other] Razem { $count } punktu.
 }
tally-standings = { $rounds ->
    [one] Po pierwszej rundzie
    [2] Po dwóch rundach
    [few] Po trzech rundach
    [many] Po { $rounds } rundach
   *[other] Po { $rounds } rundy
 }
# Those whose round is not over yet.
tally-still-drawing = Jeszcze rysują: { $names }.
tally-next = { $pencil ->
    [purple] Dalej: fioletowa
    [blue] Dalej: niebieska
    [pink] Dalej: różowa
   *[green] Dalej: zielona
 }
tally-next-round = Następna runda

# After the game.
final-title = Ostateczny wynik
final-map = Gotowa mapa
final-new = Nowa gra
final-again = Te same karty
final-picture = Zapisz obrazek
final-picture-failed = Nie udało się zrobić obrazka. Może akurat nie ma sieci; spróbuj później.
final-record = Pobierz zapis
final-review = Analizuj grę
final-share = Udostępnij
final-copied = Skopiowano
share-by-hand = Skopiuj ten tekst:
final-best-line = Najlepsza linia
final-best = { $pencil ->
    [purple] { $points ->
        [one] Fioletowa, { $points } punkt
        [few] Fioletowa, { $points } punkty
        [many] Fioletowa, { $points } punktów
       *[other] Fioletowa, { $points } punktu
     }
    [blue] { $points ->
        [one] Niebieska, { $points } punkt
        [few] Niebieska, { $points } punkty
        [many] Niebieska, { $points } punktów
       *[other] Niebieska, { $points } punktu
     }
    [pink] { $points ->
        [one] Różowa, { $points } punkt
        [few] Różowa, { $points } punkty
        [many] Różowa, { $points } punktów
       *[other] Różowa, { $points } punktu
     }
   *[green] { $points ->
        [one] Zielona, { $points } punkt
        [few] Zielona, { $points } punkty
        [many] Zielona, { $points } punktów
       *[other] Zielona, { $points } punktu
     }
 }
final-this-game = ta gra
final-bot = Bot, solo na twoich kartach
final-bots-play = Boty grają na twoich kartach…
final-place = { $name }: { $place }. miejsce z { $count }
final-tries = Twoje inne gry na tych kartach: { $totals }. Najlepszy wynik: { $best }.
verdict-1 = Ruszyły pierwsze pociągi
verdict-2 = Coraz więcej aut zostaje w garażu
verdict-3 = Na tej sieci można polegać
verdict-4 = Miasto żyje według twojego rozkładu
verdict-5 = Nazwali stację na twoją cześć
verdict-6 = Twoja mapa wisi w muzeum
verdict-place = { $modules ->
    [0] { $score ->
        [one] { $score } punkt: stopień { $verdict } z sześciu.
        [few] { $score } punkty: stopień { $verdict } z sześciu.
        [many] { $score } punktów: stopień { $verdict } z sześciu.
       *[other] { $score } punktu: stopień { $verdict } z sześciu.
     }
    [one] { $score } po odjęciu 10 za moduł: stopień { $verdict } z sześciu.
    [few] { $score } po odjęciu 20 za dwa moduły: stopień { $verdict } z sześciu.
    [many] { $score } po odjęciu za moduły: stopień { $verdict } z sześciu.
   *[other] { $score } po odjęciu za moduły: stopień { $verdict } z sześciu.
 }
# What a screen reader hears of the result.
verdict-line = { $title }. { $text }
verdict-told = Razem: { $total }. { $title }. { $text }
verdict-next = { $count ->
    [one] Do następnego brakuje { $count } punktu.
    [few] Do następnego brakuje { $count } punktów.
    [many] Do następnego brakuje { $count } punktów.
   *[other] Do następnego brakuje { $count } punktu.
 }
winner-you = Wygrywasz
winner-other = { $name } wygrywa
winner-shared = Wspólne zwycięstwo
winner-names = { $names }.
winner-with = { $points ->
    [one] Wygrywa { $name }: { $points } punkt.
    [few] Wygrywa { $name }: { $points } punkty.
    [many] Wygrywa { $name }: { $points } punktów.
   *[other] Wygrywa { $name }: { $points } punktu.
 }
winner-shared-with = { $points ->
    [one] Wspólne zwycięstwo: { $names }, po { $points } punkcie.
    [few] Wspólne zwycięstwo: { $names }, po { $points } punkty.
    [many] Wspólne zwycięstwo: { $names }, po { $points } punktów.
   *[other] Wspólne zwycięstwo: { $names }, po { $points } punktu.
 }
result-tie-break = Wyniki są równe, więc rozstrzyga najlepsza linia.
share-head = { $total ->
    [one] Tubewright: { $total } punkt
    [few] Tubewright: { $total } punkty
    [many] Tubewright: { $total } punktów
   *[other] Tubewright: { $total } punktu
 }
share-row = { $place }. { $name }: { $total }
share-place = { $total ->
    [one] Tubewright: { $total } punkt, { $place }. miejsce z { $count }
    [few] Tubewright: { $total } punkty, { $place }. miejsce z { $count }
    [many] Tubewright: { $total } punktów, { $place }. miejsce z { $count }
   *[other] Tubewright: { $total } punktu, { $place }. miejsce z { $count }
 }

# A record that was opened.
look-title = Zapis gry
look-unread = Nie udało się teraz odczytać pliku
look-refused = To nie jest zapis gry
look-refused-at = Runda { $round }, tura { $turn }, miejsce { $seat }: { $why }
look-refused-file = To plik innego rodzaju albo uszkodzony. Zapisana tu gra to plik .json.
look-refused-detail = Co dokładnie jest nie tak
look-open-another = Otwórz inny plik
look-place = Runda { $round }, tura { $turn }
look-start = Przed pierwszą kartą
look-seat = Miejsce { $number }
look-turn = Tura do obejrzenia
look-back = Turę wstecz
look-on = Turę naprzód
