# La lezione: sei passi sulla mappa.

lesson-title = Impara a giocare
lesson-step = { $number } di { $count }
lesson-leave = Lascia la lezione
lesson-steps = Passo { $number } di { $count }
lesson-back = Indietro
lesson-next = Avanti
lesson-done = Fatto
lesson-play = Gioca una partita
lesson-map = La mappa della lezione

lesson-begin = Disegna la prima sezione
lesson-begin-text = La tua linea verde parte da d3. La carta mostra un cerchio: segui i puntini, sempre dritto, fino a una fermata con il cerchio.
lesson-begin-do = Scegli uno dei due cerchi illuminati, poi premi Fatto.
lesson-ends = Continua da uno dei due capi
lesson-ends-text = Ora la linea ha due capi e può crescere da entrambi. La carta mostra un pentagono. Le linee non si incrociano mai e non ripassano da una propria fermata.
lesson-ends-do = Scegli un pentagono illuminato, poi premi Fatto.
lesson-river = Tuffati sotto il fiume
lesson-river-text = Un jolly raggiunge qualsiasi fermata. Ogni sezione sotto il Tamigi vale 2 punti: attraversiamolo!
lesson-river-do = Scegli una sezione che passa sotto il fiume, poi premi Fatto.
lesson-branch = Crea un ramo con lo scambio
lesson-branch-text = Lo scambio arriva insieme a una seconda carta, qui un triangolo. In questo turno la sezione può partire da qualsiasi punto della linea, non solo da un capo.
lesson-branch-do = Scegli un triangolo illuminato e apri un ramo, poi premi Fatto.
lesson-points = Da dove vengono i punti
lesson-points-text = Conta i distretti che la linea visita, moltiplicali per le fermate nel più pieno e aggiungi 2 per ogni passaggio sotto il fiume.
lesson-points-do = Scegli un numero per vedere sulla mappa che cosa conta.
lesson-centre = Altra matita, stessa mappa
lesson-centre-text = Il round finisce con la quinta carta scura; poi la matita successiva comincia altrove. La fermata al centro accetta qualsiasi carta. È anche un sito turistico, e le fermate su più linee valgono come interscambi.
lesson-centre-do = Porta la linea rosa al centro, poi premi Fatto.

lesson-astray = Non questa. Scegli una fermata illuminata.
lesson-drawn = { $points ->
    [one] Ben fatto. In tutto hai { $points } punto.
   *[other] Ben fatto. In tutto hai { $points } punti.
}
lesson-preview = { $points ->
    [0] Per ora non aggiunge nulla. Premi Fatto o scegline un’altra.
    [one] Aggiunge { $points } punto. Premi Fatto o scegline un’altra.
   *[other] Aggiunge { $points } punti. Premi Fatto o scegline un’altra.
}
lesson-end = È tutto ciò che serve. Quattro round, quattro colori, una mappa: il resto sta a te.

lesson-crossings = fiume
