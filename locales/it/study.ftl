# The page of a review: what surrounds what a review says. Each key says where it is read.

study-back = Torna alla partita
study-nothing = Qui non c’è una partita da rivedere. Forse il browser l’ha dimenticata, o nessuno vi ha ancora giocato un turno.
study-running = Analisi della decisione { $done } di { $all }
study-done = L’analisi è completa.
study-failed = L’analisi non è riuscita: non è stato possibile caricare ciò che la calcola. Forse al momento manca la rete.
study-seats = La partita di chi
study-sum = Di che cosa è fatto il punteggio
study-deducted = In solitaria, dopo la detrazione il punteggio finale è { $score }.
study-choices = Le scelte
study-hindsight-running = Si cerca la migliore partita con queste carte, col senno di poi…

study-curve = Punteggio atteso
study-key-lucky = carte fortunate
study-key-unlucky = carte sfortunate
study-key-loss = perso con una scelta
study-keys = ← → per scorrere, M: errore successivo
study-not-yet = Non ancora analizzata.
# A decision to listeners: "Round 2, turn 3, 150.1 expected, luck +1.2, mistake, 3.2 lost".
study-said-expected = { $points } attesi
study-said-luck = fortuna { $points }
study-said-good = buona come la migliore
study-said-lost = { $class ->
    [inaccuracy] imprecisione, { $points } persi
    [mistake] errore, { $points } persi
    [blunder] errore grave, { $points } persi
   *[good] { $points } persi
 }

study-rounds = Round per round
study-back-one = Una decisione indietro
study-on-one = Una decisione avanti
study-next-mistake = Errore successivo
study-alternatives = Tutto ciò che è stato confrontato

# A decision tried again.
study-try-again = Riprova
study-choose = Che cosa faresti?
study-try-choose = La posizione è tornata. Che cosa faresti adesso?
study-try-judging = Si valuta la tua scelta…
study-try-right = Giusto! Buona come la migliore.
study-try-wrong = Non proprio: così si perdono { $points } punti.
study-try-shown = Ecco la risposta.
study-try-close = Torna all’analisi
study-hint-pass = Un indizio: a volte conviene non tracciare nulla.
study-hint-power = Un indizio: la tua matita sa fare qualcosa di speciale.
study-hint-from = Un indizio: la sezione migliore parte da { $station }.
study-play-same = Continua con le stesse carte
study-play-fresh = Continua con carte nuove
study-play-points = Punti: { $points }
study-play-over = Punti: { $total }; nella tua partita erano { $before }.

practice-title = Esercizi
practice-about = Posizioni da partite in cui una scelta è chiaramente la migliore. Trovala.
practice-failed = Non è stato possibile scaricare gli esercizi. Forse al momento manca la rete.
practice-chosen = Per tema
practice-theme = Tema
practice-difficulty = Difficoltà
practice-any = Qualsiasi
practice-count = { $count ->
    [one] { $count } esercizio
   *[other] { $count } esercizi
 }
practice-start = Inizia
practice-streak = Serie
practice-streak-note = Quanti ne riesci di fila. Diventano più difficili.
practice-best = La più lunga finora: { $count }
practice-streak-now = Di fila: { $count }
practice-streak-over = La serie finisce a { $count }.
practice-own = I tuoi errori
practice-own-note = Ciò che ti è sfuggito nelle partite analizzate torna, a intervalli sempre più lunghi, finché non riesce.
practice-due = Da provare ora: { $due } su { $all }
practice-solved = Esercizi risolti su questo dispositivo: { $count }
practice-task = Quale scelta è chiaramente la migliore?
practice-wrong = Non questa.
practice-next = Esercizio successivo
practice-leave = Tutti gli esercizi
