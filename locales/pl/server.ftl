# The server: its flags, what it says when it starts, and what a link to a table shows where it is shared.

cli-serve = Udostępnij przeglądarkom stronę i stoły
cli-serve-more =
    Przykłady:
      tubewright serve                    dla przeglądarek na tym komputerze
      tubewright serve --addr 0.0.0.0:80  dla każdego, kto może się z nim połączyć
      tubewright serve --port 0           na wolnym porcie; adres zostanie wypisany
      tubewright serve --data /var/lib/tubewright \
        --public-url https://play.example.org --trust-proxy
          za serwerem proxy, który obsługuje TLS
      tubewright serve --store postgres://tubewright@localhost/tables
          jeden z serwerów na wspólnej bazie danych

    Każda opcja może też być zmienną środowiskową, na przykład TUBEWRIGHT_ADDR zamiast --addr.
    Resztę opisuje docs/hosting.md.
cli-serve-addr = Adres i port, pod którymi czekać na połączenia; zastępuje --host i --port
cli-serve-host = Adres, pod którym czekać na połączenia
cli-serve-port = Port; 0 to dowolny wolny
cli-serve-data = Folder, w którym są stoły; powstanie, jeśli go nie ma
cli-serve-public-url = Adres, pod którym ludzie otwierają serwer, na przykład https://play.example.org
cli-serve-allow-host = Nazwa, pod którą ludzie otwierają serwer oprócz --public-url; można podać kilka razy
cli-serve-trust-proxy = Ufaj nagłówkom X-Forwarded-For i X-Forwarded-Proto: tylko za serwerem proxy, który je ustawia
cli-serve-keep-finished = Usuwaj zakończone stoły po tylu dniach bez zmian; 0: nigdy
cli-serve-keep-unfinished = Usuwaj niedokończone stoły po tylu dniach bez zmian; 0: nigdy
cli-serve-thinkers = Ile botów może myśleć naraz; 0 to połowa procesorów
cli-serve-log = Jak szczegółowy dziennik pisać na stderr, wierszami JSON
cli-serve-access-log = Zapisuj na stderr każde zapytanie, wierszami JSON ze skróconym adresem
cli-serve-most-sockets = Najwięcej połączeń w sumie; tu i niżej 0 oznacza brak limitu
cli-serve-sockets-per-address = Najwięcej połączeń z jednego adresu
cli-serve-sockets-per-person = Najwięcej połączeń jednej osoby
cli-serve-messages-per-second = Najwięcej wiadomości na sekundę w jednym połączeniu, licząc w dłuższym czasie
cli-serve-requests-per-second = Najwięcej zapytań na sekundę z jednego adresu, licząc w dłuższym czasie
cli-serve-tables-per-hour = Najwięcej stołów na godzinę otwieranych z jednego adresu lub przez jedną osobę
cli-serve-kilobytes-per-hour = Ile kilobajtów na godzinę, poza ruchami, może zapisać jeden adres; jedna osoba ćwierć tego
cli-serve-kilobytes-per-table = Ile kilobajtów może mieć dziennik stołu; potem trwa już tylko gra
cli-serve-disk-reserve = Gdy na dysku jest mniej wolnych megabajtów, trwają tylko rozpoczęte gry
cli-serve-unix-socket = Czekaj na połączenia na gnieździe w systemie plików, dla proxy na tej maszynie
cli-serve-tls-cert = Używaj TLS z certyfikatami z tego pliku PEM; po zmianie jest czytany na nowo
cli-serve-tls-key = Klucz certyfikatu, w PEM

cli-tables = Archiwizuj, eksportuj i usuwaj stoły serwera, także podczas jego pracy
cli-tables-more =
    Przykłady:
      tubewright tables backup saturday.db
      tubewright tables --data /var/lib/tubewright export k3jqx
      tubewright tables sweep --finished 90 --unfinished 30
cli-tables-data = Folder danych serwera
cli-tables-backup = Zapisz pełną i spójną kopię w nowym pliku
cli-tables-backup-file = Plik, którego jeszcze nie ma
cli-tables-count = Powiedz, ile jest stołów i ile zajmują
cli-tables-export = Wypisz cały dziennik stołu jako jeden dokument JSON; jest w nim ziarno kart
cli-tables-delete = Usuń stół
cli-tables-table = Stół
cli-tables-forget = Usuń dane osoby: imiona, czat, drogę powrotną na jej miejsca
cli-tables-person = Identyfikator osoby, taki jak podaje jej GET /api/me
cli-tables-sweep = Usuń stoły, przy których od tylu dni nic się nie zmieniło
cli-tables-finished = Zakończone
cli-tables-unfinished = Niedokończone
cli-tables-check = Sprawdź wszystkie stoły: jeden wiersz o każdym uszkodzonym i kod wyjścia 1
cli-tables-repair = Odbuduj uszkodzony plik przy zatrzymanym serwerze; uszkodzony zostaje obok
cli-tables-repair-backup = Weź nieczytelne stoły z tej kopii
cli-tables-restore = Wstaw kopię w miejsce stołów, przy zatrzymanym serwerze; to, co było, zostaje obok
cli-tables-restore-file = Kopia; najpierw jest sprawdzana
cli-tables-copy = Skopiuj wszystkie stoły z jednej bazy do drugiej i porównaj; po przerwaniu można powtórzyć
cli-tables-copy-from = Skąd: sqlite:PLIK albo postgres://…
cli-tables-copy-to = Dokąd: sqlite:PLIK albo postgres://…
cli-store = Baza stołów zamiast folderu danych: sqlite:PLIK albo postgres://USER@HOST/DATABASE
cli-admin = Oglądaj i zmieniaj, co robi działający serwer, na jego własnej maszynie
cli-admin-more =
    Przykłady:
      tubewright admin status
      tubewright admin reports
      tubewright admin ban 192.0.2.0/24
      tubewright admin limit tables-per-hour 10

    Polecenie łączy się z serwerem przez gniazdo w jego folderze danych. Wszystko, co zrobiono, jest w dzienniku serwera.
    Strona /operator robi to samo w przeglądarce, z kluczem z pliku operator.token.
cli-admin-status = Pokaż serwer, jego limity, kto jest zablokowany i które słowa są niemile widziane
cli-admin-tables = Wypisz stoły w pamięci
cli-admin-people = Wypisz, kto jest połączony: identyfikator, sieć i stół
cli-admin-reports = Wypisz zgłoszenia
cli-admin-resolve = Zamknij zgłoszenie
cli-admin-report = Numer zgłoszenia
cli-admin-load = Wczytaj stół do pamięci
cli-admin-close = Usuń stół z pamięci; jego gracze mogą wrócić
cli-admin-lock = Zablokuj stół: nikt nic już przy nim nie zrobi
cli-admin-unlock = Odblokuj stół
cli-admin-ban = Zablokuj kogoś
cli-admin-unban = Zdejmij blokadę
cli-admin-who = Identyfikator osoby, adres albo sieć, na przykład 192.0.2.0/24
cli-admin-words = Ustaw słowa niemile widziane w imionach i na czacie
cli-admin-words-file = Plik ze słowem w każdym wierszu; - czyta standardowe wejście
cli-admin-limit = Zmień limit do odwołania
cli-admin-limit-name = Limit, tak jak pokazuje go status
cli-admin-limit-value = Jego wartość; bez niej znów obowiązuje ustawienie serwera
admin-done = Zrobione
admin-unchanged = Nie ma czego zmieniać
admin-none = Nic
admin-no-server = w folderze { $folder } nie odpowiada żaden serwer
admin-refused = serwer odmawia: { $message }

refuse-start = nie można uruchomić serwera
refuse-serve = nie można udostępnić strony pod { $address }
refuse-data = nie można utworzyć folderu danych { $folder }
refuse-tls = TLS nie działa
refuse-locked = na { $folder } działa już serwer (proces { $process }); dwa naraz nie mogą
refuse-tables = nie można otworzyć stołów w { $file }
refuse-no-tables = w { $folder } nie ma stołów
refuse-backup = nie można zapisać kopii w { $file }
refuse-store = nie można otworzyć bazy stołów { $store }
refuse-repair-store = naprawić można tylko bazę w pliku
serve-ready = Tubewright działa pod adresem { $address } (Ctrl-C kończy)
serve-data = Stoły są w { $folder }
serve-store = Stoły są w { $store }
tables-backed-up = Kopia zapisana w { $file }
tables-count = { $tables ->
    [one] { $tables } stół, bajty: { $bytes }
    [few] { $tables } stoły, bajty: { $bytes }
    [many] { $tables } stołów, bajty: { $bytes }
   *[other] { $tables } stołu, bajty: { $bytes }
 }
tables-deleted = { $tables ->
    [one] Usunięto { $tables } stół
    [few] Usunięto { $tables } stoły
    [many] Usunięto { $tables } stołów
   *[other] Usunięto { $tables } stołu
 }
tables-forgotten = { $tables ->
    [one] Usunięto dane osoby przy { $tables } stole
    [few] Usunięto dane osoby przy { $tables } stołach
    [many] Usunięto dane osoby przy { $tables } stołach
   *[other] Usunięto dane osoby przy { $tables } stołu
 }
tables-damaged = { $table }: { $what }
tables-damaged-store = baza: { $what }
tables-sound = { $tables ->
    [one] { $tables } stół jest w porządku
    [few] { $tables } stoły są w porządku
   *[many] { $tables } stołów jest w porządku
 }
tables-unsound = uszkodzenia: { $damaged }; stoły w porządku: { $tables }
tables-restored = { $table }: przywrócony z kopii
tables-rebuilt = { $table }: odtworzony z własnego dziennika
tables-lost = { $table }: nie udało się przywrócić
tables-repaired = Gotowe: stoły zachowane { $kept }, przywrócone { $restored }, utracone { $lost }; uszkodzony plik to { $file }
tables-replaced = Przywrócono { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
 }
tables-kept = To, co było, leży w { $file }
tables-copied = Gotowe: stoły skopiowane { $copied }, były już { $same }; tylko w docelowej bazie { $others }

preview-gathering = { $name } zaprasza cię do gry
preview-playing = Gra trwa: { $names }
preview-over = Gra zakończona: { $names }
preview-nobody = Stół w Tubewright
preview-picture = Gotowa mapa: cztery kolorowe linie między stacjami Londynu i Tamiza
preview-about = { $seats ->
    [one] Narysujcie razem własne metro: jedno miejsce. Bez konta, wystarczy otworzyć link.
    [few] Narysujcie razem własne metro: { $seats } miejsca. Bez konta, wystarczy otworzyć link.
    [many] Narysujcie razem własne metro: { $seats } miejsc. Bez konta, wystarczy otworzyć link.
   *[other] Narysujcie razem własne metro: { $seats } miejsca. Bez konta, wystarczy otworzyć link.
 }

cli-loadtest = Zmierz serwer prawdziwymi połączeniami
cli-loadtest-more =
    Przykłady:
      tubewright loadtest
          2500 stołów po cztery osoby, każda gra co 3 s
      tubewright loadtest --highest --tables 500
          tak szybko, jak się da, dla porównania z samym echem
      tubewright loadtest --server 192.0.2.7:8080
          serwer działający gdzie indziej, bez limitów
      tubewright loadtest --stored 100000
          jak długo uruchamia się serwer z zapisanymi stołami
      tubewright loadtest --soak 30 --tables 500
          pół godziny gier, z pamięcią po każdej minucie

    Bez --server uruchamia własny, z pustym folderem danych i bez limitów.
cli-loadtest-tables = Ile stołów
cli-loadtest-seats = Ile osób przy każdym
cli-loadtest-every = Jak często gra każda z nich
cli-loadtest-seconds = Jak długo mierzyć
cli-loadtest-highest = Wszyscy grają, gdy tylko mogą; porównanie z samym echem WebSocket
cli-loadtest-server = Zmierz ten serwer
cli-loadtest-data = Folder danych uruchamianego serwera; bez tej opcji tymczasowy
cli-loadtest-stored = Zapisz tyle stołów i zmierz, jak długo serwer z nimi się uruchamia
cli-loadtest-soak = Rozgrywaj grę za grą przez tyle minut i co minutę podawaj pamięć serwera
cli-loadtest-echo = Bądź echem do porównania
refuse-open-files = limit otwartych plików w tym systemie to { $files }: za mało, bo połączeń ma być { $sockets }
loadtest-load = stoły: { $tables }, połączenia: { $sockets }, mierzone przez { $seconds } s
loadtest-times = Od wysłania do trwałego zapisu: połowa do { $half } ms, 99% do { $most } ms, wszystko do { $all } ms
loadtest-rate = na sekundę: ruchy { $commands }, doręczone wiadomości { $messages }; błędy: { $failures }
loadtest-memory = pamięć na połączenie: { $memory } KB, dysk na stół: { $disk } KB
loadtest-echo = Wiadomości doręczone przez samo echo na sekundę: { $messages }; stoły osiągają { $share } tej liczby
loadtest-soak = Minuta { $minute }: pamięć { $memory } MB, połączenia { $sockets }, gry { $games }, tury { $turns }, błędy { $failures }
loadtest-soak-end = Pamięć od minuty { $minute }: od { $least } do { $most } MB, różnica { $percent }%
loadtest-stored = zapisane stoły: { $tables } ({ $size } MB); serwer gotowy { $time } ms po uruchomieniu

# The page for those who run a server.
operator-title = Panel operatora
operator-token = Klucz operatora
operator-open = Otwórz
operator-reports = Zgłoszenia
operator-tables = Stoły w pamięci
operator-people = Kto jest połączony
operator-bans = Blokady
operator-words = Słowa niemile widziane
operator-words-about = Jedno słowo w wierszu, dla imion i czatu
operator-limits = Limity
operator-status = Serwer
operator-who = Identyfikator osoby, adres albo sieć
operator-ban = Zablokuj osobę
operator-unban = Zdejmij blokadę
operator-close = Zamknij
operator-lock = Zablokuj stół
operator-unlock = Odblokuj stół
operator-delete = Usuń
operator-resolve = Załatwione
operator-save = Zapisz
operator-sure = Na pewno?
operator-none = Nic
operator-done = Zrobione.
operator-refused = Odmowa:
