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
