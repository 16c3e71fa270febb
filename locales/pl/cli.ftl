# The command line: its help, and what its verbs say to people. Words that stand for themselves stay as they are in every
# language: verbs, flags and names of bots, cards and colours, and whatever is printed for programs.

cli-usage = Użycie:
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-options-word = OPCJE
cli-command-word = POLECENIE
cli-value = { $name ->
    [LANG] JĘZYK
    [SEED] ZIARNO
    [FILE] PLIK
    [COUNT] LICZBA
    [MEGABYTES] MEGABAJTY
    [REPORT] ZGŁOSZENIE
    [WHO] KTO
    [LIMIT] LIMIT
    [VALUE] LICZBA
    [STORE] MAGAZYN
    [FOLDER] FOLDER
    [DAYS] DNI
    [SECONDS] SEKUNDY
    [THREADS] WĄTKI
    [TABLES] STOŁY
    [TABLE] STÓŁ
    [PERSON] OSOBA
    [SHELL] POWŁOKA
    [RECORD] ZAPIS
    [OUT] PLIK
    [MINUTES] MINUTY
    [GAMES] GRY
    [DRAFT] SZKIC
    [COLOR] KOLOR
    [COLOURS] KOLORY
    [CARDS] KARTY
    [SEATS] MIEJSCA
    [PORT] PORT
    [NAME] NAZWA
    [LOG] DZIENNIK
    [LEVELS] POZIOMY
    [HOST] ADRES
    [EFFORT] WYSIŁEK
    [CMD] POLECENIE
    [BOT] BOT
   *[other] { $name }
 }
cli-default = [domyślnie: { $value }]
cli-possible = [możliwe wartości: { $values }]
cli-help = Pokaż pomoc; -h krótko, --help z przykładami
cli-help-verb = Pokaż pomoc polecenia
cli-version = Pokaż wersję
cli-lang = Język: { $codes }; bez tej opcji język środowiska (LC_ALL, LC_MESSAGES, LANG)
cli-json = Wypisz jeden dokument JSON
cli-objectives = Z dwoma celami wspólnymi (moduł A)
cli-powers = Z mocami kredek (moduł B)
cli-record = Zapis gry albo - dla standardowego wejścia

cli-about = Nieoficjalna cyfrowa wersja gry „Następna stacja: Londyn”
cli-about-more =
    Przykłady:
      tubewright play                gra solo
      tubewright play --deal london  te same karty dla każdego, kto poda to ziarno
      tubewright join URL            miejsce przy stole na serwerze
      tubewright replay game.json    arkusz punktacji z zapisu
      tubewright map                 mapa

    Kody wyjścia: 0 powodzenie, 1 odrzucone dane (powód w jednym wierszu na stderr), 2 błędne użycie.

cli-play = Zagraj solo albo z botami
cli-play-more =
    Przykłady:
      tubewright play                   ekran początkowy
      tubewright play --bots regular,strong --objectives --powers
      tubewright play --deal london --pencils green,pink,blue,purple
      tubewright play --plain --no-map  zdaniami, dla czytników ekranu
      tubewright play --plain --save game.json
      tubewright play --resume game.json

    Na pełnym ekranie klawisz ? pokazuje wszystkie klawisze. Z --plain, albo gdy nie ma terminala, wpisz
    d3-a3 albo pass, a help opowie o całej reszcie.

    Przerwana gra zostaje zachowana i następnym razem toczy się dalej, chyba że opcje wskazują inną. Leży
    w $XDG_STATE_HOME/tubewright albo w ~/.local/state/tubewright. To, co przychodzi potokiem, zostaje
    tylko w pliku podanym w --save.
cli-play-plain = Wiersz po wierszu: dla czytników ekranu, potoków i prostych terminali
cli-play-bots = Boty przy stole, według poziomu: novice, casual, regular, strong albo champion, najwyżej trzy
cli-play-new = Zacznij nową grę, nawet jeśli jakaś została przerwana
cli-play-deal = Ziarno kart; bez niego są losowe
cli-play-pencils = Twoja kolejność kredek, na przykład green,pink,blue,purple; bez niej taka jak w rozdaniu
cli-play-save = Zachowuj zapis w tym pliku
cli-play-resume = Wróć do przerwanej gry i zachowuj ją w jej pliku
cli-play-no-map = Z --plain: nie rysuj mapy w każdej turze
cli-ascii = Tylko znaki ASCII

cli-join = Zajmij miejsce przy stole na serwerze
cli-join-more =
    Przykłady:
      tubewright join https://play.example.org/t/ID
      tubewright join https://play.example.org/t/ID --name Anna
      tubewright join play.example.org/t/ID --plain --no-map
          zdaniami, dla czytników ekranu
      tubewright join 'https://play.example.org/t/ID#seat=KEY'
          twoje miejsce z innego urządzenia

    To ten sam link, którym dzielą się ludzie; kto otworzy go w przeglądarce, siada przy tym samym stole.
    To samo polecenie prowadzi z powrotem na to samo miejsce, także po zerwanym połączeniu. To, czego do
    tego trzeba, leży w $XDG_STATE_HOME/tubewright albo w ~/.local/state/tubewright; żaden inny serwer
    tego nie dostaje.

    Gra się tak jak w play. Z --plain albo bez terminala resztę podpowie help; na pełnym ekranie
    wszystkie klawisze pokazuje ?.

    Kod wyjścia 1, gdy nie ma takiego stołu, wolnego miejsca albo serwera; mówi o tym jeden wiersz na stderr.
cli-join-url = Link do stołu albo do miejsca
cli-join-name = Imię, pod którym znają cię inni; zostaje zapamiętane

cli-replay = Odtwórz zapis zgodnie z zasadami i pokaż arkusz punktacji
cli-replay-more =
    Przykłady:
      tubewright replay game.json            arkusz punktacji, dla ludzi
      tubewright replay --json game.json     każda liczba, dla programów
      tubewright replay --legal - < game.json
                                             także odcinki dostępne w każdej turze

    Zapis niezgodny z zasadami jest odrzucany: kod wyjścia 1 i jeden wiersz, na przykład
      runda 2, tura 3, miejsce 1: crosses-section: odcinek a3-c5 przecina b3-b5
cli-replay-watch = Pokaż grę tura po turze: na pełnym ekranie albo zdaniami przez potok
cli-replay-legal = Dodaj odcinki dostępne w każdej turze; włącza --json

cli-verify = Sprawdź, czy karty, kredki i moduły zapisu wynikają z jego ziarna
cli-verify-more =
    Przykłady:
      tubewright verify game.json

    Jeśli zapis ma odcisk, ziarno musi pasować także do niego, a gra z zapisu musi być możliwa.
    Kod wyjścia 0, gdy wszystko się zgadza, inaczej 1 i jeden wiersz na stderr.

cli-deal = Pokaż rozdanie z ziarna: kredki, cele, moce i cztery talie
cli-deal-more =
    Przykłady:
      tubewright deal london
      tubewright deal --json 00112233445566778899aabbccddeeff
cli-deal-seed = Dowolny tekst; po --, jeśli zaczyna się od kreski

cli-perft = Policz różne ciągi ruchów możliwe dla jednej linii na pustym arkuszu
cli-perft-more =
    W każdej turze linia pasuje albo rysuje jeden odcinek; mocy nie ma. Jedna liczba na turę.

    Przykłady:
      tubewright perft --color green --cards underground:circle,street:square
cli-perft-color = Kredka: purple, blue, pink albo green
cli-perft-cards = Karty w kolejności odkrywania, jak w rundzie zapisu, rozdzielone przecinkami

cli-bench = Zmierz szybkość silnika zasad w jednym wątku
cli-bench-more =
    Rozgrywa całe gry, losowe i zachłanne, i sprawdza średni wynik losowych.
    Użyj kompilacji release.

    Przykłady:
      tubewright bench
      tubewright bench --json
cli-bench-seconds = Ile sekund mierzyć

cli-arena = Niech boty zagrają solo na tych samych rozdaniach; porównaj je
cli-arena-more =
    Boty: random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000 oraz poziomy
    novice, casual, regular, strong, champion. Wyniki to sumy przed odliczeniem z trybu solo.

    Kolumna „bez szczęścia” to średnia bez tego, co według funkcji oceny dały lub zabrały karty: na dłuższą metę
    ta sama liczba, ale u dobrze grających botów z mniejszym błędem. Z --json to steady_mean i steady_se, a dla dwóch botów
    steady_difference.

    Przykłady:
      tubewright arena --bot greedy --bot search:ms=50 --games 100 --seed 7
      tubewright arena --bot strong --games 9 --seed 7 --objectives --powers --json
      tubewright arena --engine 'python3 examples/bot.py' --games 20 --seed 7

    Zewnętrzny program jest uruchamiany przez powłokę, raz na wątek, i dostaje pytania w wierszach JSON
    (opis w docs/engine.md). Gdy odpowie za późno lub błędnie albo nie odpowie wcale, zagrany zostaje pass,
    a błąd policzony.
cli-arena-bot = Bot, z opcjami po dwukropku; można podać kilka razy
cli-arena-games = Ile gier rozgrywa każdy bot
cli-arena-seed = Gra i, licząc od 0, to rozdanie ZIARNO/i
cli-arena-threads = Gry jednocześnie; bez tej opcji po jednej na rdzeń
cli-arena-svg = Zapisz obrazek: siła a czas na decyzję
cli-arena-value = Niech search i champion oceniają według tego pliku polecenia `train`, a nie wbudowanej funkcji oceny

cli-solve = Znajdź najlepsze, na co pozwalają znane karty: rozdania albo rozegranej gry
cli-solve-more =
    Z --deal: najlepsza gra solo, jaką udało się znaleźć. Każda linia jest najlepsza przy trzech
    pozostałych, ale żadne szukanie nie dowodzi, że inne cztery nie są razem lepsze: granica to
    wynik, którego żadna gra na tych kartach nie przekroczy.

    Z --record: dla każdej rundy najlepsza linia na arkuszu z jej początku, znaleziona dokładnie,
    a nie w przybliżeniu, i to, co zagrano; w rundzie, która trwa, na dotychczasowych turach. Po
    końcu gry także najlepsza cała gra. Punkty to sumy przed odliczeniem z trybu solo.

    Przykłady:
      tubewright solve --deal london
      tubewright solve --deal london --objectives --powers --effort 10 --json
      tubewright solve --record game.json
      tubewright solve --record game.json --seat 2 --round 3
cli-solve-deal = Ziarno rozdania, dowolny tekst
cli-solve-record = Zapis gry, zakończonej lub nie; - to standardowe wejście
cli-solve-round = Tylko ta runda zapisu, licząc od 1
cli-solve-seat = Tylko to miejsce zapisu, licząc od 1
cli-solve-effort = Jak usilnie szukać, od 1 do 100: 1 to około sekundy, z modułami kilka sekund, a czas rośnie proporcjonalnie

cli-review = Przeanalizuj partię: co było szczęściem, a co straciły wybory
cli-review-more =
    Dla każdej decyzji: szczęście w kartach i ile punktów akcja straciła wobec najlepszej. Dla
    partii: ile oczekiwano przed pierwszą kartą, plus szczęście, minus straty, oraz reszta, której
    oceny nie tłumaczą; najkosztowniejsze decyzje i dlaczego; straty w porównaniu ze stratami
    naszych botów. Punkty to sumy przed odliczeniem w trybie solo.

    Folder albo plik z zapisem w każdym wierszu (.jsonl) daje tabelę z podsumowaniem; z --json po
    dokumencie w wierszu. Liczby i dokumenty opisuje docs/review.md.

    Przykłady:
      tubewright review game.json
      tubewright review game.json --seat 2 --nodes 20000 --json
      tubewright review game.json --svg curve.svg
      tubewright review games.jsonl
cli-review-file = Zapis partii, skończonej lub nie; folder lub plik .jsonl z zapisami; - oznacza standardowe wejście
cli-review-nodes = Ile pozycji obejrzeć na każdą turę, która mogła nadejść; bez tego 2000
cli-review-ms = Ile mniej więcej może trwać analiza jednego miejsca
cli-review-hindsight = Także to, co było możliwe przy znajomości wszystkich kart; trwa kilka sekund dłużej
cli-review-svg = Narysuj oczekiwany wynik w kolejnych turach do tego pliku

cli-puzzles = Ułóż zadania: pozycje z partii botów, w których jedna akcja jest wyraźnie najlepsza
cli-puzzles-more =
    Najlepsza akcja wyprzedza każdą inną co najmniej o 3 punkty i o 3 błędy standardowe. Każdy
    wiersz to zadanie w formie z docs/review.md; z --json to jeden dokument z zapisami.

    Przykłady:
      tubewright puzzles --count 20 --seed 7
      tubewright puzzles --count 20 --seed 7 --json
cli-puzzles-count = Ile zadań

cli-train = Ucz funkcję oceny botów search i champion
cli-train-more =
    Wynik zastępuje crates/bots/src/value/london.net. Szkic zawiera wszystkie wagi w całości, by
    można było wrócić do niego innego dnia; jest zapisywany co minutę, a wynik na końcu. Ctrl-C
    kończy naukę wcześniej, a to, czego się nauczono, zostaje w obu; przed pierwszym zapisem
    szkicu oba pliki się nie zmieniają.

    Przykład:
      tubewright train --minutes 480 --draft night.draft --out night.net
cli-train-minutes = Ile minut, także ułamek
cli-train-out = Dokąd trafia gotowa funkcja oceny
cli-train-draft = Dokąd trafia szkic; jeśli już tam jest, nauka toczy się dalej
cli-train-threads = Wątki; bez tej opcji po jednym na rdzeń
cli-train-seed = Ziarno gier, na których się uczy
cli-train-from =
    Jaki procent kursu już za nim, od 0 do 99: im więcej, tym mniejsze poprawki; bez tego 0 dla
    szkicu zaczynanego od zera, w innych przypadkach 30
cli-train-only = Tylko gry bez modułów albo tylko z nimi; bez tego po połowie
cli-train-value = Zacznij nowy szkic od tego pliku polecenia `train`, a nie od zera

cli-map = Pokaż mapę albo sprawdź i pokaż plik z mapą
cli-map-more =
    Przykłady:
      tubewright map              mapa Londynu
      tubewright map my-town.map  inna; błąd zostanie wskazany wraz z wierszem
cli-map-file = Mapa w postaci tekstu albo - dla standardowego wejścia; bez niej Londyn

cli-map-flag = Graj na mapie z tego pliku zamiast w Londynie; przy zapisie gry: mapa, której w nim nie ma

cli-score = Policz punkty arkusza narysowanego na papierze, bez kart
cli-score-more =
    Wiersz tekstu to kredka i jej odcinki w dowolnej kolejności i kierunku; następujące po sobie można
    połączyć. Całą formę opisuje docs/notation.md.
      green d3-a3-c5 d3-f1 +circle a3
      pink h4-g3-g4-f4
      objectives districts thames

    To, czego na arkuszu być nie może (przecięcie, pętla, odcinek narysowany dwa razy, odcinki
    niepołączone ze swoją linią), jest nazwane wraz z odcinkiem; kod wyjścia 1.

    Przykłady:
      tubewright score sheet.txt
      tubewright score --json - < sheet.txt
cli-score-file = Arkusz w formie tekstowej albo - dla standardowego wejścia
cli-score-as-drawn = Policz to, co narysowano, nawet jeśli zasady na to nie pozwalają

cli-stats = Pokaż statystyki zapisanych gier
cli-stats-more =
    Rozkład, średnia, odchylenie standardowe i kwantyle wyników; średnie punkty według tego, za co są,
    według kolorów, rund i modułów; średnia ruchoma. Gry liczą się w kolejności plików.

    Plik zawiera jeden zapis gry albo po jednym w wierszu. Z folderu brane są pliki .json i .jsonl,
    według nazw. Liczą się wszystkie miejsca, chyba że --seat lub --name wybiera niektóre. Gry
    niedokończone się nie liczą.

    Przykłady:
      tubewright stats games/
      tubewright stats --name Ann --svg ann.svg games.jsonl
      tubewright stats --json games.jsonl
cli-stats-files = Zapisy gier albo foldery z nimi
cli-stats-seat = Tylko to miejsce w każdej grze, od 1
cli-stats-name = Tylko miejsca o tym imieniu
cli-stats-svg = Zapisz obrazek: rozkład i średnią ruchomą

cli-completions = Wypisz uzupełnienia dla powłoki
cli-completions-more =
    Przykłady:
      tubewright completions bash \
        > ~/.local/share/bash-completion/completions/tubewright
      tubewright completions fish > ~/.config/fish/completions/tubewright.fish
cli-completions-shell = Powłoka

# Wrong usage. Lines that begin with what was typed.
usage-error = błąd: { $what }
usage-unknown-argument = argument „{ $argument }” tu nie pasuje
usage-unknown-command = nie ma polecenia „{ $command }”
usage-no-command = brakuje polecenia
usage-missing = brakuje argumentów: { $arguments }
usage-no-value = { $argument } wymaga wartości
usage-wrong-value = „{ $value }” nie pasuje do { $argument }
usage-wrong-value-why = „{ $value }” nie pasuje do { $argument }: { $why }
usage-conflict = { $argument } nie może wystąpić razem z { $other }
usage-twice = { $argument } można podać tylko raz
usage-no-value-wanted = { $argument } nie przyjmuje wartości
usage-utf-8 = jeden z argumentów nie jest tekstem w UTF-8
usage-instead = Może chodziło o { $suggestion }?
usage-more = Więcej: --help.
usage-levels = poziomy to novice, casual, regular, strong i champion
usage-pencils = podaj każdą z czterech kredek jeden raz
usage-review-svg = --svg rysuje jeden zapis, nie folder ani plik .jsonl
usage-bots = przy stole siedzą z tobą najwyżej trzy boty
usage-table = link do stołu wygląda tak: https://play.example.org/t/ID
usage-name = imię ma od 1 do 24 widocznych znaków
usage-draft-and-out = --draft i --out to ten sam plik, { $name }; jedno zniszczyłoby drugie
usage-draft-is-there = --value jest dla nowego szkicu, a { $name } już istnieje

# Refusals, one line each.
refuse-read = nie można odczytać { $name }
refuse-large = { $name } przekracza { $limit } MiB
refuse-utf-8 = { $name } nie jest tekstem w UTF-8
refuse-write = nie można zapisać { $name }
refuse-taken = { $name } już istnieje: podaj inny plik albo dokończ zapisaną w nim grę: --resume { $name }
refuse-aside = nie można odłożyć przerwanej gry
refuse-left = --new zaczyna nową grę
refuse-open = twoja gra jest otwarta w innym terminalu; --save PLIK zapisuje drugą w osobnym pliku
refuse-changed = zmienił go inny program
refuse-random = ten system nie daje liczb losowych
refuse-draft = { $name } nie jest szkicem tej wersji
refuse-value = { $name } nie jest funkcją oceny tej wersji
refuse-no-records = brak zapisów: { $name }
refuse-review-map = analiza wymaga mapy, którą zna funkcja oceny: Londynu
refuse-no-seat = w zapisie nie ma miejsca { $seat }
refuse-no-round = miejsce { $seat } nie zagrało jeszcze w rundzie { $round } tego zapisu
refuse-bench = średni wynik losowych gier to { $mean }, a od { $right } dzielą go ponad trzy błędy standardowe ({ $error })
standard-input = standardowe wejście

# What the verbs print.
verify-seed = karty, kredki i moduły wynikają z ziarna { $seed }
verify-promised = odcisk { $commitment } zgadza się z ogłoszonym wcześniej
verify-unpromised = odcisk { $commitment }, wcześniej nieogłoszony
verify-sealed = powstało z ziarna serwera i tego, co dołożyły miejsca, jak obiecano
deal-seed = Ziarno
deal-commitment = Odcisk
deal-pencils = Kredki
deal-objectives = Cele wspólne
deal-powers = Moce
deal-power = { $pencil }: { $power }
deal-card = Karta
deal-round = Runda { $round }
deal-card-name = { $kind ->
    [street] U { $symbol }
   *[underground] M { $symbol }
 }
deal-key = U to ulica, M to metro; piąte M kończy rundę.
perft-turn = tura { $turn }: { $count }
perft-none = nie ma kart, więc nie ma tur: nie ma czego liczyć
bench-random = losowe gry na sekundę: { $games }, średni wynik { $mean } ± { $error } (oczekiwany: { $right })
bench-modules = losowe gry na sekundę z oboma modułami: { $games }
bench-greedy = gry bota zachłannego na sekundę: { $games }
arena-bot = Bot
arena-mean = średnia ± bł.
arena-steady = bez szczęścia
arena-min = min.
arena-max = maks.
arena-each = śr. czas
arena-slow = p99
time-millis = { $time } ms
time-micros = { $time } µs
arena-difference = Różnica w punktach na grę
arena-pair = { $a } przeciw { $b }
arena-interrupted = przerwano: rozdania rozegrane przez wszystkie boty: { $games } z { $all }
plot-time = czas na decyzję
plot-score = średni wynik
progress-left = { $done } z { $all }, zostało { $seconds } s
solve-exact = Na kartach z ziarna { $seed } można było zdobyć { $total } i dowiedziono, że więcej się nie da.
solve-bound = Na kartach z ziarna { $seed } można było zdobyć { $total } i dowiedziono, że { $beyond } jest poza zasięgiem.
solve-round = Runda { $round }, { $pencil }: { $actions }
solve-nodes = pozycje: { $nodes } w { $seconds } s
solve-stopped = zatrzymano; oto najlepsze, co dotąd znaleziono
solve-seat = Miejsce { $seat } { $name }
solve-played = Runda { $round }, { $pencil }: punkty zdobyte { $played }, możliwe { $best }
solve-played-part = Runda { $round } dotąd, { $pencil }: punkty zdobyte { $played }, możliwe { $best }
solve-nothing = Nic jeszcze nie zagrano.
solve-game-exact = Na tych kartach można było zdobyć { $total } i dowiedziono, że więcej się nie da; zdobyto { $played }.
solve-game-bound = Na tych kartach można było zdobyć { $total } i dowiedziono, że { $beyond } jest poza zasięgiem; zdobyto { $played }.
review-head-game = Partia
review-head-total = wynik
review-head-expected = oczekiwane
review-head-luck = szczęście
review-head-lost = strata
review-head-good = dobrze
review-percent = { $percent }%
review-mean = Średnia z { $games }: wynik { $total }, szczęście { $luck }, strata { $loss }
review-class-count = { $class }: { $count }
train-progress = { $seconds } s, pozycje: { $positions }, błąd w punktach: { $error }, średni wynik: { $score }
train-size = rozmiar funkcji oceny w bajtach: { $bytes }
train-too-large = rozmiar funkcji oceny w bajtach: { $bytes }, a wbudowana może mieć najwyżej { $most }, bo pobiera ją strona
train-overflow = nie zapisano { $out }: suma w sieci { $part } dochodzi do { $sum }, a bezpieczne jest najwyżej { $most }
train-base = samą funkcją oceny, gra podstawowa: { $score } ± { $error }
train-both = samą funkcją oceny, oba moduły: { $score } ± { $error }
train-stopped = zatrzymano; to, czego się nauczono, jest w { $draft } i { $out }
train-stopped-early = zatrzymano, zanim nauczono się czegoś wartego zachowania; pliki pozostały bez zmian
map-no-value = dla mapy { $map } nie ma funkcji wartości: search i champion patrzą zamiast tego kilka ruchów naprzód
refuse-train = dla mapy { $map } nie da się jeszcze wytrenować funkcji wartości: jej wejścia są dla Londynu
stats-none = nie ma żadnej ukończonej gry do policzenia
stats-skipped = pominięto: { $why }
stats-line = { $name }, wiersz { $line }
stats-games = Gry
stats-mean = Średni wynik
stats-sd = Odchylenie standardowe
stats-lowest = Najniższy
stats-median = Mediana
stats-highest = Najwyższy
stats-lines = Linie
stats-tourist = Obiekty turystyczne
stats-interchanges = Stacje przesiadkowe
stats-objectives = Cele
stats-round = Linia rundy { $round }
stats-best-line = Najlepsza linia
stats-modules = { $modules ->
    [none] Gra podstawowa ({ $games })
    [objectives] Z celami wspólnymi ({ $games })
    [powers] Z mocami kredek ({ $games })
   *[both] Z oboma modułami ({ $games })
 }
stats-last = Średnia z ostatnich { $count }
stats-won = Wygrane, gier z innymi: { $games }
stats-unfinished = Niepoliczone, bo nieukończone: { $count }
stats-distribution = Jak często wypadała każda dziesiątka punktów
stats-course = Średnia z ostatnich gier: { $count }
stats-picture = Statystyki gier: { $games }, średni wynik { $mean }
