# Playing together: the page of tables, the room before a game, the table while it goes on, and its result.

tables-title = Graj razem
tables-yours = Twoje stoły
tables-none-yours = Nie siedzisz jeszcze przy żadnym stole.
tables-open = Otwarte stoły
tables-none-open = W tej chwili nikt nie czeka na graczy. Otwórz własny stół!
tables-offline = Serwer jest nieosiągalny. Solo i z botami zagrasz mimo to.
tables-retry = Spróbuj ponownie
tables-seats-free = { $count ->
    [0] komplet
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
 }
tables-state = { $state ->
    [waiting] czeka na graczy
    [your-turn] twoja tura
    [playing] w trakcie
   *[over] gra zakończona
 }

# The form that opens a table.
new-title = Otwórz stół
new-name-missing = Podaj imię, żeby inni wiedzieli, z kim grają.
new-seats = Miejsca
new-seats-two = Dwa
new-seats-three = Trzy
new-seats-four = Cztery
new-seat-free = Wolne dla gracza
new-seat-number = Miejsce { $number }
new-pace = Tempo
new-pace-step = Wspólne tempo
new-pace-step-note = Kolejna karta pojawia się, gdy wszyscy wykonają ruch.
new-pace-own = Własne tempo
new-pace-own-note = Te same karty dla wszystkich i nikt na nikogo nie czeka.
new-clock = Czas na turę
new-clock-none = Bez zegara
new-clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
 }
new-clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
 }
new-listing = Kto może dołączyć
new-listing-link = Tylko z linkiem
new-listing-open = Każdy
new-colours = Pierwsze kredki
new-colours-drawn = Losowane
new-colours-chosen = Do wyboru
new-open = Otwórz stół

# The room before the game.
room-title = Czekamy na graczy
room-invite = Zaproszenie
room-invite-note = Kto otworzy ten link, może się dosiąść albo oglądać grę.
room-copied = Skopiowano
room-share = Udostępnij link
room-qr = Kod QR z linkiem
room-seats = Miejsca
room-seat-free = Wolne miejsce
room-sit = Usiądź tutaj
room-sit-kept = To ja
room-you = ty
room-host = gospodarz
room-away = offline
room-bot = Bot „{ $level }”
room-put-bot = Posadź tu bota
room-free-seat = Zwolnij to miejsce
room-start = Rozpocznij grę
room-start-wait = Wolne miejsca zostaną pominięte.
room-host-starts = Gra zacznie się, gdy wszystkie miejsca będą zajęte, albo wcześniej, jeśli tak zdecyduje gospodarz.
seal-whole = Każdy przy stole dołożył swoją część ziarna, a twoja została użyta: nikt nie mógł sam wybrać kart.
seal-unchecked = Każdy przy stole dołożył swoją część ziarna: nikt nie mógł sam wybrać kart.
seal-not = Ten stół nie jest zapieczętowany: ziarno wybrał sam serwer.
seal-broken = Twoja część ziarna nie została użyta. Nie ufaj tym kartom.
seal-failed = Start jest nieważny, bo nie nadeszła część ziarna: { $names }. Gospodarz może zacząć jeszcze raz albo zwolnić miejsce i zacząć bez tej osoby.
door-title = Kto może usiąść
door-lock = Zamknij stół
door-lock-note = Nikt więcej nie usiądzie, a stołu nie będzie na żadnej liście.
door-locked = Stół jest zamknięty: nikt więcej nie może usiąść.
door-approval = Wpuszczaj po kolei
door-approval-note = Kto chce usiąść, najpierw pyta ciebie.
door-asks = { $name } chce usiąść.
door-admit = Wpuść: { $name }
door-turn-away = Odmów: { $name }
door-asking = Prosisz o miejsce. Gospodarz musi cię wpuścić.
door-withdraw = Nie proś dłużej
door-ban = Zablokuj: { $name }
door-ban-note = Kto jest zablokowany, odchodzi od stołu i już tu nie usiądzie, podobnie jak inni z tej samej sieci, chyba że ktoś z nich tu siedzi.
door-unban = Odblokuj: { $name }
door-banned = Gospodarz nie pozwala ci już tu siadać. Możesz patrzeć.
room-leave = Odejdź od stołu
room-your-name = Twoje imię
name-guest = Gość
room-colour = Twoja pierwsza kredka
room-colour-any = Dowolna
room-settings = Przy tym stole
room-fair = Uczciwe karty
room-fair-note = Karty ustalono, zanim odkryto pierwszą. Ten cyfrowy odcisk dowodzi, że nikt ich nie zmienił:
room-seat-link = Twoje miejsce na innym urządzeniu
room-seat-link-note = Otwórz tam ten link i graj dalej. Zachowaj go dla siebie: to klucz do twojego miejsca.

# While the game goes on.
table-away = offline
table-bot-plays = gra bot
table-watching = Oglądasz grę.
table-take-seat = Zajmij miejsce
table-clock = Pozostało: { $time }
table-clock-days = { $days ->
    [one] { $days } dzień { $hours } godz.
    [few] { $days } dni { $hours } godz.
    [many] { $days } dni { $hours } godz.
   *[other] { $days } dnia { $hours } godz.
 }
table-let-bot = Niech za gracza { $name } gra bot
table-bot-from = Bot może zagrać za gracza { $name } najwcześniej: { $time }
table-stand-in = Gdy cię nie było, grę przejął bot. Wróć na swoje miejsce, żeby grać dalej.
table-take-back = Wróć na swoje miejsce
table-own-pace = Niech każdy gra we własnym tempie
table-free-seat = Zwolnij miejsce gracza { $name }
table-leave-note = Kto odchodzi, oddaje miejsce: dalej gra bot, a zająć je może każdy.
table-delete = Usuń ten stół
table-delete-sure = Gra, jej wynik i czat zostaną usunięte dla wszystkich przy tym stole. Nie da się tego cofnąć.
table-delete-now = Tak, usuń
table-no-name = Usuń moje imię z tej gry
table-no-name-sure = Twoje imię i twoje wypowiedzi znikną z tego stołu dla wszystkich; gra i jej wynik zostaną. Nie da się tego cofnąć.
table-no-name-now = Tak, usuń
table-chat = Czat
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-chat-empty = Na razie cisza.
table-mute = Wycisz gracza { $name }
table-hear = Wyłącz wyciszenie gracza { $name }
table-mutes = Wycisz lub zgłoś kogoś
table-report = Zgłoś gracza { $name }
table-report-sure = Imię { $name } i słowa tego gracza przy tym stole trafią do operatora serwera.
table-report-send = Wyślij zgłoszenie
table-report-not = Anuluj
table-report-done = Zgłoszono. Dziękujemy.
table-react = { $reaction ->
    [wave] Cześć
    [clap] Dobry ruch
    [laugh] Haha
    [wow] Wow
    [oops] Ojej
   *[waiting] Czekamy
 }
table-notify = Powiadom o mojej turze
table-your-turn = Twoja tura.
table-lost = Połączenie zerwane. Łączymy ponownie…
table-ended = Ten stół zamknięto, bo nikt do niego nie wrócił.
table-outdated = Serwer ma nowszą wersję. Odśwież stronę: nic nie przepadnie.
table-stopping = Serwer uruchamia się ponownie. Za chwilę wrócisz do gry.
table-missing = Nie ma takiego stołu
table-missing-why = Został usunięty albo link jest niepełny.

# Why something was refused, by the reason's word.
refused = { $reason ->
    [too-late] Ta tura już się skończyła.
    [already-played] Twój ruch w tej turze jest już wykonany.
    [seat-taken] To miejsce jest zajęte albo na kogoś czeka.
    [full] Wszystkie miejsca są zajęte; możesz oglądać.
    [not-host] To może zrobić tylko gospodarz, a pod jego dłuższą nieobecność każdy przy stole.
    [too-fast] Za szybko. Poczekaj chwilę.
    [bad-name] Takiego imienia nie można użyć.
    [bad-chat] Tej wiadomości nie można wysłać.
    [colour-taken] Od tej kredki zaczyna już ktoś inny.
    [not-away] Ten gracz jest przy stole albo dopiero co odszedł.
    [bot-plays] Za ciebie gra bot: najpierw wróć na swoje miejsce.
    [read-only] Serwer nie może teraz nic zapisać. Spróbuj za chwilę.
    [name-taken] Ktoś przy tym stole ma podobne imię. Wybierz inne.
    [disk-low] Dysk serwera jest prawie pełny. Trwają tylko rozpoczęte gry.
    [banned-by-server] Operator tego serwera cię zablokował.
    [table-locked] Operator tego serwera zablokował ten stół.
    [unwelcome] Jest w tym słowo niemile widziane na tym serwerze.
    [too-many] Na razie to za dużo. Spróbuj później.
    [seen-further] Znasz już karty, do których to miejsce jeszcze nie doszło: nie możesz go zająć.
    [seat-ahead] To miejsce jest dalej niż inne. Będzie można je zająć, gdy pozostali dojdą równie daleko.
    [locked] Gospodarz zamknął stół: nikt więcej nie może usiąść.
    [banned] Gospodarz nie pozwala ci już tu siadać. Możesz patrzeć.
    [not-opener] Stół może usunąć tylko ten, kto go otworzył, albo wszyscy siedzący razem: każdy musi o to poprosić.
    [belongs-to-all] Rozegrana gra należy do wszystkich, którzy w nią grali. Możesz usunąć z niej swoje imię.
    [is-opener] Ta osoba otworzyła stół, więc miejsce zostaje jej. Pod jej nieobecność może grać bot.
   *[other] Teraz nie da się tego zrobić.
 }

# The result.
result-title = Wynik
result-rematch = Rewanż
result-rematch-open = Rewanż czeka: dołącz
result-proof = Dowód uczciwości kart
result-proof-seed = Ziarno, z którego wynikają wszystkie karty:
result-proof-holds = Ziarno pasuje do odcisku pokazanego przed grą i wynikają z niego wszystkie karty.
result-proof-fails = Karty i reszta tego, o czym decydował los, nie wynikają z ziarna pasującego do odcisku pokazanego przed grą. Nie ufaj im.
