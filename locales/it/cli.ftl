# La riga di comando: il suo aiuto, e quello che i comandi dicono alle persone. Restano uguali in ogni lingua i verbi, le
# opzioni, i nomi dei bot, delle carte e dei colori, e tutto quello che si stampa per i programmi.

cli-usage = Uso:
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-options-word = OPZIONI
cli-command-word = COMANDO
cli-value = { $name ->
    [LANG] LINGUA
    [SEED] SEED
    [FILE] FILE
    [COUNT] NUMERO
    [MEGABYTES] MEGABYTE
    [REPORT] SEGNALAZIONE
    [WHO] CHI
    [LIMIT] LIMITE
    [VALUE] VALORE
    [STORE] ARCHIVIO
    [FOLDER] CARTELLA
    [DAYS] GIORNI
    [SECONDS] SECONDI
    [THREADS] THREAD
    [TABLES] TAVOLI
    [TABLE] TAVOLO
    [PERSON] PERSONA
    [SHELL] SHELL
    [RECORD] PARTITA
    [OUT] FILE
    [MINUTES] MINUTI
    [GAMES] PARTITE
    [DRAFT] BOZZA
    [COLOR] COLORE
    [COLOURS] COLORI
    [CARDS] CARTE
    [SEATS] POSTI
    [PORT] PORTA
    [NAME] NOME
    [LOG] LOG
    [LEVELS] LIVELLI
    [HOST] INDIRIZZO
    [EFFORT] IMPEGNO
    [CMD] COMANDO
    [BOT] BOT
   *[other] { $name }
 }
cli-default = [predefinito: { $value }]
cli-possible = [valori possibili: { $values }]
cli-help = Mostra l’aiuto; -h è più breve, --help ha esempi
cli-help-verb = Mostra l’aiuto di un comando
cli-version = Mostra la versione
cli-lang = La lingua: { $codes }; altrimenti quella dell’ambiente (LC_ALL, LC_MESSAGES, LANG)
cli-json = Stampa un documento JSON
cli-objectives = Con due Obiettivi Comuni (modulo A)
cli-powers = Con i Poteri Matita (modulo B)
cli-record = La partita salvata, o - per lo standard input

cli-about = Una versione digitale non ufficiale del gioco Next Station: London
cli-about-more =
    Esempi:
      tubewright play                una persona contro il mazzo
      tubewright play --deal london  le stesse carte per chi indica questo seed
      tubewright join URL            un posto al tavolo di un server
      tubewright replay game.json    il foglio dei punti di una partita
      tubewright map                 la mappa

    Codici di uscita: 0 riuscito, 1 dati rifiutati (una riga su stderr dice perché), 2 uso sbagliato.

cli-play = Gioca contro il mazzo
cli-play-more =
    Esempi:
      tubewright play                   la schermata iniziale
      tubewright play --bots regular,strong --objectives --powers
      tubewright play --deal london --pencils green,pink,blue,purple
      tubewright play --plain --no-map  a frasi, per lettori di schermo
      tubewright play --plain --save game.json
      tubewright play --resume game.json

    A schermo intero il tasto ? mostra tutti i tasti. Con --plain, o dove non c’è un terminale, scrivi d3-a3
    o pass, e help per tutto il resto.

    Una partita lasciata a metà è conservata e riprende la volta dopo, se le opzioni non ne chiedono un’altra.
    Sta in $XDG_STATE_HOME/tubewright, o in ~/.local/state/tubewright. Ciò che passa per una pipe si conserva
    solo nel file indicato con --save.
cli-play-plain = Riga per riga: per lettori di schermo, pipe e terminali semplici
cli-play-bots = Bot al tavolo, per livello: novice, casual, regular, strong o champion, al massimo tre
cli-play-new = Comincia un’altra partita, anche se una è rimasta in sospeso
cli-play-deal = Il seed delle carte; senza, sono casuali
cli-play-pencils = Il tuo ordine delle matite, come green,pink,blue,purple; senza, quello del seed
cli-play-save = Conserva la partita in questo file
cli-play-resume = Riprendi una partita lasciata a metà e conservala nel suo file
cli-play-no-map = Con --plain: non disegnare la mappa a ogni turno
cli-ascii = Usa solo segni ASCII
cli-replay-watch = Mostra la partita turno per turno: a schermo intero, o a frasi in una pipe

cli-join = Prendi posto al tavolo di un server
cli-join-more =
    Esempi:
      tubewright join https://play.example.org/t/ID
      tubewright join https://play.example.org/t/ID --name Anna
      tubewright join play.example.org/t/ID --plain --no-map
          a frasi, per lettori di schermo
      tubewright join 'https://play.example.org/t/ID#seat=KEY'
          il tuo posto da un altro dispositivo

    Il link è quello che le persone si passano; chi lo apre nel browser siede allo stesso tavolo.
    Lo stesso comando riporta allo stesso posto, anche dopo una connessione caduta. Quello che serve sta
    in $XDG_STATE_HOME/tubewright, o in ~/.local/state/tubewright; nessun altro server lo viene a sapere.

    Si gioca come con play. Con --plain, o dove non c’è un terminale, scrivi help per tutto il resto;
    a schermo intero il tasto ? mostra tutti i tasti.

    Codice di uscita 1 se non c’è il tavolo, un posto libero o il server; una riga su stderr dice che cosa.
cli-join-url = Il link di un tavolo o di un posto
cli-join-name = Il nome con cui ti conoscono gli altri; resta per la prossima volta

cli-replay = Ripercorri una partita secondo le regole e stampane il foglio dei punti
cli-replay-more =
    Esempi:
      tubewright replay game.json            il foglio dei punti, per le persone
      tubewright replay --json game.json     ogni cifra, per i programmi
      tubewright replay --legal - < game.json
                                             anche le sezioni possibili a ogni turno

    Una partita irregolare è rifiutata con codice 1 e una riga come
      round 2, turno 3, posto 1: crosses-section: a3-c5 incrocia b3-b5
cli-replay-legal = Aggiungi le sezioni possibili a ogni turno; implica --json

cli-verify = Verifica che carte, matite e moduli di una partita siano quelli del suo seed
cli-verify-more =
    Esempi:
      tubewright verify game.json

    Il seed deve corrispondere anche all’impronta, se la partita ne ha una, e la partita dev’essere possibile.
    Codice 0 se tutto concorda, altrimenti 1 e una riga su stderr.

cli-deal = Stampa che cosa dà un seed: matite, obiettivi, poteri e i quattro mazzi
cli-deal-more =
    Esempi:
      tubewright deal london
      tubewright deal --json 00112233445566778899aabbccddeeff
cli-deal-seed = Un testo qualsiasi; dopo -- se comincia con un trattino

cli-perft = Conta le diverse sequenze di azioni che una linea permette su un foglio vuoto
cli-perft-more =
    A ogni turno la linea passa o disegna una sezione; non ci sono poteri. Un numero per turno.

    Esempi:
      tubewright perft --color green --cards underground:circle,street:square
cli-perft-color = La matita: purple, blue, pink o green
cli-perft-cards = Le carte nell’ordine in cui si girano, come nel round di una partita, separate da virgole

cli-bench = Misura il motore delle regole su un thread
cli-bench-more =
    Gioca partite intere, a caso e greedy, e controlla il punteggio medio di quelle a caso.
    Usa una build di rilascio.

    Esempi:
      tubewright bench
      tubewright bench --json
cli-bench-seconds = Per quanto misurare, in secondi

cli-arena = Fai giocare ai bot partite in solitaria con le stesse carte, e confrontali
cli-arena-more =
    Bot: random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, e i livelli
    novice, casual, regular, strong, champion. I punteggi sono totali prima della detrazione in solitaria.

    La colonna «senza fortuna» è la media senza ciò che le carte hanno dato o tolto, secondo la funzione di valore:
    alla lunga lo stesso numero, con un errore più piccolo per i bot che giocano bene. Con --json è steady_mean con steady_se e, per due bot,
    steady_difference.

    Esempi:
      tubewright arena --bot greedy --bot search:ms=50 --games 100 --seed 7
      tubewright arena --bot strong --games 9 --seed 7 --objectives --powers --json
      tubewright arena --engine 'python3 examples/bot.py' --games 20 --seed 7

    Un programma esterno è avviato dalla shell, una volta per thread, e interrogato con righe JSON; docs/engine.md
    spiega come. Se risponde tardi, male o per niente, vale come pass e viene contato.
cli-arena-bot = Un bot, con le sue opzioni dopo i due punti; si può ripetere
cli-arena-games = Quante partite gioca ogni bot
cli-arena-seed = La partita i, da 0, ha il seed SEED/i
cli-arena-threads = Partite insieme; senza, una per core
cli-arena-svg = Scrivi un grafico della forza rispetto al tempo per decisione
cli-arena-value = Fai valutare search e champion con questo file di `train` invece che con la funzione di valore incorporata

cli-solve = Trova il meglio che le carte note permettono: di un seed o di una partita giocata
cli-solve-more =
    Con --deal: la miglior partita in solitaria trovata. Ogni linea è la migliore accanto alle
    altre tre, ma nessuna ricerca prova che altre quattro non siano migliori insieme: il limite è
    ciò che nessuna partita con queste carte supera.

    Con --record: per ogni round la linea migliore sul foglio con cui è iniziato, trovata in modo
    esatto e non approssimato, contro ciò che è stato giocato; in un round in corso, sui turni già
    giocati. A partita finita, anche la miglior partita intera. I punti sono totali prima della
    detrazione in solitaria.

    Esempi:
      tubewright solve --deal london
      tubewright solve --deal london --objectives --powers --effort 10 --json
      tubewright solve --record game.json
      tubewright solve --record game.json --seat 2 --round 3
cli-solve-deal = Il seed delle carte, un testo qualsiasi
cli-solve-record = Il record di una partita, finita o no; - per lo standard input
cli-solve-round = Solo questo round del record, da 1
cli-solve-seat = Solo questo posto del record, da 1
cli-solve-effort = Quanto cercare, da 1 a 100: 1 richiede circa un secondo, con i moduli alcuni, e il tempo cresce in proporzione

cli-review = Analizza una partita: quanto era fortuna, e quanto si è perso con le scelte
cli-review-more =
    Per ogni decisione: la fortuna delle carte, e quanti punti l’azione ha perso rispetto alla
    migliore. Per la partita: quanto ci si attendeva prima della prima carta, più la fortuna, meno
    le perdite, e il resto che le stime non spiegano; le decisioni più costose e perché; le perdite
    a confronto con quelle dei nostri bot. I punti sono totali prima della detrazione in solitaria.

    Una cartella, o un file con una partita per riga (.jsonl), dà una tabella con un riepilogo; con
    --json un documento per riga. Cifre e documenti sono descritti in docs/review.md.

    Esempi:
      tubewright review game.json
      tubewright review game.json --seat 2 --nodes 20000 --json
      tubewright review game.json --svg curve.svg
      tubewright review games.jsonl
cli-review-file = La registrazione di una partita, finita o no; una cartella o un file .jsonl di registrazioni; - per lo standard input
cli-review-nodes = Posizioni da guardare per ogni turno che poteva uscire; senza, 2000
cli-review-ms = Quanto può durare circa l’analisi di un posto
cli-review-hindsight = Anche quanto era possibile conoscendo tutte le carte; richiede qualche secondo in più
cli-review-svg = Disegna in questo file il punteggio atteso turno per turno

cli-puzzles = Crea esercizi: posizioni da partite di bot in cui un’azione è chiaramente la migliore
cli-puzzles-more =
    L’azione migliore precede ogni altra di almeno 3 punti e 3 errori standard. Ogni riga è un
    esercizio nella forma di docs/review.md; con --json è un solo documento con le registrazioni.

    Esempi:
      tubewright puzzles --count 20 --seed 7
      tubewright puzzles --count 20 --seed 7 --json
cli-puzzles-count = Quanti esercizi

cli-train = Allena la funzione di valore di search e champion
cli-train-more =
    Il risultato sostituisce crates/bots/src/value/london.net. La bozza conserva ogni peso per
    intero, per riprendere un altro giorno; si scrive ogni minuto, il risultato alla fine. Ctrl-C
    termina prima l’allenamento, e quanto imparato resta in entrambi; finché la bozza
    non è stata scritta una prima volta, i file restano com’erano.

    Esempio:
      tubewright train --minutes 480 --draft night.draft --out night.net
cli-train-minutes = Per quanto, in minuti, anche frazioni
cli-train-out = Dove va la funzione di valore finita
cli-train-draft = Dove va la bozza; se c’è già, l’allenamento continua da lì
cli-train-threads = Thread; senza, uno per core
cli-train-seed = Seed delle partite da cui impara
cli-train-from =
    Percentuale del percorso già fatta, da 0 a 99: più è alta, più piccole sono le correzioni; senza, 0 per
    una bozza che inizia da zero, altrimenti 30
cli-train-only = Solo partite senza moduli, o solo con; senza, metà e metà
cli-train-value = Inizia una bozza nuova da questo file di `train` invece che da zero

cli-map = Stampa la mappa, o controlla e stampa un file di mappa
cli-map-more =
    Esempi:
      tubewright map              la mappa di Londra
      tubewright map my-town.map  un’altra; un errore è indicato con la sua riga
cli-map-file = Una mappa in forma di testo, o - per lo standard input; senza, Londra

cli-map-flag = Gioca sulla mappa di questo file invece che a Londra; per una partita salvata: la mappa che le manca

cli-score = Calcola i punti di un foglio disegnato su carta, senza le carte
cli-score-more =
    Una riga del testo è una matita con le sue sezioni, in qualsiasi ordine e direzione; quelle che si
    susseguono si possono unire. La forma completa è in docs/notation.md.
      green d3-a3-c5 d3-f1 +circle a3
      pink h4-g3-g4-f4
      objectives districts thames

    Ciò che su un foglio non può stare (un incrocio, un anello, una sezione disegnata due volte, sezioni
    staccate dalla loro linea) è indicato con la sezione, con codice di uscita 1.

    Esempi:
      tubewright score sheet.txt
      tubewright score --json - < sheet.txt
cli-score-file = Il foglio in forma di testo, o - per lo standard input
cli-score-as-drawn = Calcola quello che è disegnato anche se le regole non lo permettono

cli-stats = Mostra le statistiche delle partite salvate
cli-stats-more =
    Distribuzione, media, deviazione standard e quantili dei punteggi finali; punti medi per ciò che
    contano, per colore, per round e per modulo; la media mobile. Le partite seguono l’ordine dei file.

    Un file contiene una partita, o una per riga. Di una cartella si prendono i file .json e .jsonl, per
    nome. Contano tutti i posti, a meno che --seat o --name ne scelga alcuni. Le partite non finite non
    contano.

    Esempi:
      tubewright stats games/
      tubewright stats --name Ann --svg ann.svg games.jsonl
      tubewright stats --json games.jsonl
cli-stats-files = Partite salvate, o cartelle che le contengono
cli-stats-seat = Solo questo posto di ogni partita, da 1
cli-stats-name = Solo i posti con questo nome
cli-stats-svg = Scrivi un’immagine: la distribuzione e la media mobile

cli-completions = Stampa i completamenti per una shell
cli-completions-more =
    Esempi:
      tubewright completions bash \
        > ~/.local/share/bash-completion/completions/tubewright
      tubewright completions fish > ~/.config/fish/completions/tubewright.fish
cli-completions-shell = La shell

# Uso sbagliato. Righe che cominciano con ciò che è stato scritto.
usage-error = errore: { $what }
usage-unknown-argument = «{ $argument }» qui non è un argomento
usage-unknown-command = «{ $command }» non è un comando
usage-no-command = manca un comando
usage-missing = mancano questi argomenti: { $arguments }
usage-no-value = { $argument } richiede un valore
usage-wrong-value = «{ $value }» non va bene per { $argument }
usage-wrong-value-why = «{ $value }» non va bene per { $argument }: { $why }
usage-conflict = { $argument } non si può usare con { $other }
usage-twice = { $argument } si può indicare una volta sola
usage-no-value-wanted = { $argument } non accetta valori
usage-utf-8 = un argomento non è un testo in UTF-8
usage-instead = Forse volevi dire { $suggestion }?
usage-more = Per saperne di più, prova --help.
usage-levels = i livelli sono novice, casual, regular, strong e champion
usage-pencils = indica ognuna delle quattro matite una volta
usage-review-svg = --svg disegna una sola registrazione, non una cartella né un file .jsonl
usage-bots = al tavolo con te siedono al massimo tre bot
usage-table = il link di un tavolo è come https://play.example.org/t/ID
usage-name = un nome ha da 1 a 24 caratteri visibili
usage-draft-and-out = --draft e --out sono lo stesso file, { $name }: l’uno distruggerebbe l’altro
usage-draft-is-there = --value serve per una bozza nuova, e { $name } c’è già

# Rifiuti, una riga l’uno.
refuse-read = non riesco a leggere { $name }
refuse-large = { $name } supera i { $limit } MiB
refuse-utf-8 = { $name } non è un testo in UTF-8
refuse-write = non riesco a scrivere { $name }
refuse-taken = { $name } esiste già: scegli un altro file, o riprendilo con --resume { $name }
refuse-aside = la partita in sospeso non si può mettere da parte
refuse-left = --new ne comincia un’altra
refuse-open = la tua partita è aperta in un altro terminale; --save FILE ne conserva una seconda in un file suo
refuse-changed = un altro programma l’ha cambiata
refuse-random = questo sistema non fornisce numeri casuali
refuse-draft = { $name } non è una bozza di questa versione
refuse-value = { $name } non è una funzione di valore di questa versione
refuse-no-records = nessuna registrazione: { $name }
refuse-review-map = l’analisi richiede una mappa che la funzione di valutazione conosca: Londra
refuse-no-seat = nel record non c’è il posto { $seat }
refuse-no-round = il posto { $seat } non ha ancora agito nel round { $round } di questo record
refuse-bench = il punteggio medio delle partite a caso è { $mean }, a più di tre errori standard di { $error } da { $right }
standard-input = standard input

# Quello che i comandi stampano.
verify-seed = carte, matite e moduli sono quelli del seed { $seed }
verify-promised = la sua impronta è { $commitment }, come promesso
verify-unpromised = la sua impronta è { $commitment }, ma nessuna era stata pubblicata
verify-sealed = è fatto del seed del server e di ciò che hanno portato i posti, come promesso
deal-seed = Seed
deal-commitment = Impronta
deal-pencils = Matite
deal-objectives = Obiettivi
deal-powers = Poteri
deal-power = { $pencil }: { $power }
deal-card = Carta
deal-round = Round { $round }
deal-card-name = { $kind ->
    [street] S { $symbol }
   *[underground] M { $symbol }
 }
deal-key = S Strada, M Metro; la quinta M chiude il round.
perft-turn = turno { $turn }: { $count }
perft-none = nessuna carta, nessun turno: non c’è nulla da contare
bench-random = { $games } partite a caso al secondo, punteggio medio { $mean } ± { $error } (atteso: { $right })
bench-modules = { $games } partite a caso al secondo con entrambi i moduli
bench-greedy = { $games } partite greedy al secondo
arena-bot = Bot
arena-mean = media ± es
arena-steady = senza fortuna
arena-min = min
arena-max = max
arena-each = in media
arena-slow = p99
time-millis = { $time } ms
time-micros = { $time } µs
arena-difference = Differenza in punti a partita
arena-pair = { $a } contro { $b }
arena-interrupted = interrotto: seed giocati da tutti i bot: { $games } su { $all }
plot-time = tempo per decisione
plot-score = punteggio medio
progress-left = { $done } su { $all }, ancora { $seconds } s
solve-exact = Con le carte di { $seed } si poteva arrivare a { $total }, ed è provato che è il massimo.
solve-bound = Con le carte di { $seed } si poteva arrivare a { $total }, ed è provato che { $beyond } è fuori portata.
solve-round = Round { $round }, { $pencil }: { $actions }
solve-nodes = { $nodes } posizioni in { $seconds } s
solve-stopped = fermato; questo è il meglio trovato finora
solve-seat = Posto { $seat } { $name }
solve-played = Round { $round }, { $pencil }: punti fatti { $played }, possibili { $best }
solve-played-part = Round { $round } finora, { $pencil }: punti fatti { $played }, possibili { $best }
solve-nothing = Non si è ancora giocato nulla.
solve-game-exact = Con queste carte si poteva arrivare a { $total }, ed è provato che è il massimo; fatti { $played }.
solve-game-bound = Con queste carte si poteva arrivare a { $total }, ed è provato che { $beyond } è fuori portata; fatti { $played }.
review-head-game = Partita
review-head-total = totale
review-head-expected = attesi
review-head-luck = fortuna
review-head-lost = persi
review-head-good = buone
review-percent = { $percent }%
review-mean = Media di { $games }: totale { $total }, fortuna { $luck }, persi { $loss }
review-class-count = { $class }: { $count }
train-progress = { $seconds } s, { $positions } posizioni, errore { $error } punti, punteggio medio { $score }
train-size = la funzione di valore ha { $bytes } byte
train-too-large = la funzione di valore ha { $bytes } byte, più dei { $most } ammessi per quella incorporata: la pagina la scarica
train-overflow = { $out } non è stato scritto: una somma della rete { $part } arriva a { $sum }, più dei { $most } sicuri
train-base = con la sola funzione di valore, gioco base: { $score } ± { $error }
train-both = con la sola funzione di valore, entrambi i moduli: { $score } ± { $error }
train-stopped = fermato; quanto imparato è conservato in { $draft } e { $out }
train-stopped-early = fermato prima di imparare qualcosa che valga; i file sono rimasti com’erano
map-no-value = per la mappa { $map } non c’è una funzione di valutazione: search e champion guardano invece qualche mossa avanti
refuse-train = per la mappa { $map } non si può ancora addestrare una funzione di valutazione: i suoi ingressi sono fatti per Londra
stats-none = non c’è nessuna partita finita da contare
stats-skipped = saltato: { $why }
stats-line = { $name }, riga { $line }
stats-games = Partite
stats-mean = Punteggio medio
stats-sd = Deviazione standard
stats-lowest = Minimo
stats-median = Mediana
stats-highest = Massimo
stats-lines = Linee
stats-tourist = Siti turistici
stats-interchanges = Interscambi
stats-objectives = Obiettivi
stats-round = Linea del round { $round }
stats-best-line = Linea migliore
stats-modules = { $modules ->
    [none] Gioco base ({ $games })
    [objectives] Con gli obiettivi ({ $games })
    [powers] Con i poteri ({ $games })
   *[both] Con entrambi i moduli ({ $games })
 }
stats-last = Media delle ultime { $count }
stats-won = Vittorie, partite contro altri: { $games }
stats-unfinished = Non contate perché non finite: { $count }
stats-distribution = Quante volte è uscita ogni decina di punti
stats-course = Media delle ultime partite: { $count }
stats-picture = Statistiche di { $games } partite, punteggio medio { $mean }
