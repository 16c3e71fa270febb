# `tubewright engine` e i programmi esterni di `tubewright arena`.

cli-engine = Rispondi ad altri programmi con righe JSON: gioca secondo le regole, calcola i punti, interroga i bot
cli-engine-more =
    Ogni riga sullo standard input è una richiesta, ogni riga sullo standard output la sua risposta, nello stesso ordine:
    {"  {"}"id": 1, "op": "new", "seed": "london"{"}"}
    {"  {"}"id": 2, "op": "legal"{"}"}
    {"  {"}"id": 3, "op": "play", "action": "pass"{"}"}
    {"  {"}"id": 4, "op": "quit"{"}"}
    docs/engine.md le descrive tutte.

    Esempi:
      tubewright engine < requests.jsonl
      tubewright arena --bot greedy --games 10 --seed 7 \
        --engine 'tubewright engine --as-player greedy'
cli-engine-as-player = Fai invece da giocatore e rispondi alle domande di un’arena
cli-arena-engine = Un programma esterno come bot, con il suo comando; si può ripetere
cli-arena-engine-ms = Quanto può durare una decisione di un programma esterno, in millisecondi
cli-arena-engine-start-ms = Quanto può impiegare un programma esterno ad avviarsi, in millisecondi

# Che cosa è andato storto con un programma esterno: $name è il suo comando.
arena-flawless = { $name }: ogni decisione in tempo e regolare
# $kinds è un elenco delle parole qui sotto con i loro numeri.
arena-failed = { $name }: decisioni fallite { $failed } su { $decisions } ({ $kinds }); la prima nella partita { $game }, { $what }
arena-never-started = { $name } non ha giocato: { $what }
arena-kind = { $word } { $count }
arena-late = in ritardo
arena-illegal = irregolari
arena-garbage = illeggibili
arena-refused = rifiutate
arena-dead = senza risposta
arena-crashes = arresti anomali
arena-stopped = fermato
arena-restarts = riavvii

fault-at-start = all’avvio: { $what }
fault-on-turn = round { $round }, turno { $turn }: { $what }
fault-late = nessuna risposta in tempo
fault-illegal = { $action } è contro le regole: { $reason }: { $why }
fault-no-action = una risposta senza azione
fault-garbage = questa non è una risposta: { $said }
fault-endless = una riga di più di { $bytes } byte
fault-refused = il programma si è rifiutato: { $said }
fault-not-started = il programma non si avvia: { $why }
fault-ended = { $how ->
    [code] il programma è terminato con il codice { $number }
    [signal] il programma è stato terminato dal segnale { $number }
   *[unknown] il programma è terminato
 }
fault-dead = non c’è più nessuno a cui chiedere
refuse-signals = non riesco ad ascoltare i segnali
