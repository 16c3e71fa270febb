# Giocare insieme: la pagina dei tavoli, la stanza prima della partita, il tavolo in gioco e il risultato.

tables-title = Gioca insieme
tables-yours = I tuoi tavoli
tables-none-yours = Non siedi ancora a nessun tavolo.
tables-open = Tavoli aperti
tables-none-open = In questo momento nessun tavolo aspetta giocatori. Aprine uno!
tables-offline = Il server non risponde. In solitaria o contro i bot si gioca lo stesso.
tables-retry = Riprova
tables-seats-free = { $count ->
    [0] al completo
    [one] { $count } posto libero
   *[other] { $count } posti liberi
 }
tables-state = { $state ->
    [waiting] in attesa di giocatori
    [your-turn] tocca a te
    [playing] in corso
   *[over] finito
 }

# Il modulo che apre un tavolo.
new-title = Apri un tavolo
new-name-missing = Serve un nome, così gli altri sanno chi sei.
new-seats = Posti
new-seats-two = Due
new-seats-three = Tre
new-seats-four = Quattro
new-seat-free = Libero per una persona
new-seat-number = Posto { $number }
new-pace = Ritmo
new-pace-step = Tutti insieme
new-pace-step-note = La carta successiva arriva quando tutti hanno scelto.
new-pace-own = Al proprio ritmo
new-pace-own-note = Le stesse carte per tutti, e nessuno aspetta nessuno.
new-clock = Tempo per un turno
new-clock-none = Senza timer
new-clock-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
 }
new-clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
 }
new-listing = Chi può unirsi
new-listing-link = Solo con il link
new-listing-open = Chiunque
new-colours = Prime matite
new-colours-drawn = A sorte
new-colours-chosen = A scelta
new-open = Apri il tavolo

# La stanza prima della partita.
room-title = In attesa di giocatori
room-invite = Invita
room-invite-note = Chi apre questo link può sedersi o guardare.
room-copied = Copiato
room-share = Condividi il link
room-qr = Codice QR del link
room-seats = Posti
room-seat-free = Posto libero
room-sit = Siediti qui
room-sit-kept = Sono io
room-you = tu
room-host = a capotavola
room-away = assente
room-bot = Bot, { $level }
room-put-bot = Metti qui un bot
room-free-seat = Libera questo posto
room-start = Comincia la partita
room-start-wait = Si gioca senza i posti rimasti liberi.
room-host-starts = La partita comincia quando tutti i posti sono presi, o prima, se lo decide chi siede a capotavola.
seal-whole = Ognuno al tavolo ha portato una parte del seed, e la tua c’è: nessuno da solo poteva scegliere le carte.
seal-unchecked = Ognuno al tavolo ha portato una parte del seed: nessuno da solo poteva scegliere le carte.
seal-not = Questo tavolo non è sigillato: il seed lo ha scelto il server da solo.
seal-broken = La tua parte del seed non è stata usata. Non fidarti di queste carte.
seal-failed = L’inizio è nullo, perché manca una parte del seed: { $names }. Chi siede a capotavola può ricominciare, o liberare il posto e cominciare senza.
door-title = Chi può sedersi
door-lock = Chiudi il tavolo
door-lock-note = Nessun altro si siede, e il tavolo non compare in nessun elenco.
door-locked = Il tavolo è chiuso: nessun altro può sedersi.
door-approval = Fai entrare uno alla volta
door-approval-note = Chi vuole un posto lo chiede prima a te.
door-asks = { $name } vorrebbe sedersi.
door-admit = Fai sedere { $name }
door-turn-away = Rifiuta { $name }
door-asking = Hai chiesto un posto. Deve accettarti chi siede a capotavola.
door-withdraw = Non chiedere più
door-ban = Escludi { $name }
door-ban-note = Chi è escluso lascia il tavolo e non può più sedersi qui, e nemmeno altri della stessa rete, a meno che uno di loro non sieda qui.
door-unban = Riammetti { $name }
door-banned = Chi siede a capotavola non ti lascia più sedere qui. Puoi guardare.
room-leave = Lascia il tavolo
room-your-name = Il tuo nome
name-guest = Ospite
room-colour = La tua prima matita
room-colour-any = Qualsiasi
room-settings = A questo tavolo
room-fair = Carte non truccate
room-fair-note = Le carte erano già decise prima di girare la prima. Questa impronta prova che nessuno le ha cambiate:
room-seat-link = Il tuo posto su un altro dispositivo
room-seat-link-note = Apri lì questo link per continuare. Tienilo per te: è la chiave del tuo posto.

# Durante la partita.
table-away = è assente
table-bot-plays = al suo posto gioca un bot
table-watching = Stai guardando.
table-take-seat = Prendi posto
table-clock = Ancora { $time }
table-clock-days = { $days } g { $hours } h
table-let-bot = Fai giocare un bot per { $name }
table-bot-from = Un bot potrà giocare per { $name } da: { $time }
table-stand-in = Durante la tua assenza gioca un bot. Riprendi il tuo posto per continuare.
table-take-back = Riprendi il tuo posto
table-own-pace = Ognuno al proprio ritmo
table-free-seat = Libera il posto di { $name }
table-leave-note = Chi se ne va cede il posto: continua un bot, e chiunque può sedersi lì.
table-delete = Elimina questo tavolo
table-delete-sure = La partita, il risultato e i messaggi vengono eliminati per tutti quelli del tavolo. Non si può tornare indietro.
table-delete-now = Sì, elimina
table-no-name = Togli il mio nome da questa partita
table-no-name-sure = Il tuo nome e i tuoi messaggi spariscono da questo tavolo per tutti; la partita e il risultato restano. Non si può tornare indietro.
table-no-name-now = Sì, togli
table-chat = Chat
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-empty = Ancora nessun messaggio.
table-mute = Silenzia { $name }
table-hear = Ascolta di nuovo { $name }
table-mutes = Silenzia o segnala qualcuno
table-report = Segnala { $name }
table-report-sure = Il nome { $name } e ciò che ha scritto qui vanno a chi gestisce il server.
table-report-send = Invia la segnalazione
table-report-not = Annulla
table-report-done = Segnalazione inviata. Grazie.
table-react = { $reaction ->
    [wave] Ciao
    [clap] Bella linea
    [laugh] Ahah
    [wow] Wow
    [oops] Oh no
   *[waiting] Stiamo aspettando
 }
table-notify = Avvisami quando tocca a me
table-your-turn = Tocca a te.
table-lost = La connessione è caduta. Riproviamo…
table-ended = Questo tavolo è stato chiuso perché nessuno è più tornato.
table-outdated = Il server ha una versione più recente. Ricarica per continuare: non si perde nulla.
table-stopping = Il server si riavvia. Si riprende fra un attimo.
table-missing = Questo tavolo non esiste
table-missing-why = È stato eliminato, oppure il link si è spezzato per strada.

# Perché qualcosa è stato rifiutato, secondo la parola del motivo.
refused = { $reason ->
    [too-late] Quel turno è finito.
    [already-played] In questo turno hai già scelto.
    [seat-taken] Quel posto è occupato o riservato.
    [full] Tutti i posti sono occupati; puoi guardare.
    [not-host] Può farlo solo chi siede a capotavola, o gli altri se manca da un po’.
    [too-fast] Troppo in fretta. Aspetta un momento.
    [bad-name] Questo nome non va bene.
    [bad-chat] Questo messaggio non si può inviare.
    [colour-taken] Qualcun altro comincia già con questa matita.
    [not-away] È presente, o assente da troppo poco.
    [bot-plays] Un bot gioca per te: prima riprendi il tuo posto.
    [read-only] Il server per ora non può salvare nulla. Riprova fra poco.
    [name-taken] Qualcuno a questo tavolo ha un nome che gli somiglia. Scegline un altro.
    [disk-low] Il disco del server è quasi pieno. Continuano solo le partite già cominciate.
    [banned-by-server] Chi gestisce questo server ti ha bandito.
    [table-locked] Chi gestisce questo server ha bloccato questo tavolo.
    [unwelcome] Contiene una parola sgradita su questo server.
    [too-many] Per ora è troppo. Riprova più tardi.
    [seen-further] Qui hai già visto carte a cui questo posto non è ancora arrivato: non puoi prenderlo.
    [seat-ahead] Questo posto è più avanti degli altri. Si potrà prendere quando gli altri saranno arrivati allo stesso punto.
    [locked] Il tavolo è chiuso: nessun altro può sedersi.
    [banned] Chi siede a capotavola non ti lascia più sedere qui. Puoi guardare.
    [not-opener] Il tavolo può eliminarlo solo chi lo ha aperto, oppure tutti quelli che ci siedono insieme: deve chiederlo ciascuno.
    [belongs-to-all] Una partita giocata appartiene a tutti quelli che l’hanno giocata. Puoi togliere il tuo nome.
    [is-opener] Questa persona ha aperto il tavolo, quindi il posto resta suo. Mentre è assente può giocare un bot.
   *[other] Adesso non si può fare.
 }

# Il risultato.
result-title = Il risultato
result-rematch = Rivincita
result-rematch-open = La rivincita è aperta: siediti
result-proof = Verifica delle carte
result-proof-seed = Il seed, il codice da cui derivano tutte le carte:
result-proof-holds = Il seed corrisponde all’impronta mostrata prima della partita, e ne derivano tutte le carte.
result-proof-fails = Le carte e tutto ciò che ha deciso la sorte non derivano da un seed che corrisponda all’impronta mostrata prima della partita. Non fidarti.
