# Nomi brevi, per elenchi e tabelle strette.
term-pencil = { $pencil ->
    [purple] viola
    [blue] blu
    [pink] rosa
   *[green] verde
 }
term-quoted = «{ $text }»
term-line-colour = { $pencil ->
    [purple] viola
    [blue] blu
    [pink] rosa
   *[green] verde
 }
term-comma = {", "}
term-none = nessuna
term-central = Centrale
term-direction = { $direction ->
    [north] N
    [north-east] NE
    [east] E
    [south-east] SE
    [south] S
    [south-west] SO
    [west] O
   *[north-west] NO
 }
term-river-short = Tamigi
term-site-short = sito
term-interchange-short = intersc.

# La mappa stampata e il significato dei suoi segni.
term-legend-central = la Fermata Centrale
term-legend-site = accanto a una fermata: sito turistico
term-legend-river = il Tamigi
term-legend-border = confine di un distretto
term-legend-departure = { $pencil ->
    [purple] presso { $station }: parte il viola
    [blue] presso { $station }: parte il blu
    [pink] presso { $station }: parte il rosa
   *[green] presso { $station }: parte il verde
 }
term-board-figures = { $map }. Fermate: { $stations }. Sezioni: { $sections }, sotto il fiume: { $crossings }. Distretti: { $districts }. Siti turistici: { $sites }.

# Quello che si dice prima del primo turno. Matite, obiettivi e poteri sono elenchi di nomi.
term-intro-pencils = Una partita di quattro round. Le tue matite, round per round: { $pencils }.
term-intro-others = Al tavolo con te: { $names }.
term-intro-objectives = Obiettivi, 10 punti l’uno: { $first }; { $second }.
term-intro-powers = Poteri, ognuno una volta nel suo round: viola { $purple }, blu { $blue }, rosa { $pink }, verde { $green }.
term-intro-help = Scrivi help per tutti i comandi.
term-intro-resumed = La partita riprende da dove l’avevi lasciata.

# Un turno. La linea è nominata come in «Linea rosa».
term-place = Round { $round } di 4, turno { $turn }. { $line }.
term-card = Carta: { $card }.
term-card-switch = Carte: { $switch }, poi { $card }.
term-you-may-draw = Puoi disegnare:
term-nothing-to-draw = Nessuna sezione possibile: scrivi pass.
term-way = { $direction ->
    [north] verso nord, arrivo in { $station }
    [north-east] verso nord-est, arrivo in { $station }
    [east] verso est, arrivo in { $station }
    [south-east] verso sud-est, arrivo in { $station }
    [south] verso sud, arrivo in { $station }
    [south-west] verso sud-ovest, arrivo in { $station }
    [west] verso ovest, arrivo in { $station }
   *[north-west] verso nord-ovest, arrivo in { $station }
 }
term-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
 }
term-under-river = sotto il Tamigi
term-at-site = sito turistico
term-interchange = interscambio
term-power-unused = Potere { $power }, non ancora usato. { $does }.
term-power-used = Potere { $power }: usato.
term-with-power = Con +{ $power } anche: { $sections }.
term-with-double = { $first }, poi con +double una fra: { $seconds }.
term-with-circle = +circle può seguire una sezione o pass, con una fra { $stations }, o con la fermata raggiunta dalla sezione.
term-power-nothing = +{ $power } non aggiunge nulla in questo turno.
term-seen = Viste: Strada { $street }; Metro { $underground }. Carte Metro: { $count } su 5.
term-unseen = Non ancora viste: Strada { $street }; Metro { $underground }.
term-last-turn = È l’ultimo turno del round.
term-next-ends = Probabilità che il prossimo turno sia l’ultimo del round: { $percent }%.
term-more-turns = Il round dura ancora almeno { $turns } turni.
term-standing = Punteggio { $total }, di cui { $line } per questa linea.
term-objective = { $objective }: { $have } su { $need }.

# Quello che è stato fatto. Le sezioni sono un elenco, ognuna con la sua strada.
term-you-draw = Disegni { $sections }.
term-you-draw-circle = Disegni { $sections } e cerchi { $station }.
term-you-pass = Passi.
term-you-pass-circle = Passi e cerchi { $station }.
term-other-draws = { $name } disegna { $sections }.
term-other-draws-circle = { $name } disegna { $sections } e cerchia { $station }.
term-other-passes = { $name } passa.
term-other-passes-circle = { $name } passa e cerchia { $station }.
term-score-now = Punteggio { $total }.
term-taken-back = Annullato.

# Inviti a scrivere; segue uno spazio.
term-prompt-turn = La tua sezione, o pass:
term-prompt-next = Invio per la prossima carta, o undo:
term-prompt-round = Invio per contare i punti del round, o undo:
term-prompt-end = La partita è finita. Invio per uscire, review per l’analisi, o save FILE:

# Risposte a ciò che non si può fare.
term-turn-is-done = Questo turno è fatto: premi Invio per continuare, o scrivi undo per cambiarlo.
term-draw-first = Scrivi una delle sezioni, o pass. Scrivi help per tutti i comandi.
term-unknown = { $word } non è un comando. Scrivi una sezione come d3-a3, o pass, o help.
term-line-too-long = Questa riga è troppo lunga per un comando. Scrivi help per tutti i comandi.
term-no-such-seat = A questo tavolo non c’è quel posto.
term-nobody-else = Nessun altro siede a questo tavolo.
term-bad-action = { $text } non è un’azione. Scrivi una sezione come d3-a3, o pass, o help.

# Il foglio a parole. Sezioni e fermate sono elenchi.
term-line-words = { $line }: { $sections }.
term-line-circled = { $line }: { $sections }. Cerchiata: { $station }.
term-line-empty = { $line }: ancora nessuna sezione.
term-ends = I suoi capi: { $stations }.
term-other-standing = { $points ->
    [one] { $name }: { $points } punto.
   *[other] { $name }: { $points } punti.
 }

# La fine di un round.
term-round-over = Il round { $round } è finito.
term-line-sum = Distretti { $districts } × fermate nel più pieno { $stations } + 2 × passaggi sotto il fiume { $crossings } = { $points }.
term-line-no-points = Nessuna sezione, nessun punto.

# Il foglio dei punti.
term-map-london = Londra
term-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
 }
term-modules = { $modules ->
    [none] senza moduli
    [objectives] con gli obiettivi
    [powers] con i poteri
   *[both] con obiettivi e poteri
 }
term-state-round = nel round { $round } di 4
term-state-over = finita
term-seat-named = Posto { $number } { $name }
term-crossings = Tamigi
term-sites = Siti
term-all-lines = Tutte le linee
term-visits = { $count ->
    [one] Tracciato turistico, { $count } visita
   *[other] Tracciato turistico, { $count } visite
 }
term-interchanges = Interscambi: { $two } fra due linee, { $three } fra tre, { $four } fra quattro
term-objective-met = { $objective }: raggiunto, { $have } su { $need }
term-objective-not-met = { $objective }: non raggiunto, { $have } su { $need }
term-formula = Una linea vale distretti × fermate nel più pieno + 2 × passaggi sotto il Tamigi.
term-not-over = La partita non è ancora finita.

# Uscire, conservare e riprendere.
term-deal-again = Di nuovo queste carte: --deal { $seed }
term-saved = La partita è salvata in { $file }.
term-not-saved = La partita non si può salvare: { $why }.
term-review-later = L’analisi si fa a partita finita.
term-no-review = Qui nessuno sa valutare questa mappa: l’analisi richiede Londra.
term-file-exists = { $file } esiste già: scegli un altro file.
term-kept = La tua partita è conservata.
term-nowhere-to-keep = Non c’è dove conservare questa partita: indica un file con --save FILE.
term-go-on = Per riprendere: { $command }
term-go-on-without-file = Per riprendere più tardi, conserva la riga seguente in un file e scrivi: tubewright play --plain --resume FILE
term-end-of-input = L’input è finito, e la partita si ferma qui.
term-goodbye = La partita si ferma qui.
term-map-off = Ora la mappa resta nascosta; scrivi map per vederla una volta, map on per riaverla.
term-map-on = La mappa si mostra a ogni turno.

# Aiuto. Ogni testo sta accanto al comando che spiega.
help-title = Comandi
help-draw = disegna una sezione, da una fermata della tua linea a una nuova
help-pass = non disegnare nulla in questo turno
help-power = disegna con il potere della matita, anche con +switch
help-double = disegna due sezioni con il potere Doppio
help-circle = disegna e cerchia una fermata; anche: pass +circle d3
help-undo = annulla quello che hai fatto in questo turno
help-legal = che cosa puoi disegnare ora, con e senza il potere
help-hint = le azioni migliori, con i punti da aspettarsi rispetto a passare
help-cards = le carte viste in questo round e quelle che mancano
help-sheet = le tue linee a parole; sheet 2: quelle del posto 2
help-map = il tuo foglio come disegno; map off, map on: a ogni turno
help-score = il foglio dei punti fin qui; score 2: quello del posto 2
help-others = i punteggi degli altri
help-review = a partita finita: quanto era fortuna, e quanto si è perso con le scelte
help-record = la partita fin qui
help-save = salva la partita in un nuovo file
help-quit = fermati qui; potrai riprendere più tardi

# Lo schermo intero. Le sue parti sono strette: meglio parole brevi che esatte.
screen-too-small = Questa finestra ha { $columns } × { $rows } caratteri; il gioco ne chiede almeno 80 × 24. Allargala, o gioca con --plain.
screen-place = Round { $round } di 4 · turno { $turn }
screen-head-districts = Dist
screen-head-stations = Ferm
screen-head-river = Fium
screen-head-sites = Siti
screen-head-points = Pti
screen-sites = { $count ->
    [one] Siti turistici, { $count } visita
   *[other] Siti turistici, { $count } visite
 }
screen-interchanges = Interscambi, { $count }
screen-objective = { $objective ->
    [interchanges] Otto interscambi
    [districts] Tutti i distretti
    [tourist-sites] Tutti i siti turistici
    [central-district] Tutto il centro
   *[thames] Sei volte sotto il fiume
 }
screen-open = Sezioni possibili
screen-others = Con le stesse carte
screen-power = Potere { $power }
screen-power-armed = Potere { $power }, in uso
screen-choose = Scegli una sezione con le frecce o il numero, o scrivila: d3-a3. p per passare.
screen-preview = { $points ->
    [one] { $action }: +{ $points } punto. Invio conferma, u annulla.
   *[other] { $action }: +{ $points } punti. Invio conferma, u annulla.
 }
screen-picked = { $points ->
    [one] { $action }: +{ $points } punto. Invio la disegna.
   *[other] { $action }: +{ $points } punti. Invio la disegna.
 }
screen-pass = Passi in questo turno? Invio conferma, u annulla.
screen-hints = Consiglio: { $best }. Di nuovo t per seguirlo.
screen-circle = Cerchia { $station }
screen-save = File per la partita:
screen-next = Invio per continuare.
screen-final-keys = s salva la partita, n ne comincia una nuova, a rigioca le stesse carte, q esce.

# Che cosa fanno i tasti, accanto ai loro nomi in fondo allo schermo.
key-draw = disegna
key-done = fatto
key-pass = passa
key-undo = annulla
key-hint = consiglio
key-power = potere
key-others = altri
key-help = aiuto
key-leave = esci
key-next = avanti
key-save = salva
key-review = analisi
key-scroll = scorri
key-new = nuova
key-again = stesse carte
key-close = chiudi

# Aiuto a schermo intero. Ogni testo sta accanto ai tasti che spiega.
keys-title = Tasti
keys-name-arrows = frecce
keys-name-enter = Invio
keys-name-mouse = mouse
keys-arrows = indica una sezione possibile
keys-tab = indica la prossima dell’elenco
keys-number = prendi la sezione con questo numero
keys-enter = disegna quella indicata; ancora una volta: fatto
keys-type = scrivi una sezione o un comando, come d3-a3 +joker
keys-pass = passa
keys-undo = annulla
keys-hint = le azioni migliori; ancora una volta: prendi la migliore
keys-power = usa il potere della matita, o riponilo
keys-others = i fogli degli altri, uno dopo l’altro
keys-save = salva la partita fin qui
keys-review = analizza la partita quando è finita
keys-mouse = clic su una sezione, una fermata o un tasto in fondo
keys-leave = esci; la partita è conservata
keys-signs = [ ] capi della tua linea, < > quello che indichi, ( ) vale doppio, * sito turistico. Le lettere minuscole segnano le partenze: p viola, b blu, k rosa, g verde.

# Guardare una partita salvata.
watch-keys = ← → un turno, Pag↑ Pag↓ un round, Home Fine, Tab il prossimo posto, q esce.

# La schermata iniziale.
start-title = Tubewright
start-go-on = Riprendi la partita
start-bot = Bot { $number }
start-nobody = nessuno
start-objectives = Obiettivi Comuni
start-powers = Poteri Matita
start-pencils = Matite
start-pencils-random = a sorte
start-cards = Carte
start-cards-random = a caso
start-on = sì
start-off = no
start-begin = Comincia
start-keys = Le frecce scelgono e cambiano, Invio comincia, q esce.
start-seed-keys = Scrivi il seed delle carte; poi Invio.
start-refused = La partita lasciata in sospeso non si può riprendere: { $why }

# Why a game cannot be gone on with; each stands after the name of its record, or alone.
resume-no-record = non è una partita possibile: { $why }
resume-no-seed = non indica un seed, quindi le carte successive non si conoscono
resume-other-cards = non corrisponde al suo seed
resume-others = qui si può riprendere solo la partita di una persona, in solitaria o contro i bot

# A table of some server. Names and lines of chat are people's own; addresses and commands stay as they are.
join-calling = Mi collego a { $address } …
join-link = Il link per gli altri: { $address }
join-seat-link = La chiave del tuo posto, solo per gli altri tuoi dispositivi: { $address }
join-may-start = Sei a capotavola: scrivi start per cominciare con chi c’è.
join-host-away = Chi è a capotavola è assente: scrivi start per cominciare senza aspettare.
join-enter-starts = Invio comincia la partita con chi c’è; i posti liberi restano fuori.
join-room-help = La partita comincia quando tutti i posti sono presi, o quando la comincia chi siede a capotavola. Scrivi help per tutti i comandi.
join-says = { $name }: { $text }
join-here = { $name } è al tavolo.
join-away = { $name } è assente.
join-waiting = Si aspetta: { $names }.
join-bot-plays-you = Al tuo posto gioca un bot. Scrivi back per tornare a giocare.
join-may-let-bot = Ora un bot può giocare per { $name }: scrivi bot { $number }.
join-bot-soon = Un bot potrà giocare per { $name } tra { $time }.
join-back = La connessione è tornata, e non si è perso nulla.
join-pencils = Le matite sono purple, blue, pink e green.
join-reactions = Le reazioni sono { $words }.
join-rematch = La rivincita è aperta: { $command }
join-asks = { $name } vorrebbe sedersi: scrivi admit { $number } o deny { $number }.
join-banned = { $name } non può sedersi; unban { $number } riammette.
join-prompt-confirm = Invio per confermare, o undo:
join-say = Di’ agli altri:
join-final-keys = s salva la partita, m parla con gli altri, r chiede la rivincita, q esce.
join-seat-stays = Il tuo posto resta tuo.
join-left = Hai lasciato il tuo posto.
term-only-at-table = Questo comando vale solo al tavolo di un server: tubewright join URL

# Why there is no table or no seat; the program ends with one of these.
join-unreachable = il server non risponde: { $why }
join-tls = { $doubt ->
    [issuer] questo computer non si fida di chi ha emesso il suo certificato
    [expired] il suo certificato è scaduto
    [too-early] il suo certificato non è ancora valido
    [name] il suo certificato è per un altro nome
    [certificate] il suo certificato non è affidabile
   *[no-tls] non parla TLS, o nessuna versione che questo programma conosca
 }
join-http = risponde con HTTP { $status }
join-moved = rimanda a { $place } (HTTP { $status })
join-not-ours = lì non risponde un server di Tubewright
join-no-host = non c’è nessun server con questo nome
join-no-table = questo tavolo non esiste: è stato eliminato, oppure il link è incompleto
join-outdated = il server usa un’altra versione: aggiorna questo programma
join-full = tutti i posti di questo tavolo sono presi
join-over = la partita a questo tavolo è finita, e tu non ne facevi parte

# Help on what only such a table knows.
help-say = di’ qualcosa agli altri
help-react = mostra agli altri una reazione: wave, clap, laugh, wow, oops o waiting
help-start = comincia con chi c’è, se sei a capotavola
help-bot = un bot nel posto 2: prima, se è libero; in partita, se chi vi siede è assente
help-back = torna a giocare dopo che un bot ha giocato per te
help-pencil = la tua prima matita, dove ognuno sceglie
help-link = il link per gli altri e la chiave del tuo posto
help-rematch = gioca ancora con le stesse persone
help-lock = nessun altro si siede, se sei a capotavola; unlock riapre il tavolo
help-approval = fai entrare uno alla volta, se sei a capotavola; approval off smette
help-admit = fai sedere la persona numero 5 che chiede un posto; deny 5 la rifiuta
help-ban = escludi chi siede nel posto 2, se sei a capotavola; unban con il suo numero riammette
help-giveup = lascia il posto per sempre; continua un bot
key-talk = parla
key-let-bot = bot
key-rematch = rivincita
key-start = comincia
keys-talk = parla con gli altri e guarda chi c’è
keys-let-bot = fai giocare un bot per chi è assente o si fa aspettare
