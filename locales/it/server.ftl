# Il server: le sue opzioni, quello che dice all’avvio, e quello che mostra un link a un tavolo quando è condiviso.

cli-serve = Offri ai browser la pagina e i tavoli
cli-serve-more =
    Esempi:
      tubewright serve                    per i browser su questa macchina
      tubewright serve --addr 0.0.0.0:80  per chiunque la raggiunga
      tubewright serve --port 0           su una porta libera; mostra l’indirizzo
      tubewright serve --data /var/lib/tubewright \
        --public-url https://play.example.org --trust-proxy
          dietro un proxy che parla TLS
      tubewright serve --store postgres://tubewright@localhost/tables
          uno dei server che condividono un database

    Ogni opzione può essere anche una variabile d’ambiente, come TUBEWRIGHT_ADDR per --addr.
    docs/hosting.md dice il resto.
cli-serve-addr = Indirizzo e porta su cui ascoltare; prende il posto di --host e --port
cli-serve-host = L’indirizzo su cui ascoltare
cli-serve-port = La porta; 0 ne prende una libera
cli-serve-data = La cartella in cui si conservano i tavoli; se manca, viene creata
cli-serve-public-url = L’indirizzo con cui si raggiunge il server, come https://play.example.org
cli-serve-allow-host = Un nome con cui si raggiunge il server oltre a --public-url; si può ripetere
cli-serve-trust-proxy = Fidati di X-Forwarded-For e X-Forwarded-Proto: solo dietro un proxy che li imposta
cli-serve-keep-finished = Dopo quanti giorni senza modifiche rimuovere i tavoli finiti; 0 li tiene per sempre
cli-serve-keep-unfinished = Dopo quanti giorni senza modifiche rimuovere i tavoli non finiti; 0 li tiene per sempre
cli-serve-thinkers = Quanti bot possono pensare insieme; 0 usa metà dei processori
cli-serve-log = Quanto scrivere su stderr, come righe JSON
cli-serve-access-log = Scrivi ogni richiesta su stderr, come righe JSON con l’indirizzo abbreviato
cli-serve-most-sockets = Quanti socket al massimo, in tutto; qui e nelle opzioni seguenti 0 toglie il limite
cli-serve-sockets-per-address = Quanti socket al massimo per indirizzo
cli-serve-sockets-per-person = Quanti socket al massimo per persona
cli-serve-messages-per-second = Quanti messaggi al secondo al massimo su un socket, in media
cli-serve-requests-per-second = Quante richieste al secondo al massimo da un indirizzo, in media
cli-serve-tables-per-hour = Quanti tavoli all’ora può aprire al massimo un indirizzo o una persona
cli-serve-kilobytes-per-hour = Quanti kilobyte all’ora può far scrivere al massimo un indirizzo oltre alle mosse; una persona un quarto
cli-serve-kilobytes-per-table = Quanti kilobyte può avere al massimo il registro di un tavolo; poi continua solo la partita
cli-serve-disk-reserve = Con meno megabyte liberi sul disco continuano solo le partite già cominciate
cli-serve-unix-socket = Ascolta su un socket nel file system, per un proxy su questa macchina
cli-serve-tls-cert = Usa TLS con i certificati di questo file PEM; se cambia, viene riletto
cli-serve-tls-key = La chiave del certificato, in PEM

cli-tables = Fai il backup, esporta ed elimina i tavoli di un server, anche mentre gira
cli-tables-more =
    Esempi:
      tubewright tables backup saturday.db
      tubewright tables --data /var/lib/tubewright export k3jqx
      tubewright tables sweep --finished 90 --unfinished 30
cli-tables-data = La cartella dei dati del server
cli-tables-backup = Scrivi una copia completa e coerente in un nuovo file
cli-tables-backup-file = Il file, che non deve esistere
cli-tables-count = Di’ quanti tavoli ci sono e quanto occupano
cli-tables-export = Stampa tutte le voci di un tavolo come un documento JSON; contiene il seed delle carte
cli-tables-delete = Elimina un tavolo
cli-tables-table = Il tavolo
cli-tables-forget = Elimina ciò che si conserva di una persona: nomi, chat, la via per tornare ai suoi posti
cli-tables-person = L’identificativo della persona, come glielo dice GET /api/me
cli-tables-sweep = Elimina i tavoli senza modifiche da un certo numero di giorni
cli-tables-finished = Quelli finiti
cli-tables-unfinished = Quelli non finiti
cli-tables-check = Controlla tutti i tavoli: una riga per ognuno danneggiato e codice di uscita 1
cli-tables-repair = Ricostruisci un file danneggiato, a server fermo; quello danneggiato resta accanto
cli-tables-repair-backup = Prendi da questo backup i tavoli che non si leggono
cli-tables-restore = Metti un backup al posto dei tavoli, a server fermo; ciò che c’era resta accanto
cli-tables-restore-file = Il backup; prima viene controllato
cli-tables-copy = Copia tutti i tavoli da un archivio a un altro e confrontali; dopo un’interruzione si può ripetere
cli-tables-copy-from = L’archivio da leggere: sqlite:FILE o postgres://…
cli-tables-copy-to = L’archivio da scrivere: sqlite:FILE o postgres://…
cli-store = L’archivio, al posto della cartella dei dati: sqlite:FILE o postgres://USER@HOST/DATABASE
cli-admin = Guarda e cambia ciò che fa un server in funzione, sulla sua stessa macchina
cli-admin-more =
    Esempi:
      tubewright admin status
      tubewright admin reports
      tubewright admin ban 192.0.2.0/24
      tubewright admin limit tables-per-hour 10

    Raggiunge il server dal socket nella sua cartella dei dati. Tutto ciò che si fa finisce nel log del server.
    La pagina /operator fa lo stesso in un browser, con il codice nel file operator.token.
cli-admin-status = Mostra il server, i suoi limiti, chi è bandito e le parole sgradite
cli-admin-tables = Elenca i tavoli in memoria
cli-admin-people = Elenca chi è connesso, con identificativo, rete e tavolo
cli-admin-reports = Elenca le segnalazioni
cli-admin-resolve = Chiudi una segnalazione
cli-admin-report = Il numero della segnalazione
cli-admin-load = Carica un tavolo in memoria
cli-admin-close = Togli un tavolo dalla memoria; chi vi siede può tornare
cli-admin-lock = Blocca un tavolo: nessuno può più farvi nulla
cli-admin-unlock = Sblocca un tavolo
cli-admin-ban = Bandisci qualcuno
cli-admin-unban = Revoca un bando
cli-admin-who = L’identificativo di una persona, un indirizzo o una rete come 192.0.2.0/24
cli-admin-words = Imposta le parole sgradite nei nomi e nella chat
cli-admin-words-file = Un file con una parola per riga; - legge lo standard input
cli-admin-limit = Cambia un limite fino a nuovo ordine
cli-admin-limit-name = Il limite, come lo mostra status
cli-admin-limit-value = Il suo valore; senza, torna a valere quello del server
admin-done = Fatto
admin-unchanged = Niente da cambiare
admin-none = Niente
admin-no-server = nella cartella { $folder } non risponde alcun server
admin-refused = il server rifiuta: { $message }

refuse-start = non riesco ad avviare il server
refuse-serve = non riesco a mettermi in ascolto su { $address }
refuse-data = non riesco a creare la cartella dei dati { $folder }
refuse-tls = TLS non funziona
refuse-locked = un server (processo { $process }) usa già { $folder }; ne può girare uno solo
refuse-tables = non riesco ad aprire i tavoli in { $file }
refuse-no-tables = non ci sono tavoli in { $folder }
refuse-backup = non riesco a fare la copia in { $file }
refuse-store = non riesco ad aprire l’archivio { $store }
refuse-repair-store = si può riparare solo un archivio in un file
serve-ready = Tubewright è su { $address } (Ctrl-C per fermarlo)
serve-data = I tavoli si conservano in { $folder }
serve-store = I tavoli si conservano in { $store }
tables-backed-up = Copia fatta in { $file }
tables-count = { $tables ->
    [one] { $tables } tavolo, { $bytes } byte
   *[other] { $tables } tavoli, { $bytes } byte
 }
tables-deleted = { $tables ->
    [one] Eliminato { $tables } tavolo
   *[other] Eliminati { $tables } tavoli
 }
tables-forgotten = { $tables ->
    [one] Dati della persona eliminati da { $tables } tavolo
   *[other] Dati della persona eliminati da { $tables } tavoli
 }
tables-damaged = { $table }: { $what }
tables-damaged-store = archivio: { $what }
tables-sound = { $tables ->
    [one] { $tables } tavolo è a posto
   *[other] { $tables } tavoli sono a posto
 }
tables-unsound = danni: { $damaged }; tavoli a posto: { $tables }
tables-restored = { $table }: ripristinato dal backup
tables-rebuilt = { $table }: ricostruito dal suo registro
tables-lost = { $table }: impossibile ripristinarlo
tables-repaired = Fatto: tavoli conservati { $kept }, ripristinati { $restored }, persi { $lost }; il file danneggiato è { $file }
tables-replaced = { $tables ->
    [one] Ripristinato { $tables } tavolo
   *[other] Ripristinati { $tables } tavoli
 }
tables-kept = Ciò che c’era è in { $file }
tables-copied = Fatto: tavoli copiati { $copied }, già presenti { $same }; solo nella destinazione { $others }

preview-gathering = { $name } ti invita a un tavolo
preview-playing = Una partita in corso: { $names }
preview-over = Una partita finita: { $names }
preview-nobody = Un tavolo di Tubewright
preview-picture = Una mappa finita: quattro linee colorate tra le fermate di Londra, e il Tamigi
preview-about = { $seats ->
    [one] Disegnate insieme la vostra metropolitana: un posto. Nessun account, basta aprire il link.
   *[other] Disegnate insieme la vostra metropolitana: { $seats } posti. Nessun account, basta aprire il link.
 }

cli-loadtest = Misura un server con socket veri
cli-loadtest-more =
    Esempi:
      tubewright loadtest
          2500 tavoli da quattro, ognuno gioca ogni 3 s
      tubewright loadtest --highest --tables 500
          più in fretta possibile, contro una semplice eco
      tubewright loadtest --server 192.0.2.7:8080
          un server che gira altrove, senza i suoi limiti
      tubewright loadtest --stored 100000
          quanto ci mette ad avviarsi un server con i tavoli salvati
      tubewright loadtest --soak 30 --tables 500
          mezz’ora di partite, con la memoria dopo ogni minuto

    Senza --server ne avvia uno proprio, con una cartella dei dati vuota e senza limiti.
cli-loadtest-tables = Quanti tavoli
cli-loadtest-seats = Quante persone per tavolo
cli-loadtest-every = Ogni quanto gioca ogni persona
cli-loadtest-seconds = Per quanto misurare
cli-loadtest-highest = Ognuno gioca appena può; confronta con una semplice eco WebSocket
cli-loadtest-server = Misura questo server
cli-loadtest-data = La cartella dei dati del server avviato; senza, una temporanea
cli-loadtest-stored = Salva tanti tavoli e misura quanto ci mette un server ad avviarsi con essi
cli-loadtest-soak = Gioca una partita dopo l’altra per tanti minuti e mostra ogni minuto la memoria del server
cli-loadtest-echo = Avvia l’eco per il confronto
refuse-open-files = questo sistema permette { $files } file aperti, troppo pochi per { $sockets } socket
loadtest-load = tavoli: { $tables }, socket: { $sockets }, misurati per { $seconds } s
loadtest-times = Dall’invio al salvataggio: metà entro { $half } ms, il 99% entro { $most } ms, tutti entro { $all } ms
loadtest-rate = al secondo: scelte { $commands }, messaggi consegnati { $messages }; errori: { $failures }
loadtest-memory = { $memory } KB di memoria per socket, { $disk } KB su disco per tavolo
loadtest-echo = Una semplice eco consegna { $messages } messaggi al secondo; i tavoli { $share } volte tanto
loadtest-soak = Minuto { $minute }: memoria { $memory } MB, socket { $sockets }, partite { $games }, turni { $turns }, errori { $failures }
loadtest-soak-end = Memoria dal minuto { $minute }: da { $least } a { $most } MB, differenza { $percent }%
loadtest-stored = { $tables } tavoli salvati, { $size } MB: pronto { $time } ms dopo l’avvio

# The page for those who run a server.
operator-title = Pannello del gestore
operator-token = Il codice del gestore
operator-open = Apri
operator-reports = Segnalazioni
operator-tables = Tavoli in memoria
operator-people = Chi è connesso
operator-bans = Bandi
operator-words = Parole sgradite
operator-words-about = Una parola per riga, per i nomi e la chat
operator-limits = Limiti
operator-status = Il server
operator-who = L’identificativo di una persona, un indirizzo o una rete
operator-ban = Bandisci
operator-unban = Revoca il bando
operator-close = Chiudi
operator-lock = Blocca
operator-unlock = Sblocca
operator-delete = Elimina
operator-resolve = Risolta
operator-save = Salva
operator-sure = Procedere davvero?
operator-none = Niente
operator-done = Fatto.
operator-refused = Rifiutato:
