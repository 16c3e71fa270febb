# Short names, for lists and narrow tables.
term-pencil = { $pencil ->
    [purple] fioletowa
    [blue] niebieska
    [pink] różowa
   *[green] zielona
 }
term-quoted = „{ $text }”
term-line-colour = { $pencil ->
    [purple] fioletowa
    [blue] niebieska
    [pink] różowa
   *[green] zielona
 }
term-comma = {", "}
term-none = brak
term-central = Środek
term-direction = { $direction ->
    [north] N
    [north-east] NE
    [east] E
    [south-east] SE
    [south] S
    [south-west] SW
    [west] W
   *[north-west] NW
 }
term-river-short = Tamiza
term-site-short = obiekt
term-interchange-short = przesiadka

# The printed map, and what its signs mean.
term-legend-central = stacja centralna
term-legend-site = obok stacji: obiekt turystyczny
term-legend-river = Tamiza
term-legend-border = granica dzielnicy
term-legend-departure = { $pencil ->
    [purple] obok { $station }: tu rusza linia fioletowa
    [blue] obok { $station }: tu rusza linia niebieska
    [pink] obok { $station }: tu rusza linia różowa
   *[green] obok { $station }: tu rusza linia zielona
 }
term-board-figures = { $map }. Stacje: { $stations }. Odcinki: { $sections }, w tym pod rzeką: { $crossings }. Dzielnice: { $districts }. Obiekty turystyczne: { $sites }.

# What is said before the first turn. Pencils, objectives and powers are lists of names.
term-intro-pencils = Gra ma cztery rundy. Twoje kredki w kolejnych rundach: { $pencils }.
term-intro-others = Przy stole z tobą: { $names }.
term-intro-objectives = Cele wspólne, po 10 punktów: { $first }; { $second }.
term-intro-powers = Moce, każda raz w swojej rundzie: fioletowa – { $purple }, niebieska – { $blue }, różowa – { $pink }, zielona – { $green }.
term-intro-help = Wszystkie polecenia: help.
term-intro-resumed = Gra toczy się dalej od miejsca, w którym została przerwana.

# A turn. A line is named as in "Pink line".
term-place = Runda { $round } z 4, tura { $turn }. { $line }.
term-card = Karta: { $card }.
term-card-switch = Karty: { $switch }, potem { $card }.
term-you-may-draw = Możesz narysować:
term-nothing-to-draw = Żadnego odcinka nie da się narysować: wpisz pass.
term-way = { $direction ->
    [north] na północ do { $station }
    [north-east] na północny wschód do { $station }
    [east] na wschód do { $station }
    [south-east] na południowy wschód do { $station }
    [south] na południe do { $station }
    [south-west] na południowy zachód do { $station }
    [west] na zachód do { $station }
   *[north-west] na północny zachód do { $station }
 }
term-gain = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
 }
term-under-river = pod Tamizą
term-at-site = obiekt turystyczny
term-interchange = stacja przesiadkowa
term-power-unused = Moc „{ $power }” czeka na użycie. { $does }.
term-power-used = Moc „{ $power }”: użyto.
term-with-power = Z +{ $power } także: { $sections }.
term-with-double = { $first }, potem z +double jeden z odcinków: { $seconds }.
term-with-circle = Po odcinku albo po pass możesz dodać +circle i stację: { $stations } albo tę, do której prowadzi odcinek.
term-power-nothing = +{ $power } nie daje w tej turze nic więcej.
term-seen = Wyszły: ulica { $street }; metro { $underground }. Karty metra: { $count } z 5.
term-unseen = Jeszcze nie wyszły: ulica { $street }; metro { $underground }.
term-last-turn = To ostatnia tura rundy.
term-next-ends = Szansa, że następna tura będzie ostatnią w rundzie: { $percent }%.
term-more-turns = { $turns ->
    [one] Runda potrwa jeszcze co najmniej { $turns } turę.
    [few] Runda potrwa jeszcze co najmniej { $turns } tury.
    [many] Runda potrwa jeszcze co najmniej { $turns } tur.
   *[other] Runda potrwa jeszcze co najmniej { $turns } tury.
 }
term-standing = Punkty: { $total }, w tym za tę linię: { $line }.
term-objective = { $objective }: { $have } z { $need }.

# What was done. Sections are a list, each with its way: "h4-g4, west to g4 circle".
term-you-draw = Rysujesz { $sections }.
term-you-draw-circle = Rysujesz { $sections } i zakreślasz { $station }.
term-you-pass = Pasujesz.
term-you-pass-circle = Pasujesz i zakreślasz { $station }.
term-other-draws = { $name } rysuje { $sections }.
term-other-draws-circle = { $name } rysuje { $sections } i zakreśla { $station }.
term-other-passes = { $name } pasuje.
term-other-passes-circle = { $name } pasuje i zakreśla { $station }.
term-score-now = Punkty: { $total }.
term-taken-back = Cofnięto.

# Prompts; a space follows.
term-prompt-turn = Twój odcinek albo pass:
term-prompt-next = Enter, by odkryć następną kartę, albo undo:
term-prompt-round = Enter, by podliczyć rundę, albo undo:
term-prompt-end = Koniec gry. Enter, by wyjść, review – analiza, albo save PLIK:

# Answers to what cannot be done.
term-turn-is-done = Ta tura jest gotowa: naciśnij Enter, by grać dalej, albo wpisz undo, by ją zmienić.
term-draw-first = Wpisz jeden z odcinków albo pass. Wszystkie polecenia: help.
term-unknown = Nie ma polecenia { $word }. Wpisz odcinek, na przykład d3-a3, albo pass, albo help.
term-line-too-long = Ten wiersz jest za długi jak na polecenie. Wszystkie polecenia: help.
term-no-such-seat = Nie ma takiego miejsca przy tym stole.
term-nobody-else = Przy tym stole nie ma nikogo więcej.
term-bad-action = { $text } to nie ruch. Wpisz odcinek, na przykład d3-a3, albo pass, albo help.

# The sheet in words. Sections and stations are lists.
term-line-words = { $line }: { $sections }.
term-line-circled = { $line }: { $sections }. Zakreślona: { $station }.
term-line-empty = { $line }: jeszcze bez odcinków.
term-ends = Końce linii: { $stations }.
term-other-standing = { $points ->
    [one] { $name }: { $points } punkt.
    [few] { $name }: { $points } punkty.
    [many] { $name }: { $points } punktów.
   *[other] { $name }: { $points } punktu.
 }

# The end of a round.
term-round-over = Koniec rundy { $round }.
term-line-sum = Dzielnice: { $districts } × stacje w najpełniejszej: { $stations } + 2 × przecięcia Tamizy: { $crossings } = { $points }.
term-line-no-points = Bez odcinków nie ma punktów.

# The score sheet.
term-map-london = Londyn
term-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
 }
term-modules = { $modules ->
    [none] bez modułów
    [objectives] z celami wspólnymi
    [powers] z mocami kredek
   *[both] z celami wspólnymi i mocami kredek
 }
term-state-round = trwa runda { $round } z 4
term-state-over = gra zakończona
term-seat-named = Miejsce { $number } { $name }
term-crossings = Tamiza
term-sites = Obiekty
term-all-lines = Wszystkie linie
term-visits = Oś obiektów turystycznych, kółka: { $count }
term-interchanges = Stacje przesiadkowe: na dwóch liniach { $two }, na trzech { $three }, na czterech { $four }
term-objective-met = { $objective }: osiągnięto, { $have } z { $need }
term-objective-not-met = { $objective }: nie osiągnięto, { $have } z { $need }
term-formula = Punkty za linię: dzielnice × stacje w najpełniejszej z nich + 2 × przecięcia Tamizy.
term-not-over = Gra jeszcze trwa.

# Leaving, keeping and going on.
term-deal-again = Te same karty jeszcze raz: --deal { $seed }
term-saved = Zapis gry jest w { $file }.
term-not-saved = Nie można zachować zapisu: { $why }.
term-review-later = Analiza jest po zakończeniu gry.
term-no-review = Tej mapy nikt tu nie umie ocenić: analiza wymaga Londynu.
term-file-exists = { $file } już istnieje: podaj inny plik.
term-kept = Twoja gra jest zachowana.
term-nowhere-to-keep = Nie ma gdzie zachować tej gry: wskaż miejsce przez --save PLIK.
term-go-on = Aby grać dalej: { $command }
term-go-on-without-file = Aby dokończyć później, zachowaj następny wiersz jako plik i wpisz: tubewright play --plain --resume PLIK
term-end-of-input = Dane wejściowe się skończyły, więc gra zostaje tu przerwana.
term-goodbye = Gra zostaje tu przerwana.
term-map-off = Mapa nie będzie pokazywana; map pokaże ją raz, map on przywróci na stałe.
term-map-on = Mapa jest pokazywana w każdej turze.

# Help. Each stands beside the command that it explains.
help-title = Polecenia
help-draw = narysuj odcinek ze stacji swojej linii do nowej
help-pass = nie rysuj niczego w tej turze
help-power = rysuj z mocą swojej kredki, tak samo +switch
help-double = narysuj dwa odcinki z mocą „Dublet”
help-circle = narysuj i zakreśl stację; także: pass +circle d3
help-undo = cofnij swój ruch z tej tury
help-legal = co możesz teraz narysować, z mocą i bez niej
help-hint = najlepsze ruchy i punkty, jakich można oczekiwać w porównaniu z pasem
help-cards = karty, które w tej rundzie wyszły i które zostały
help-sheet = twoje linie słowami; sheet 2: linie z miejsca 2
help-map = twój arkusz jako obrazek; map off, map on: w każdej turze
help-score = arkusz punktacji na teraz; score 2: z miejsca 2
help-others = punkty pozostałych
help-review = po grze: co było szczęściem, a co straciły wybory
help-record = dotychczasowa gra jako zapis
help-save = zachowaj zapis w nowym pliku
help-quit = przerwij; możesz dokończyć później

# The full screen. Its parts are narrow: short words are better than exact ones.
screen-too-small = To okno ma { $columns } × { $rows } znaków; gra potrzebuje co najmniej 80 × 24. Powiększ je albo graj z --plain.
screen-place = Runda { $round } z 4 · tura { $turn }
screen-head-districts = Dz.
screen-head-stations = St.
screen-head-river = Tam.
screen-head-sites = Ob.
screen-head-points = Pkt
screen-sites = Obiekty turystyczne: { $count }
screen-interchanges = Stacje przesiadkowe: { $count }
screen-objective = { $objective ->
    [interchanges] Osiem przesiadek
    [districts] Wszystkie dzielnice
    [tourist-sites] Wszystkie pięć obiektów
    [central-district] Cała centralna dzielnica
   *[thames] Sześć razy pod Tamizą
 }
screen-open = Dostępne odcinki
screen-others = Na tych samych kartach
screen-power = Moc: { $power }
screen-power-armed = Moc w użyciu: { $power }
screen-choose = Wybierz odcinek strzałkami albo numerem, albo wpisz go: d3-a3. Klawisz p to pas.
screen-preview = { $points ->
    [one] { $action }: +{ $points } punkt. Enter zatwierdza, u cofa.
    [few] { $action }: +{ $points } punkty. Enter zatwierdza, u cofa.
    [many] { $action }: +{ $points } punktów. Enter zatwierdza, u cofa.
   *[other] { $action }: +{ $points } punktu. Enter zatwierdza, u cofa.
 }
screen-picked = { $points ->
    [one] { $action }: +{ $points } punkt. Enter rysuje.
    [few] { $action }: +{ $points } punkty. Enter rysuje.
    [many] { $action }: +{ $points } punktów. Enter rysuje.
   *[other] { $action }: +{ $points } punktu. Enter rysuje.
 }
screen-pass = Spasować w tej turze? Enter zatwierdza, u cofa.
screen-hints = Porada: { $best }. Jeszcze raz t, by ją przyjąć.
screen-circle = Zakreśl { $station }
screen-save = Plik na zapis gry:
screen-next = Enter: dalej.
screen-final-keys = s zapisuje grę, n zaczyna nową, a rozdaje te same karty, q wychodzi.

# What the keys do, beside their names at the foot of the screen.
key-draw = rysuj
key-done = gotowe
key-pass = pas
key-undo = cofnij
key-hint = porada
key-power = moc
key-others = inni
key-help = pomoc
key-leave = wyjdź
key-next = dalej
key-save = zapisz
key-review = analiza
key-scroll = przewiń
key-new = nowa gra
key-again = te same karty
key-close = zamknij

# Help on the full screen. Each stands beside the keys that it explains.
keys-title = Klawisze
keys-name-arrows = strzałki
keys-name-enter = Enter
keys-name-mouse = mysz
keys-arrows = wskaż dostępny odcinek
keys-tab = wskaż następny na liście
keys-number = weź odcinek o tym numerze
keys-enter = narysuj to, co wskazane; jeszcze raz: gotowe
keys-type = wpisz odcinek albo polecenie, na przykład d3-a3 +joker
keys-pass = pas
keys-undo = cofnij
keys-hint = najlepsze ruchy; jeszcze raz: przyjmij najlepszy
keys-power = użyj mocy swojej kredki albo ją odłóż
keys-others = arkusze pozostałych, jeden po drugim
keys-save = zapisz dotychczasową grę
keys-review = przeanalizuj grę, gdy się skończy
keys-mouse = kliknij odcinek, stację albo klawisz na dole
keys-leave = wyjdź; gra zostanie zachowana
keys-signs = [ ] końce twojej linii, < > to, co wskazane, ( ) liczy się podwójnie, * obiekt turystyczny. Małe litery to miejsca, skąd ruszają linie: p fioletowa, b niebieska, k różowa, g zielona.

# Looking at a recorded game.
watch-keys = ← → jedna tura, PageUp PageDown jedna runda, Home End, Tab następne miejsce, q wychodzi.

# The start screen.
start-title = Tubewright
start-go-on = Wróć do swojej gry
start-bot = Bot { $number }
start-nobody = nikt
start-objectives = Cele wspólne
start-powers = Moce kredek
start-pencils = Kredki
start-pencils-random = jak w rozdaniu
start-cards = Karty
start-cards-random = losowe
start-on = tak
start-off = nie
start-begin = Zacznij
start-keys = Strzałki wybierają i zmieniają, Enter zaczyna, q wychodzi.
start-seed-keys = Wpisz ziarno kart; Enter kończy.
start-refused = Nie można wrócić do przerwanej gry: { $why }

# Why a game cannot be gone on with; each stands after the name of its record, or alone.
resume-no-record = to nie jest zapis możliwej gry: { $why }
resume-no-seed = zapis nie podaje ziarna, więc dalsze karty są nieznane
resume-other-cards = zapis nie wynika ze swojego ziarna
resume-others = tutaj można dokończyć tylko grę jednej osoby, solo albo z botami

# A table of some server. Names and lines of chat are people's own; addresses and commands stay as they are.
join-calling = Łączenie z { $address } …
join-link = Link dla innych: { $address }
join-seat-link = Klucz do twojego miejsca, tylko na inne twoje urządzenia: { $address }
join-may-start = Jesteś gospodarzem: wpisz start, aby zacząć z obecnymi.
join-host-away = Gospodarz jest nieobecny: wpisz start, aby zacząć bez niego.
join-enter-starts = Enter rozpoczyna grę z obecnymi; wolne miejsca zostaną pominięte.
join-room-help = Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy rozpocznie ją gospodarz. Wszystkie polecenia: help.
join-says = { $name }: { $text }
join-here = { $name } – online.
join-away = { $name } – offline.
join-waiting = Czekamy na: { $names }.
join-bot-plays-you = Gra za ciebie bot. Wpisz back, aby znów grać samodzielnie.
join-may-let-bot = Bot może teraz zagrać za gracza { $name }: wpisz bot { $number }.
join-bot-soon = Bot będzie mógł zagrać za gracza { $name } za { $time }.
join-back = Połączenie wróciło i nic nie przepadło.
join-pencils = Kredki to purple, blue, pink i green.
join-reactions = Reakcje to { $words }.
join-rematch = Rewanż czeka: { $command }
join-asks = { $name } chce usiąść: wpisz admit { $number } albo deny { $number }.
join-banned = Zablokowane: { $name }; unban { $number } odblokowuje.
join-prompt-confirm = Enter, by zatwierdzić, albo undo:
join-say = Napisz do innych:
join-final-keys = s zapisuje grę, m otwiera czat, r proponuje rewanż, q wychodzi.
join-seat-stays = Twoje miejsce na ciebie czeka.
join-left = Twoje miejsce zostało zwolnione.
term-only-at-table = To polecenie działa tylko przy stole na serwerze: tubewright join URL

# Why there is no table or no seat; the program ends with one of these.
join-unreachable = serwer jest nieosiągalny: { $why }
join-tls = { $doubt ->
    [issuer] ten komputer nie ufa wystawcy jego certyfikatu
    [expired] jego certyfikat wygasł
    [too-early] jego certyfikat jeszcze nie jest ważny
    [name] jego certyfikat jest na inną nazwę
    [certificate] jego certyfikatowi nie można ufać
   *[no-tls] nie mówi w TLS albo mówi w nieznanej wersji
 }
join-http = odpowiada HTTP { $status }
join-moved = odsyła do { $place } (HTTP { $status })
join-not-ours = odpowiada tam coś, co nie jest serwerem Tubewright
join-no-host = nie znaleziono serwera o tej nazwie
join-no-table = nie ma takiego stołu: został usunięty albo link jest niepełny
join-outdated = serwer ma inną wersję: zaktualizuj ten program
join-full = wszystkie miejsca przy tym stole są zajęte
join-over = gra przy tym stole się skończyła, a ty nie masz w niej miejsca

# Help on what only such a table knows.
help-say = napisz coś do innych
help-react = pokaż innym reakcję: wave, clap, laugh, wow, oops lub waiting
help-start = zacznij z obecnymi (gospodarz)
help-bot = bot na miejscu 2: przed grą na wolnym, w grze za nieobecną osobę
help-back = graj znów samodzielnie, gdy grał za ciebie bot
help-pencil = twoja pierwsza kredka, jeśli każdy wybiera
help-link = link dla innych i klucz do twojego miejsca
help-rematch = zagraj jeszcze raz w tym samym gronie
help-lock = nie wpuszczaj nikogo więcej (gospodarz); unlock znów pozwala siadać
help-approval = wpuszczaj po kolei (gospodarz); approval off to kończy
help-admit = wpuść osobę numer 5, która prosi o miejsce; deny 5 odmawia
help-ban = zablokuj osobę z miejsca 2 (gospodarz); unban z jej numerem odblokowuje
help-giveup = zwolnij miejsce na dobre; dalej gra bot
key-talk = czat
key-let-bot = bot
key-rematch = rewanż
key-start = zacznij
keys-talk = porozmawiaj z innymi i zobacz, kto jest
keys-let-bot = niech bot zagra za nieobecnego lub za tego, na kogo wszyscy czekają
