# Why a record, a map, a file or a value is refused; each stands in one line after what it is about. Reason words, words of the
# forms (pass, +double, street:circle) and names of fields stay as they are in every language.

# A record. The reason is a word such as crosses-section, which other programs rely on.
record-bad = { $reason }: { $why }
record-illegal = round { $round }, turno { $turn }, posto { $seat }: { $reason }: { $why }
record-no-json = non è JSON dalla riga { $line }, colonna { $column } in poi
record-cut-off = il JSON s’interrompe alla riga { $line }, colonna { $column }
record-field = manca il campo { $field } alla riga { $line }, colonna { $column }
record-shape = riga { $line }, colonna { $column }: una partita salvata qui ha altro
record-format = formato sconosciuto { $format }
record-map = mappa sconosciuta { $map }
record-map-missing = la mappa { $map } non è nella partita salvata: va indicata a parte
record-map-wrong = nella mappa c’è un errore: { $why }
record-map-differs = la mappa { $map } ha un altro nome o un’altra impronta rispetto alla partita salvata
record-map-another = si è giocato sulla mappa { $own }, ma è stata indicata { $given }
record-rounds = i round sono { $count }, ma possono essere al massimo quattro
record-card-twice = nel round { $round } la carta { $card } era già stata girata
record-card-late = nel round { $round } la carta { $card } viene dopo la quinta carta Metro
record-switch-last = nel round { $round } l’ultima carta è lo scambio, a cui però ne deve seguire un’altra
record-unfinished = il round { $next } è cominciato prima che finisse il round { $round }
record-rows = nel round { $round } i turni dovrebbero essere { $turns } secondo le carte, ma quelli elencati sono { $rows }
record-row-length = nel round { $round }, turno { $turn }, le azioni sono { $entries } ma i posti sono { $seats }
record-after-null = il posto { $seat } gioca nel round { $round }, turno { $turn }, ma non ha ancora giocato un turno precedente
record-no-seat = al tavolo non siede nessuno
record-seats = i posti sono { $count }, ma possono essere al massimo quattro
record-pencils = il posto { $seat } non riceve una volta ciascuna delle quattro matite
record-pencils-pass = le matite del posto { $seat } non passano verso sinistra a partire dal posto 1
record-objective-twice = l’obiettivo { $objective } compare due volte
record-power-twice = due matite hanno il potere { $power }

# An action of a record.
record-too-many-sections = una sezione per turno, o due con +double
record-power-not-held = la matita di questo round non ha il potere { $power }
record-power-spent = il potere { $power } è già stato usato in questo round
record-no-such-section = nessuna sezione unisce { $from } e { $to }
record-not-on-line = { $station } non è sulla linea
record-already-on-line = { $station } è già sulla linea
record-not-an-end = { $station } non è un capo della linea, e non c’è uno scambio
record-wrong-symbol = { $symbol ->
    [square] la carta chiede un quadrato, e { $station } non lo è
    [triangle] la carta chiede un triangolo, e { $station } non lo è
    [pentagon] la carta chiede un pentagono, e { $station } non lo è
    [circle] la carta chiede un cerchio, e { $station } non lo è
   *[any] { $station } non si può raggiungere
 }
record-section-taken = { $section } è già disegnata
record-crosses-section = { $section } incrocia { $other }
action-none = { $text } non è un’azione: scrivi «pass» o una sezione come «d3-a3»
action-no-station = non c’è nessuna fermata { $name }
action-space = { $text } finisce con uno spazio
action-after-power = { $text } è di troppo dopo il potere
action-two-sections = con +double si disegnano due sezioni
action-one-section = con +{ $power } si disegna una sezione
action-circle = dopo +circle ci vuole una fermata
word-unknown = { $sort ->
    [card] { $text } non è una carta
    [pencil] { $text } non è una matita
    [power] { $text } non è un potere
    [objective] { $text } non è un obiettivo
    [symbol] { $text } non è un simbolo
   *[point] { $text } non è un punto della griglia
 }

# A record and the deal of its seed.
verify-no-seed = la partita non indica un seed, quindi non c’è nulla con cui confrontarla
verify-commitment = l’impronta non è quella del seed
verify-entropy = ciò che il posto { $seat } ha portato al seed non è ciò a cui si era impegnato
verify-seal = il seed non è fatto di quello del server e di ciò che hanno portato i posti
verify-card = round { $round }, carta { $card }: dal seed ne viene un’altra
verify-pencils = le matite non sono quelle del seed
verify-objectives = gli obiettivi non sono quelli del seed
verify-powers = i poteri non sono quelli del seed

# A map. The words that begin its parts stay: map, sights, departures, districts, river, track.
map-line = riga { $line }: { $problem }
map-unknown-word = con { $word } non comincia nessuna parte di una mappa (map, la griglia, sights, departures, districts, river, track, verdicts, objectives)
map-twice = { $part ->
    [grid] la griglia c’era già
   *[word] «{ $word }» c’era già
 }
map-without = { $part ->
    [name] la mappa non ha un nome (map)
    [stations] la mappa non ha fermate
    [sights] mancano i siti turistici (sights)
    [departures] mancano le fermate di partenza (departures)
    [departure] ogni matita vuole la sua fermata di partenza: purple, blue, pink, green
    [districts] mancano i distretti (districts)
    [river] manca il fiume (river)
   *[track] manca il tracciato turistico (track)
 }
map-name = { $name } non va bene come nome di una mappa: usa a–z, 0–9 e -, al massimo 40 caratteri
map-header = le colonne della griglia si chiamano a, b, c … in ordine
map-row = una riga della griglia ha il suo numero, in ordine, e un segno per colonna
map-symbol = { $sign } non è una fermata: usa S T P C, ? o .
map-departure = { $text } non è una partenza: scrivi un colore e una fermata, come «green d3»
map-departure-twice = { $pencil } parte due volte, o dalla fermata di un’altra matita
map-districts = le lettere dei distretti hanno tante righe e colonne quante la griglia
map-district-empty = il distretto { $letter } non ha fermate
map-river = { $text } non è un punto del fiume: scrivi colonna,riga da 0 a 99 con al massimo due decimali
map-track = { $text } non va bene: il tracciato ha da 2 a 32 numeri da 0 a 999, in ordine non decrescente
map-too-many = { $what ->
    [columns] più di { $most } colonne
    [rows] più di { $most } righe
    [stations] più di { $most } fermate
    [sections] più di { $most } sezioni
    [districts] più di { $most } distretti
    [stations-of-district] più di { $most } fermate in un distretto
    [rivers] più di { $most } fiumi
   *[river-points] più di { $most } punti dei fiumi
 }
map-too-few = { $what ->
    [columns] meno di { $least } colonne
    [rows] meno di { $least } righe
   *[river-points] meno di { $least } punti del fiume
 }
map-verdicts = { $text } non va bene: i giudizi (verdicts) finiscono a cinque numeri crescenti da 1 a 999
map-objectives = { $text } non è il numero di un obiettivo: scrivi «interchanges 8» o «thames 6», da 1 a 99
map-no-way-out = da { $station }, la fermata di partenza di { $pencil }, non parte nessuna sezione
map-central = le fermate centrali (?) sono { $count }, ma ne serve esattamente una
map-passes-through = { $section } passa per il distretto { $letter } senza avervi una fermata (R1.7)
map-river-touches = il fiume tocca soltanto { $section }: spostalo in modo che la attraversi o la eviti
map-river-twice = un fiume attraversa { $section } più di una volta

# Un foglio senza carte.
drawn-word = con { $word } non comincia nessuna riga di un foglio (purple, blue, pink, green, objectives)
drawn-line-twice = la linea { $pencil } c’era già
drawn-objectives-twice = gli obiettivi c’erano già
drawn-section = { $text } non è una sezione: scrivi due fermate, come «d3-a3»
drawn-circle = +circle va scritto una volta, dopo le sezioni, con una fermata
drawn-objectives = gli obiettivi sono due, diversi fra loro
drawn-no-line = sul foglio non c’è nessuna linea
drawn-twice = { $section } è disegnata due volte
drawn-loop = { $section } chiude un anello
drawn-not-joined = { $section } non è collegata alla fermata di partenza di { $pencil }
drawn-too-many-sections = { $section } è una sezione in più di quante ne permettono i turni di un round
drawn-too-many-branches = { $section } è un ramo in più di quanti ne permettono lo scambio e un potere
drawn-circle-off-line = { $station } è cerchiata, ma non è sulla linea
drawn-second-circle = { $station } è una seconda fermata cerchiata, e quel potere lo ha una sola matita

# The value of a flag, after “does not fit --flag:”.
value-whole = serve un numero intero da { $least } a { $most }
value-games = le partite sono base o modules
value-seconds = serve un numero di secondi, come 0.5 o 3
value-minutes = serve un numero di minuti da 0.001 a 100000, come 0.5 o 480
value-address = servono un indirizzo e una porta, come 127.0.0.1:8080
value-host = serve un indirizzo, come 127.0.0.1 o ::1
value-language = le lingue sono { $codes }
value-url-scheme = l’indirizzo comincia con https:// o http://
value-url-host = servono uno schema e un host, come https://play.example.org
value-bot = non c’è nessun bot { $name }: scegli tra random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, novice, casual, regular, strong e champion
value-bot-option = il bot { $bot } non ha l’opzione { $option }
value-bot-second = il bot { $bot } accetta una sola opzione, e { $option } è di troppo
value-bot-number = { $option } è un numero intero da 1 a { $most }, non { $value }

# Files and tables of a server. What the system or the database says itself is English.
system = { $reason ->
    [not-found] il file o la cartella non esiste
    [not-allowed] permesso negato
    [exists] esiste già
    [folder] è una cartella
    [no-folder] una parte del percorso non è una cartella
    [full] il disco è pieno
    [read-only] il disco è di sola lettura
    [name] un file non si può chiamare così
    [address-in-use] lì è già in ascolto un altro programma
    [no-address] questa macchina non ha quell’indirizzo
    [no-answer] lì non risponde nessuno
    [broken-off] la connessione si è interrotta
    [no-network] la rete non raggiunge quell’indirizzo
    [busy] lo sta usando un altro programma
    [too-large] è troppo grande
    [memory] la memoria non basta
    [open-files] ci sono già troppi file aperti
    [disk] il disco non funziona
   *[too-slow] ci è voluto troppo tempo
 }
system-says = il sistema dice: { $said }
store-busy = un altro programma scrive di continuo su questo tavolo; riprova
store-unknown = questo tavolo non esiste
store-full = il disco è pieno
store-read-only = il disco o il file è di sola lettura
store-exists = { $file } esiste già
store-corrupt = i dati conservati sono danneggiati: { $what }
store-damage = { $damage ->
    [checksum] la voce { $n } del tavolo { $table } non è quella che era stata scritta
    [gap] prima della voce { $n } del tavolo { $table } ne manca una
    [end] il registro del tavolo { $table } non finisce dove dovrebbe: voce { $n }
    [facts] i dati del tavolo { $table } non sono quelli che erano stati scritti
    [lost] il tavolo { $table } è sparito da un indice
    [tables] l’indice dei tavoli non è quello che era stato scritto: qualcuno può mancare
    [people] l’indice delle persone non è quello che era stato scritto
    [lists] gli elenchi dei tavoli aperti e degli orologi non sono quelli che erano stati scritti
    [layout] l’archivio ha tabelle o indici diversi da quelli creati da questo programma
   *[not-a-database] il file non è un archivio di Tubewright
 }
store-damage-tail = del file restano { $there } byte su { $all }; manca la pagina { $page }
store-damage-schema = lo schema in versione { $version } non esiste
store-newer = i dati sono di una versione più recente (schema { $found }, questo programma conosce { $known })
store-failed = l’archivio dei tavoli non risponde: { $what }
store-unsure = la risposta del database è andata persa: non si sa se i dati sono stati scritti
store-failure = { $failure ->
    [stopped] si è fermato
    [cannot-open] il file non si apre
    [not-allowed] il file non è accessibile
    [locked] un altro programma tiene occupato il file
    [disk] il disco non si legge o non si scrive
    [unreachable] il database non è raggiungibile
    [busy] il database è occupato
    [own-backup] un database si copia con i suoi strumenti
    [address] questo non è l’indirizzo di un archivio; valgono sqlite:FILE e postgres://…
    [name] il nome del file non è testo in UTF-8
   *[in-memory] i tavoli in memoria non hanno un file da copiare
 }
store-entry = la voce { $n } del tavolo non torna: { $why }
admin-no-person = l’identificativo di una persona ha 64 cifre esadecimali
admin-in-part = tavoli completati: { $done } su { $all }; gli altri no: { $why }
