# Che cosa dice l’analisi di una partita, nella pagina e nel terminale.

review-title = Analisi
# Quanto è grave una perdita.
review-class = { $class ->
    [inaccuracy] Imprecisione
    [mistake] Errore
    [blunder] Errore grave
   *[good] Bene
 }
review-as-good = Buona quanto la migliore
review-played = Giocata: { $action }
review-best = Migliore: { $action }
review-equal = Altrettanto buone: { $actions }
# I punti hanno un decimale: «3,2 ± 0,5».
review-lost = Punti persi: { $points }
review-luck = Fortuna delle carte: { $points }
review-line = { $place }: { $action } · fortuna { $luck } · persi { $points } · { $verdict }
# Un’azione rispetto alla migliore: «d3 → f1: −1,2 ± 0,4».
review-alternative = { $action }: { $points }
review-alternative-equal = { $action }: altrettanto buona

# Perché l’azione migliore è migliore; i motivi sono qui sotto.
review-why = { $action } è meglio – { $reasons }.
review-why-far = { $action } rende di più a lungo andare; niente di ciò che conta subito lo spiega.
review-why-open = Non è accertato che { $action } sia meglio.
review-why-best = Non si è trovato nulla di meglio.
review-reason-river = sezioni sotto il Tamigi: { $more } in più (+{ $points })
review-reason-fullest = fermate nel distretto più pieno: { $best }, non { $other }
review-reason-districts = distretti della linea: { $best }, non { $other }
review-reason-tourist = visite ai siti turistici: { $best }, non { $other } (+{ $points })
review-reason-interchanges = punti per le fermate di interscambio: { $best }, non { $other }
review-reason-objective = «{ $objective }»: { $best } su { $need }, non { $other }
review-reason-objective-met = «{ $objective }»: raggiunto (+10)
review-reason-keeps-power = il potere della matita resta disponibile ({ $power })
review-reason-uses-power = il potere della matita qui conviene ({ $power })
review-reason-opens = { $symbol ->
    [square] quadrati alla portata delle prossime carte: { $best }, non { $other }
    [triangle] triangoli alla portata delle prossime carte: { $best }, non { $other }
    [pentagon] pentagoni alla portata delle prossime carte: { $best }, non { $other }
    [circle] cerchi alla portata delle prossime carte: { $best }, non { $other }
   *[joker] fermate alla portata di un jolly: { $best }, non { $other }
 }
review-reason-room = { $pencil ->
    [purple] sezioni libere dove partirà la linea viola: { $best }, non { $other }
    [blue] sezioni libere dove partirà la linea blu: { $best }, non { $other }
    [pink] sezioni libere dove partirà la linea rosa: { $best }, non { $other }
   *[green] sezioni libere dove partirà la linea verde: { $best }, non { $other }
 }
review-reason-now = punti subito: { $best }, non { $other }

# La somma di una partita: attesi + fortuna − persi + resto = totale.
review-sum-expected = Attesi prima della prima carta
review-sum-luck = Fortuna delle carte
review-sum-loss = Persi con le scelte
review-sum-rest = Resto
review-sum-total = Punteggio finale
review-sum-total-so-far = Attesi da qui in poi
review-rest-note = Il resto nasce dove le stime di due turni non coincidono; non è né fortuna né errore.
review-round = { $round }: fortuna { $luck }, persi { $loss }
review-good-share = Decisioni buone quanto la migliore: { $good } su { $all }
review-costliest = Le decisioni più costose
review-costliest-none = Nessuna decisione è chiaramente peggiore della migliore.
review-costliest-line = { $place }: { $action }, persi { $points }; la migliore era { $best }
review-grade-between = Le tue perdite ({ $points } punti) stanno fra quelle di { $better } ({ $less }) e { $worse } ({ $more }).
review-grade-least = Le tue perdite ({ $points } punti) non superano quelle del nostro bot migliore, { $worse } ({ $more }).
review-grade-most = Le tue perdite ({ $points } punti) superano quelle di { $better } ({ $less }).
review-hindsight = Col senno di poi, conoscendo tutte le carte, si potevano fare { $total } punti.
review-hindsight-bound = Col senno di poi, conoscendo tutte le carte, si potevano fare { $total } punti; più di { $bound } no.
review-so-far = La partita continua: questa è l’analisi di quanto giocato finora.
review-nothing = Non c’è ancora nessuna decisione da analizzare.

# I temi degli esercizi.
puzzle-theme = { $theme ->
    [river] Il Tamigi
    [interchanges] Fermate di interscambio
    [switch] Lo scambio ferroviario
    [powers] Poteri delle matite
   *[last-turns] Ultimi turni
 }
puzzle-difficulty = Difficoltà { $difficulty } su 5
