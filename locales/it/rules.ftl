# La pagina delle regole.

rules-title = Regole
rules-contents = Indice
rules-lead = In quattro round tracci quattro linee su un’unica mappa di Londra, ognuna con una matita di colore diverso. Le carte dicono a quali fermate si può andare; dove passa la linea lo decidi tu.

rules-map = La mappa
rules-map-text = Ci sono 53 fermate in 13 distretti: nove grandi, e ogni angolo della mappa è un distretto a sé. I puntini mostrano le 155 sezioni che si possono disegnare: dritte, in otto direzioni, fino alla fermata più vicina.
rules-map-picture = La mappa vuota: fermate con i loro simboli su una griglia di dieci per dieci, con il Tamigi da sinistra a destra
rules-key-station = Una fermata con il suo simbolo: quadrato, triangolo, pentagono o cerchio.
rules-key-site = Un sito turistico. Per ogni tua linea che vi fa fermata si segna con una X un cerchio del tracciato turistico.
rules-key-central = La Fermata Centrale: ci si arriva con qualsiasi carta. È anche un sito turistico.
rules-key-departure = Qui parte una matita. L’anello ha il motivo della sua linea.
rules-key-interchange = Un interscambio, qui fra tre linee.

rules-cards = Le carte
rules-cards-text = Ogni round comincia con tutte le undici carte, mescolate: sei carte Strada chiare e cinque carte Metro scure. A ogni turno se ne gira una, uguale per tutti.
rules-cards-joker = Con un jolly puoi andare a qualsiasi fermata.
rules-cards-switch = Allo scambio segue subito un’altra carta. In quel turno la sezione può partire da qualsiasi fermata della linea. Nei primi due turni del round lo scambio non ha effetto.
rules-cards-end = Il turno della quinta carta Metro è l’ultimo del round. Un round dura da cinque a dieci turni.

rules-draw = Disegnare una sezione
rules-draw-text = La linea del round comincia dalla fermata di partenza della tua matita. A ogni turno puoi disegnare una sezione.
rules-draw-ends = Parte da un capo della linea. Disegnata la prima sezione, anche la fermata di partenza è un capo.
rules-draw-symbol = Porta a una fermata con il simbolo della carta, oppure alla Fermata Centrale.
rules-draw-loop = Una fermata già su questa linea non si può raggiungere di nuovo: una linea non si chiude mai ad anello.
rules-draw-cross = Non ripete e non incrocia alcuna sezione già sul foglio, di qualunque colore. Incontrarsi in una fermata va bene.
rules-draw-pass = Puoi sempre passare.
rules-draw-picture = La linea verde è andata da d3 ad a3; la carta mostra un quadrato, e dai due capi i puntini portano ai quadrati raggiungibili

rules-score = I punti di una linea
rules-score-text = Alla fine del round si contano i distretti in cui la linea ha una fermata, si moltiplicano per le sue fermate nel più pieno e si aggiungono 2 punti per ogni sezione sotto il Tamigi.
rules-score-empty = La fermata di partenza conta. Una linea senza sezioni non vale nulla.
rules-score-picture = Una linea verde finita che attraversa più distretti, con il più pieno illuminato
rules-score-river = fiume

rules-final = Il punteggio finale
rules-final-text = Dopo quattro round si sommano:
rules-final-lines = i punti delle quattro linee;
rules-final-tourists = il tracciato turistico, secondo i cerchi segnati in tutta la partita, dieci al massimo;
rules-final-interchanges = gli interscambi: 2 punti per una fermata su due linee, 5 su tre, 9 su tutte e quattro;
rules-final-objectives = 10 punti per ogni Obiettivo Comune raggiunto.
rules-final-tie = Vince il totale più alto. In caso di pareggio decide la miglior linea singola; se anche quella è pari, la vittoria è condivisa.
rules-track = Tracciato turistico
rules-track-visits = Cerchi
rules-track-points = Punti

rules-table = In più giocatori
rules-table-text = Ognuno ha il proprio foglio e si disegna tutti insieme, con le stesse carte e colori diversi. Dopo ogni round le matite passano di un posto a sinistra, così alla fine tutti hanno tracciato tutte e quattro le linee.

rules-objectives = Obiettivi Comuni
rules-objectives-text = Due di questi cinque sono scoperti fin dall’inizio. Ognuno vale 10 punti per chi lo raggiunge con le quattro linee insieme.
rules-objective-interchanges = Otto interscambi
rules-objective-districts = Una fermata in ciascuno dei 13 distretti
rules-objective-tourist-sites = Tutti e cinque i siti turistici
rules-objective-central-district = Tutte e nove le fermate del distretto centrale
rules-objective-thames = Sei sezioni sotto il Tamigi

rules-powers = Poteri Matita
rules-powers-text = Ogni matita riceve un potere per tutta la partita. Chi ha in mano la matita può usarlo una volta in quel round.
rules-power-double = Doppio
rules-power-double-text = Disegna in questo turno una seconda sezione, verso un’altra fermata con lo stesso simbolo.
rules-power-joker = Jolly
rules-power-joker-text = La carta vale come jolly.
rules-power-switch = Scambio
rules-power-switch-text = La sezione può partire da qualsiasi fermata della linea.
rules-power-circle = Cerchio
rules-power-circle-text = Cerchia una fermata della linea: nel suo distretto vale doppio per questa linea.

rules-solo = In solitaria
rules-solo-text = Le stesse regole, con le matite nell’ordine che preferisci. Il risultato è il tuo totale, meno 10 per ogni modulo in gioco, e rientra in una di sei fasce: fino a 90, 105, 120, 135, 150, e oltre.

rules-learn = Prova in sei passi
