# La prima pagina e la preparazione di una partita.

home-name = Tubewright
home-title = Quattro matite. Una città.
home-say = Gira una carta, traccia un pezzo di linea e scopri dove ti portano quattro colori.
home-play = Gioca
home-hint = È la prima volta? Impara sulla mappa in sei brevi passi.
home-hint-go = Fammi vedere
home-hint-close = Non ora
home-resume = Riprendi la partita
home-resume-place = { $points ->
    [one] Round { $round }, turno { $turn } · { $points } punto
   *[other] Round { $round }, turno { $turn } · { $points } punti
}
home-resume-more = { $count ->
    [one] Un’altra partita
   *[other] Altre { $count } partite
}
home-last = Il tuo ultimo risultato
home-last-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
home-table = { $state ->
    [your-turn] A un tavolo tocca a te
    [playing] Una partita al tavolo
    [waiting] Un tavolo che aspetta giocatori
   *[over] Il tuo ultimo risultato al tavolo
}
home-tables-turn = { $count ->
    [one] { $count } tavolo dove tocca a te
   *[other] { $count } tavoli dove tocca a te
}
home-more = Altre pagine
home-tables = Gioca insieme
home-how-to-play = Impara a giocare
home-practice = Esercizi
home-rules = Regole
home-settings = Impostazioni
home-about = Informazioni
home-fine = Versione non ufficiale, fatta da appassionati, di un gioco di Matthew Dunstan edito da Blue Orange. Funziona anche senza rete; le partite su questo dispositivo restano qui.

setup-title = Prepara una partita
setup-who = Chi gioca
setup-alone = In solitaria
setup-bots = Contro i bot
setup-people = Passa e gioca
setup-alone-note = Tu contro sei giudizi: fino a 90 punti è un inizio, oltre 150 un’impresa.
setup-bot-level = Livello del bot { $number }
setup-bot-remove = Togli il bot { $number }
setup-bot-add = Aggiungi un bot
setup-person = Nome del giocatore { $number }
setup-person-name = Giocatore { $number }
setup-person-remove = Togli il giocatore { $number }
setup-person-add = Aggiungi un giocatore
setup-people-note = Il dispositivo passa di mano in mano; ognuno disegna sul proprio foglio.
setup-modules = Moduli
setup-objectives = Obiettivi Comuni
setup-objectives-note = Due traguardi da 10 punti l’uno
setup-powers = Poteri Matita
setup-powers-note = Un’abilità per matita, una volta nel suo round
setup-order = Ordine delle matite
setup-order-random = A caso
setup-order-mine = A mia scelta
setup-order-others-note = È l’ordine del primo giocatore; quello degli altri ne consegue, perché le matite passano a sinistra.
setup-pencil-earlier = { $pencil ->
    [purple] Anticipa il viola
    [blue] Anticipa il blu
    [pink] Anticipa il rosa
   *[green] Anticipa il verde
}
setup-pencil-later = { $pencil ->
    [purple] Posticipa il viola
    [blue] Posticipa il blu
    [pink] Posticipa il rosa
   *[green] Posticipa il verde
}
setup-pencil = { $pencil ->
    [purple] Viola
    [blue] Blu
    [pink] Rosa
   *[green] Verde
}
setup-start = Comincia la partita
setup-open-record = Apri una partita salvata

level-novice = Principiante
level-casual = Occasionale
level-regular = Abituale
level-strong = Forte
level-champion = Campione
