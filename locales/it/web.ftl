# I testi propri della pagina. La prima parte di ogni chiave dice dove si legge, la seconda che cosa dice.

title-home = Tubewright: disegna la tua metropolitana
title-play = Partita · Tubewright
title-result = Risultato · Tubewright
title-record = Una partita salvata · Tubewright
title-review = Analisi · Tubewright
title-practice = Esercizi · Tubewright
title-how-to-play = Impara a giocare · Tubewright
title-rules = Regole · Tubewright
title-settings = Impostazioni · Tubewright
title-about = Informazioni · Tubewright
title-tables = Gioca insieme · Tubewright
title-table = Tavolo · Tubewright
# Davanti al titolo della scheda, finché il tavolo aspetta chi guarda la pagina.
title-your-turn = Tocca a te! { $title }
title-missing = Qui non c’è niente · Tubewright

meta-description = Disegna la tua metropolitana: un gioco di carte e matite da uno a quattro giocatori, nel browser, anche offline.

# Prima che il programma parta; i testi boot- sono semplici, su una riga.
boot-loading = Tubewright si sta caricando
boot-failed = Non è stato possibile avviare il gioco. Serve un browser del 2023 o più recente con WebAssembly; può aiutare ricaricare la pagina.
boot-no-script = Il gioco funziona nel browser e ha bisogno di JavaScript.

top-home = Pagina iniziale
top-language = Lingua

missing-title = Fermata inesistente
missing-why = Nessuno ha mai tracciato la linea per questo indirizzo. Forse il link si è spezzato per strada.
missing-home = Torna all’inizio

guide-failed = Questa pagina non è arrivata
guide-failed-why = Non è stato possibile scaricarne il testo. Forse in questo momento manca la rete.
guide-retry = Riprova
unreached = Per i tavoli serve la rete
unreached-why = Ora la rete manca, o il server non risponde. In solitaria o contro i bot si gioca lo stesso.

language-failed = Non è stato possibile scaricare questa lingua. Forse al momento manca la rete.

update-ready = C’è una nuova versione.
update-reload = Ricarica per aggiornare

# Il browser non conserva nulla, come nelle finestre private e quando il disco è pieno.
not-kept = Questo browser non conserva la partita: se ricarichi la pagina, ricomincia da capo.
