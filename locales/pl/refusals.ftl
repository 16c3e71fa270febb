# Why a record, a map, a file or a value is refused; each stands in one line after what it is about. Reason words, words of the
# forms (pass, +double, street:circle) and names of fields stay as they are in every language.

# A record. The reason is a word such as crosses-section, which other programs rely on.
record-bad = { $reason }: { $why }
record-illegal = runda { $round }, tura { $turn }, miejsce { $seat }: { $reason }: { $why }
record-no-json = od wiersza { $line }, kolumny { $column } to nie jest JSON
record-cut-off = JSON urywa się w wierszu { $line }, kolumnie { $column }
record-field = brakuje pola { $field } w wierszu { $line }, kolumnie { $column }
record-shape = wiersz { $line }, kolumna { $column }: w zapisie gry powinno tu stać co innego
record-format = nieznany format { $format }
record-map = nieznana mapa { $map }
record-map-missing = mapy { $map } nie ma w zapisie gry: trzeba ją podać osobno
record-map-wrong = błąd w mapie: { $why }
record-map-differs = mapa { $map } ma inną nazwę lub inny skrót niż podaje zapis gry
record-map-another = grano na mapie { $own }, a podano { $given }
record-rounds = liczba rund to { $count }, a może ich być najwyżej cztery
record-card-twice = runda { $round }: karta { $card } została w niej już odkryta
record-card-late = runda { $round }: karta { $card } leży po piątej karcie metra
record-switch-last = runda { $round }: zwrotnica leży ostatnia, a odkrywa się z nią następną kartę
record-unfinished = runda { $next } zaczęła się, zanim skończyła się runda { $round }
record-rows = runda { $round }: według kart tur ma być { $turns }, a zapisano { $rows }
record-row-length = runda { $round }, tura { $turn }: ruchów zapisano { $entries }, a miejsc przy stole jest { $seats }
record-after-null = miejsce { $seat }: jest ruch w rundzie { $round }, turze { $turn }, a brakuje wcześniejszego
record-no-seat = przy stole nikt nie siedzi
record-seats = liczba miejsc to { $count }, a może ich być najwyżej cztery
record-pencils = miejsce { $seat }: każda z czterech kredek musi przypaść mu dokładnie raz
record-pencils-pass = miejsce { $seat }: kolejność kredek nie wynika z podawania ich w lewo od miejsca 1
record-objective-twice = cel wspólny { $objective } podano dwa razy
record-power-twice = moc { $power } mają dwie kredki naraz

# An action of a record.
record-too-many-sections = jeden odcinek na turę, a dwa tylko z +double
record-power-not-held = kredka tej rundy nie ma mocy { $power }
record-power-spent = moc { $power } została już użyta w tej rundzie
record-no-such-section = żaden odcinek nie łączy { $from } i { $to }
record-not-on-line = { $station } nie leży na tej linii
record-already-on-line = { $station } leży już na tej linii
record-not-an-end = { $station } nie jest końcem linii, a w tej turze nie działa zwrotnica
record-wrong-symbol = { $symbol ->
    [square] karta wymaga kwadratu, a { $station } to nie kwadrat
    [triangle] karta wymaga trójkąta, a { $station } to nie trójkąt
    [pentagon] karta wymaga pięciokąta, a { $station } to nie pięciokąt
    [circle] karta wymaga okręgu, a { $station } to nie okrąg
   *[any] do { $station } nie da się dotrzeć
 }
record-section-taken = odcinek { $section } jest już narysowany
record-crosses-section = odcinek { $section } przecina { $other }
action-none = { $text } to nie ruch: pisze się „pass” albo odcinek, na przykład „d3-a3”
action-no-station = nie ma stacji { $name }
action-space = { $text } kończy się spacją
action-after-power = po mocy nie może stać { $text }
action-two-sections = z +double trzeba podać dwa odcinki
action-one-section = z +{ $power } trzeba podać odcinek
action-circle = po +circle trzeba podać stację
word-unknown = { $sort ->
    [card] nie ma karty { $text }
    [pencil] nie ma kredki { $text }
    [power] nie ma mocy { $text }
    [objective] nie ma celu wspólnego { $text }
    [symbol] nie ma symbolu { $text }
   *[point] { $text } to nie punkt siatki
 }

# A record and the deal of its seed.
verify-no-seed = zapis nie podaje ziarna, więc nie ma z czym go porównać
verify-commitment = odcisk nie pasuje do ziarna
verify-entropy = to, co miejsce { $seat } dołożyło do ziarna, nie zgadza się z jego zobowiązaniem
verify-seal = ziarno nie powstało z ziarna serwera i tego, co dołożyły miejsca
verify-card = runda { $round }, karta { $card }: z ziarna wynika inna
verify-pencils = z ziarna wynika inna kolejność kredek
verify-objectives = z ziarna wynikają inne cele wspólne
verify-powers = z ziarna wynikają inne moce kredek

# A map. The words that begin its parts stay: map, sights, departures, districts, river, track.
map-line = wiersz { $line }: { $problem }
map-unknown-word = od { $word } nie zaczyna się żadna część mapy (map, siatka, sights, departures, districts, river, track, verdicts, objectives)
map-twice = { $part ->
    [grid] siatka już była
   *[word] „{ $word }” już było
 }
map-without = { $part ->
    [name] mapa nie ma nazwy (map)
    [stations] na mapie nie ma stacji
    [sights] brakuje obiektów turystycznych (sights)
    [departures] brakuje stacji początkowych (departures)
    [departure] każda kredka potrzebuje stacji początkowej: purple, blue, pink, green
    [districts] brakuje dzielnic (districts)
    [river] brakuje rzeki (river)
   *[track] brakuje osi punktacji obiektów turystycznych (track)
 }
map-name = { $name } nie nadaje się na nazwę mapy: dozwolone są a–z, 0–9 i -, najwyżej 40 znaków
map-header = kolumny siatki nazywają się kolejno a, b, c …
map-row = wiersz siatki ma swój kolejny numer i po jednym znaku na kolumnę
map-symbol = { $sign } to nie stacja: dozwolone są S T P C, ? i .
map-departure = { $text } to nie stacja początkowa: podaj kolor i stację, na przykład „green d3”
map-departure-twice = { $pencil } rusza dwa razy albo ze stacji innej kredki
map-districts = dzielnice to litery w tylu wierszach i kolumnach, ile ma siatka
map-district-empty = w dzielnicy { $letter } nie ma stacji
map-river = { $text } to nie punkt rzeki: pisze się kolumna,wiersz od 0 do 99, najwyżej dwa miejsca po kropce
map-track = { $text } nie pasuje: oś punktacji to od 2 do 32 liczb od 0 do 999, które nie maleją
map-too-many = { $what ->
    [columns] za dużo kolumn: najwyżej { $most }
    [rows] za dużo wierszy: najwyżej { $most }
    [stations] za dużo stacji: najwyżej { $most }
    [sections] za dużo odcinków: najwyżej { $most }
    [districts] za dużo dzielnic: najwyżej { $most }
    [stations-of-district] za dużo stacji w jednej dzielnicy: najwyżej { $most }
    [rivers] za dużo rzek: najwyżej { $most }
   *[river-points] za dużo punktów rzek: najwyżej { $most }
 }
map-too-few = { $what ->
    [columns] za mało kolumn: co najmniej { $least }
    [rows] za mało wierszy: co najmniej { $least }
   *[river-points] za mało punktów rzeki: co najmniej { $least }
 }
map-verdicts = { $text } nie pasuje: progi ocen (verdicts) to pięć rosnących liczb od 1 do 999
map-objectives = { $text } to nie liczba celu: pisze się „interchanges 8” albo „thames 6”, od 1 do 99
map-no-way-out = z { $station }, stacji początkowej { $pencil }, nie prowadzi żaden odcinek
map-central = stacje centralne (?): { $count }, a ma być jedna
map-passes-through = odcinek { $section } przechodzi przez dzielnicę { $letter }, a nie ma w niej stacji (R1.7)
map-river-touches = rzeka tylko dotyka odcinka { $section }: przesuń ją, żeby go przecinała albo omijała
map-river-twice = jedna rzeka przecina odcinek { $section } więcej niż raz

# Arkusz bez kart.
drawn-word = od { $word } nie zaczyna się żaden wiersz arkusza (purple, blue, pink, green, objectives)
drawn-line-twice = linia { $pencil } już była
drawn-objectives-twice = cele już były
drawn-section = { $text } to nie odcinek: podaj dwie stacje, na przykład „d3-a3”
drawn-circle = +circle pisze się raz, po odcinkach, z jedną stacją
drawn-objectives = cele są dwa, i to różne
drawn-no-line = na arkuszu nie ma żadnej linii
drawn-twice = odcinek { $section } jest narysowany dwa razy
drawn-loop = odcinek { $section } zamyka pętlę
drawn-not-joined = odcinek { $section } nie łączy się ze stacją początkową { $pencil }
drawn-too-many-sections = odcinek { $section } to o jeden za dużo na tury jednej rundy
drawn-too-many-branches = odcinek { $section } to o jedno odgałęzienie więcej, niż dają zwrotnica i moc
drawn-circle-off-line = stacja { $station } jest zakreślona, ale nie leży na linii
drawn-second-circle = { $station } to drugie zakreślenie, a tę moc ma tylko jedna kredka

# The value of a flag, after “does not fit --flag:”.
value-whole = potrzebna jest liczba całkowita od { $least } do { $most }
value-games = gry to base albo modules
value-seconds = potrzebna jest liczba sekund, na przykład 0.5 albo 3
value-minutes = potrzebna jest liczba minut od 0.001 do 100000, na przykład 0.5 albo 480
value-address = potrzebny jest adres i port, na przykład 127.0.0.1:8080
value-host = potrzebny jest adres, na przykład 127.0.0.1 albo ::1
value-language = dostępne języki to { $codes }
value-url-scheme = adres zaczyna się od https:// albo http://
value-url-host = potrzebny jest protokół i host, na przykład https://play.example.org
value-bot = nie ma bota { $name }; do wyboru są random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, novice, casual, regular, strong i champion
value-bot-option = bot { $bot } nie ma opcji { $option }
value-bot-second = bot { $bot } przyjmuje jedną opcję, a { $option } to już o jedną za dużo
value-bot-number = { $option } to liczba całkowita od 1 do { $most }, a nie { $value }

# Files and tables of a server. What the system or the database says itself is English.
system = { $reason ->
    [not-found] nie ma takiego pliku ani folderu
    [not-allowed] brak uprawnień
    [exists] już istnieje
    [folder] to jest folder
    [no-folder] część ścieżki nie jest folderem
    [full] na dysku brakuje miejsca
    [read-only] dysk jest tylko do odczytu
    [name] plik nie może się tak nazywać
    [address-in-use] nasłuchuje tam już inny program
    [no-address] ten komputer nie ma takiego adresu
    [no-answer] nikt tam nie odpowiada
    [broken-off] połączenie zostało przerwane
    [no-network] przez sieć nie da się tam dotrzeć
    [busy] używa go inny program
    [too-large] jest zbyt duży
    [memory] brakuje pamięci
    [open-files] otwarto już zbyt wiele plików
    [disk] dysk zawodzi
   *[too-slow] trwało to zbyt długo
 }
system-says = system odpowiada: { $said }
store-busy = ten stół ciągle zmienia inny program; spróbuj jeszcze raz
store-unknown = nie ma takiego stołu
store-full = na dysku brakuje miejsca
store-read-only = dysk albo plik jest tylko do odczytu
store-exists = { $file } już istnieje
store-corrupt = zapisane dane są uszkodzone: { $what }
store-damage = { $damage ->
    [checksum] wpis { $n } stołu { $table } nie jest tym, który zapisano
    [gap] u stołu { $table } brakuje wpisu przed { $n }
    [end] dziennik stołu { $table } kończy się nie tam, gdzie powinien: wpis { $n }
    [facts] dane o stole { $table } nie są tymi, które zapisano
    [lost] stół { $table } zniknął ze spisu
    [tables] spis stołów nie jest tym, który zapisano: niektórych może brakować
    [people] spis osób nie jest tym, który zapisano
    [lists] listy otwartych stołów i zegarów nie są tymi, które zapisano
    [layout] baza danych ma inne tabele lub indeksy niż te, które tworzy ten program
   *[not-a-database] to nie jest baza danych Tubewright
 }
store-damage-tail = plik ma tylko { $there } z { $all } bajtów; brakuje strony { $page }
store-damage-schema = nie ma schematu w wersji { $version }
store-newer = dane zapisała nowsza wersja (schemat { $found }, ten program zna { $known })
store-failed = baza stołów zawiodła: { $what }
store-unsure = odpowiedź bazy danych zaginęła; nie wiadomo, czy dane zapisano
store-failure = { $failure ->
    [stopped] już nie działa
    [cannot-open] pliku nie da się otworzyć
    [not-allowed] brak dostępu do pliku
    [locked] plik zajmuje inny program
    [disk] dysku nie da się odczytać ani zapisać
    [unreachable] baza danych jest nieosiągalna
    [busy] baza danych jest zajęta
    [own-backup] kopię bazy danych robi się jej własnymi narzędziami
    [address] to nie jest adres bazy stołów; można podać sqlite:PLIK albo postgres://…
    [name] nazwa pliku nie jest tekstem w UTF-8
   *[in-memory] stoły w pamięci nie mają pliku do skopiowania
 }
store-entry = wpis { $n } w dzienniku stołu nie pasuje: { $why }
admin-no-person = identyfikator osoby ma 64 cyfry szesnastkowe
admin-in-part = zrobione stoły: { $done } z { $all }; przy pozostałych się nie udało: { $why }
