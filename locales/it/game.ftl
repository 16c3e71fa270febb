# La partita: il tavolo, il foglio dei punti, il conteggio, il foglio finale.

close = Chiudi
# Elenchi: le parti fin qui e la prossima. Il secondo è per parti più lunghe, che possono contenere elenchi.
list-more = { $list }, { $next }
list-more-apart = { $list }; { $next }
map-title = La mappa
map-lines = Linee disegnate
map-line-drawn = { $line }: { $sections }
map-line-circled = { $line }: { $sections }. Fermata cerchiata: { $station }
seat-you = Tu
bot-name-first = Ada
bot-name-second = Basilio
bot-name-third = Clea
bot-kind = Bot, { $level }

game-title = La tua partita
game-menu = Menu
game-round = Round { $round }
game-of-four = di 4
game-turn = turno { $turn }
game-rounds = Matite per round
game-pencil = { $pencil ->
    [purple] Viola
    [blue] Blu
    [pink] Rosa
   *[green] Verde
 }

menu-leave = Esci e riprendi più tardi
menu-again = Ricomincia con le stesse carte
menu-again-sure = Davvero? Questa partita andrà persa
menu-rules = Regole

# Le carte del round.
deck-title = Carte del round
deck-street = Strada
deck-underground = Metro
deck-since = turno { $turn }
deck-left = { $count ->
    [one] { $count } carta Metro rimasta
   *[other] { $count } carte Metro rimaste
 }
deck-chance = Finisce al prossimo turno: { $percent }%
deck-more = Ancora almeno { $turns } turni
deck-last-turn = Ultimo turno di questo round

# Quello che si dice accanto alle carte.
turn-title = Questo turno
tell-card = { $symbol ->
    [square] Disegna verso un quadrato.
    [triangle] Disegna verso un triangolo.
    [pentagon] Disegna verso un pentagono.
    [circle] Disegna verso un cerchio.
   *[joker] Jolly: disegna verso qualsiasi fermata.
 }
tell-branch = Con lo scambio puoi partire da qualsiasi fermata della linea.
tell-switch-early = Lo scambio arriva troppo presto per avere effetto.
tell-open = { $count ->
    [0] Nessuna sezione possibile: passa.
    [one] Puoi disegnare una sezione.
   *[other] Puoi scegliere fra { $count } sezioni.
 }
tell-last = È l’ultimo turno del round.
tell-bots = Fatto. Gli altri stanno ancora disegnando.
bots-failed = Non è stato possibile caricare i bot.
bots-weaker = Non è stato possibile caricare la funzione di valore del Campione: per ora gioca come Forte.
bots-pass = Falli passare
hints-failed = Non è stato possibile caricare i consigli. Premi Consiglio per riprovare.
tell-round-over = Il round è finito.
tell-thinking = Ci penso…
tell-hints = Punti attesi a fine partita, rispetto al passare:
tell-no-hint = Non c’è nulla da consigliare.
tell-ways = { $count } modi per arrivare in { $station }. Da dove?
tell-with-joker = { $action } + jolly
tell-with-switch = { $action } + scambio
tell-double-first = Due sezioni in questo turno. Scegli la prima.
tell-double-second = Ora scegli la seconda, o fermati a una.
tell-circle = Quale fermata varrà doppio? Conviene nel distretto in cui la linea ne ha di più.
tell-joker = { $count ->
    [one] Ora la carta è un jolly: una sezione possibile.
   *[other] Ora la carta è un jolly: { $count } sezioni possibili.
 }
tell-switch = { $count ->
    [one] Parti da qualsiasi fermata: una sezione possibile.
   *[other] Parti da qualsiasi fermata: { $count } sezioni possibili.
 }
tell-keep-power = Qui non serve: tieni il potere
tell-districts = Distretti { $before } → { $after }
tell-stations = Fermate { $before } → { $after }
tell-river = Fiume { $before } → { $after }
tell-tourist = Siti turistici { $before } → { $after }
tell-interchanges = Interscambi { $before } → { $after }
tell-objectives = Obiettivi { $before } → { $after }
tell-unchanged = Di per sé non porta punti.

# Lo stesso per chi ascolta.
say-round = { $pencil ->
    [purple] Round { $round }, matita viola.
    [blue] Round { $round }, matita blu.
    [pink] Round { $round }, matita rosa.
   *[green] Round { $round }, matita verde.
 }
say-turn = Turno { $turn }: { $cards }. { $situation } { $choices }
say-choice = { $gain ->
    [one] { $section }, { $gain } punto
   *[other] { $section }, { $gain } punti
 }
say-preview = { $gain ->
    [one] { $action }: { $gain } punto. Fatto conferma, Annulla riporta indietro.
   *[other] { $action }: { $gain } punti. Fatto conferma, Annulla riporta indietro.
 }
say-ways = Diversi modi: { $ways }
# Che cosa conta una cifra del foglio dei punti.
say-counted-stations = Fermate contate: { $names }.
say-counted-sections = Sezioni contate: { $names }.
say-counted-districts = Distretti contati: { $count }.
say-counted-nothing = Per ora non c’è nulla da contare.
say-thinking-instead = La tua scelta è stata annullata. Ci penso…
say-hints = Consigli, con i punti attesi a fine partita rispetto al passare: { $hints }

# Perché è stato rifiutato.
refusal-bad-action = Questa non è un’azione.
refusal-too-many-sections = Non si può: una sezione per turno, o due con il potere Doppio.
refusal-power-not-held = Non si può: la matita in mano non ha il potere { $power }.
refusal-power-spent = Non si può: il potere { $power } è già stato usato in questo round.
refusal-no-such-section = Non si può: nessuna sezione unisce { $from } e { $to }.
refusal-not-on-line = Non si può: { $station } non è sulla linea.
refusal-already-on-line = Non si può: { $station } è già sulla linea.
refusal-not-an-end = Non si può: { $station } non è un capo della linea, e non c’è uno scambio.
refusal-wrong-symbol = { $symbol ->
    [square] Non si può: la carta chiede un quadrato, e { $station } non lo è.
    [triangle] Non si può: la carta chiede un triangolo, e { $station } non lo è.
    [pentagon] Non si può: la carta chiede un pentagono, e { $station } non lo è.
   *[circle] Non si può: la carta chiede un cerchio, e { $station } non lo è.
 }
refusal-section-taken = Non si può: { $section } è già disegnata.
refusal-crosses-section = Non si può: { $section } incrocia { $other }.
refusal-not-waiting = In questo turno hai già giocato.
refusal-no-power = In questa partita le matite non hanno poteri.
refusal-nothing-to-confirm = Non c’è nulla da confermare.
refusal-no-tally = Il round non è finito.
refusal-nothing-to-undo = In questo turno non c’è nulla da annullare.
refusal-no-way = Non si può: nessuna sezione porta a { $station } dalla tua linea.

act-undo = Annulla
act-pass = Passa
act-hint = Consiglio
act-done = Fatto

# Poteri delle matite.
power-name = { $power ->
    [double] Doppio
    [joker] Jolly
    [switch] Scambio
   *[circle] Cerchio
 }
power-does = { $power ->
    [double] Disegna una seconda sezione in questo turno
    [joker] La carta diventa un jolly
    [switch] Parti da qualsiasi fermata della linea
   *[circle] Una fermata di questa linea vale doppio
 }
power-used = { $power } · usato
power-no-use = In questo turno non serve

# Il foglio dei punti.
sheet-title = Il tuo foglio
sheet-close = Chiudi il foglio
sheet-open = Apri il tuo foglio
sheet-lines = Punti delle linee
sheet-line = Linea
sheet-line-name = { $pencil ->
    [purple] Linea viola
    [blue] Linea blu
    [pink] Linea rosa
   *[green] Linea verde
 }
sheet-districts = Distretti
sheet-stations = Fermate
sheet-river = Fiume
sheet-points = Punti
sheet-figure = { $pencil ->
    [purple] { $column ->
        [districts] Linea viola, distretti: { $count }
        [stations] Linea viola, fermate: { $count }
        [river] Linea viola, punti per il fiume: { $count }
       *[points] Linea viola, punti: { $count }
     }
    [blue] { $column ->
        [districts] Linea blu, distretti: { $count }
        [stations] Linea blu, fermate: { $count }
        [river] Linea blu, punti per il fiume: { $count }
       *[points] Linea blu, punti: { $count }
     }
    [pink] { $column ->
        [districts] Linea rosa, distretti: { $count }
        [stations] Linea rosa, fermate: { $count }
        [river] Linea rosa, punti per il fiume: { $count }
       *[points] Linea rosa, punti: { $count }
     }
   *[green] { $column ->
        [districts] Linea verde, distretti: { $count }
        [stations] Linea verde, fermate: { $count }
        [river] Linea verde, punti per il fiume: { $count }
       *[points] Linea verde, punti: { $count }
     }
 }
sheet-tourist = Siti turistici
sheet-tourist-points = Siti turistici, punti: { $count }
sheet-visits = { $count ->
    [one] { $count } visita su { $most }
   *[other] { $count } visite su { $most }
 }
sheet-interchanges = Interscambi
sheet-interchange-points = Interscambi, punti: { $count }
sheet-on-lines = Fermate su { $lines } linee: { $count } × { $worth } punti
sheet-objectives = Obiettivi
sheet-objective-points = Obiettivi, punti: { $count }
sheet-total = Totale
objective-name = { $objective ->
    [interchanges] Otto interscambi
    [districts] Una fermata in ogni distretto
    [tourist-sites] Tutti e cinque i siti turistici
    [central-district] Tutte le fermate del distretto centrale
   *[thames] Sei sezioni sotto il fiume
 }
objective-met = , raggiunto

# Gli altri.
rivals-title = Con le stesse carte
rival-acted = ha disegnato
rival-thinking = sta pensando
rival-to-act = deve disegnare
rival-open = Apri questo foglio
rival-map = La mappa di { $name }
handover-title = Ora gioca { $name }: passa il dispositivo
handover-note = Ognuno disegna sul proprio foglio; gli altri lo vedono quando tutti hanno disegnato.
handover-take = { $name } è qui

# Dopo un round.
tally-title = { $pencil ->
    [purple] { $points ->
        [one] Linea viola: { $points } punto
       *[other] Linea viola: { $points } punti
     }
    [blue] { $points ->
        [one] Linea blu: { $points } punto
       *[other] Linea blu: { $points } punti
     }
    [pink] { $points ->
        [one] Linea rosa: { $points } punto
       *[other] Linea rosa: { $points } punti
     }
   *[green] { $points ->
        [one] Linea verde: { $points } punto
       *[other] Linea verde: { $points } punti
     }
 }
tally-districts = { $count ->
    [one] distretto
   *[other] distretti
 }
tally-stations = { $count ->
    [one] fermata
   *[other] fermate
 }
tally-river = fiume, { $count } × 2
tally-points = { $count ->
    [one] punto
   *[other] punti
 }
tally-sites = { $count ->
    [0] Nessun sito turistico.
    [one] Una visita a un sito turistico.
   *[other] { $count } visite a siti turistici.
 }
tally-interchanges = { $count ->
    [0] Ancora nessun interscambio.
    [one] Finora un interscambio.
   *[other] Finora { $count } interscambi.
 }
tally-total = { $count ->
    [one] In tutto { $count } punto.
   *[other] In tutto { $count } punti.
 }
tally-standings = { $rounds ->
    [one] Dopo il primo round
    [2] Dopo due round
   *[other] Dopo tre round
 }
# Those whose round is not over yet.
tally-still-drawing = Stanno ancora disegnando: { $names }.
tally-next = { $pencil ->
    [purple] Avanti con il viola
    [blue] Avanti con il blu
    [pink] Avanti con il rosa
   *[green] Avanti con il verde
 }
tally-next-round = Prossimo round

# Dopo la partita.
final-title = Foglio finale
final-map = La mappa finita
final-new = Nuova partita
final-again = Rigioca le stesse carte
final-picture = Salva l’immagine
final-picture-failed = Non è stato possibile creare l’immagine. Forse manca la rete: riprova più tardi.
final-record = Salva la partita
final-review = Analizza la partita
final-share = Condividi
final-copied = Copiato
share-by-hand = Copia questo testo:
final-best-line = Linea migliore
final-best = { $pencil ->
    [purple] { $points ->
        [one] Viola, { $points } punto
       *[other] Viola, { $points } punti
     }
    [blue] { $points ->
        [one] Blu, { $points } punto
       *[other] Blu, { $points } punti
     }
    [pink] { $points ->
        [one] Rosa, { $points } punto
       *[other] Rosa, { $points } punti
     }
   *[green] { $points ->
        [one] Verde, { $points } punto
       *[other] Verde, { $points } punti
     }
 }
final-this-game = questa partita
final-bot = Bot, da solo con le tue carte
final-bots-play = I bot stanno giocando le tue carte…
final-place = { $name }: { $place }º posto su { $count }
final-tries = Le tue altre partite con queste carte: { $totals }. La migliore: { $best }.
verdict-1 = Circolano i primi treni
verdict-2 = C’è chi lascia l’auto a casa
verdict-3 = Una rete su cui contare
verdict-4 = La città segue i tuoi orari
verdict-5 = Ti intitolano una fermata
verdict-6 = La tua mappa è esposta in un museo
verdict-place = { $modules ->
    [0] { $score } punti: grado { $verdict } su 6.
    [one] { $score } senza il modulo: grado { $verdict } su 6.
   *[other] { $score } senza i due moduli: grado { $verdict } su 6.
 }
# What a screen reader hears of the result.
verdict-line = { $title }. { $text }
verdict-told = Totale: { $total }. { $title }. { $text }
verdict-next = { $count ->
    [one] Ancora un punto e sali di grado.
   *[other] Ancora { $count } punti e sali di grado.
 }
winner-you = Hai vinto
winner-other = Vince { $name }
winner-shared = Vittoria condivisa
winner-names = { $names }.
winner-with = Vince { $name } con { $points } punti.
winner-shared-with = Vittoria condivisa: { $names }, con { $points } punti.
result-tie-break = I totali sono pari; decide la miglior linea singola.
share-head = { $total ->
    [one] Tubewright: { $total } punto
   *[other] Tubewright: { $total } punti
 }
share-row = { $place }. { $name }: { $total }
share-place = { $total ->
    [one] Tubewright: { $total } punto, { $place }º posto su { $count }
   *[other] Tubewright: { $total } punti, { $place }º posto su { $count }
 }

# Una partita salvata che è stata aperta.
look-title = Una partita salvata
look-unread = Al momento non è stato possibile leggere il file
look-refused = Questo file non contiene una partita
look-refused-at = Round { $round }, turno { $turn }, posto { $seat }: { $why }
look-refused-file = È un file di altro tipo, oppure è danneggiato. Una partita salvata qui è un file .json.
look-refused-detail = Che cosa non va di preciso
look-open-another = Apri un altro file
look-place = Round { $round }, turno { $turn }
look-start = Prima della prima carta
look-seat = Posto { $number }
look-turn = Turno da guardare
look-back = Un turno indietro
look-on = Un turno avanti
