# The server: its flags, what it says when it starts, and what a link to a table shows where it is shared.

cli-serve = Serve the page and tables to browsers
cli-serve-more =
    Examples:
      tubewright serve                    for browsers on this machine
      tubewright serve --addr 0.0.0.0:80  for everyone who can reach it
      tubewright serve --port 0           on any free port; its address is printed
      tubewright serve --data /var/lib/tubewright \
        --public-url https://play.example.org --trust-proxy
          behind a proxy that speaks TLS
      tubewright serve --store postgres://tubewright@localhost/tables
          one of several servers on a database

    Each flag can also be an environment variable, such as TUBEWRIGHT_ADDR for --addr.
    docs/hosting.md tells the rest.
cli-serve-addr = Address and port to listen on; takes the place of --host and --port
cli-serve-host = The address to listen on
cli-serve-port = The port; 0 takes any free one
cli-serve-data = The folder in which tables are kept; it is made if it is missing
cli-serve-public-url = The address by which people reach the server, such as https://play.example.org
cli-serve-allow-host = A name by which people reach the server besides the public URL; may be given several times
cli-serve-trust-proxy = Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
cli-serve-keep-finished = Remove finished tables after so many days without a change; 0 keeps them for ever
cli-serve-keep-unfinished = Remove unfinished tables after so many days without a change; 0 keeps them for ever
cli-serve-thinkers = Let so many bots think at the same time; 0 takes half of the processors
cli-serve-log = How much to log to standard error, as lines of JSON
cli-serve-access-log = Log each request to standard error, as lines of JSON with a shortened address
cli-serve-most-sockets = The most sockets in all; for this and the following, 0 is without limit
cli-serve-sockets-per-address = The most sockets of one address
cli-serve-sockets-per-person = The most sockets of one person
cli-serve-messages-per-second = The most messages a second on one socket, in the long run
cli-serve-requests-per-second = The most requests a second from one address, in the long run
cli-serve-tables-per-hour = The most tables an hour that one address or one person opens
cli-serve-kilobytes-per-hour = The most kilobytes an hour that one address has written beside plays; a quarter of it for one person
cli-serve-kilobytes-per-table = The most kilobytes of a table's log; beyond them only its game goes on
cli-serve-disk-reserve = With fewer free megabytes on the disk only games that have begun go on
cli-serve-unix-socket = Listen on a socket in the file system, for a proxy on this machine
cli-serve-tls-cert = Speak TLS with the certificates in this PEM file; it is read again when it changes
cli-serve-tls-key = The key of the certificate, in PEM

cli-tables = Back up, export and delete the tables of a server, also while it runs
cli-tables-more =
    Examples:
      tubewright tables backup saturday.db
      tubewright tables --data /var/lib/tubewright export k3jqx
      tubewright tables sweep --finished 90 --unfinished 30
cli-tables-data = The data folder of the server
cli-tables-backup = Write a whole and consistent copy to a new file
cli-tables-backup-file = The file, which must not exist
cli-tables-count = Say how many tables there are and how much they take
cli-tables-export = Print all entries of a table's log as one JSON document; it holds the seed of the cards
cli-tables-delete = Delete a table
cli-tables-table = The table
cli-tables-forget = Delete what is kept of a person: names, chat, the way back to their seats
cli-tables-person = The person's id, as GET /api/me tells it to them
cli-tables-sweep = Delete tables without a change for so many days
cli-tables-finished = Finished ones
cli-tables-unfinished = Unfinished ones
cli-tables-check = Check every table of the store; one line for each that is damaged, and exit code 1
cli-tables-repair = Rebuild a damaged store file, with the server stopped; the damaged one is kept beside it
cli-tables-repair-backup = Take tables that cannot be read from this backup
cli-tables-restore = Put a backup in the place of the tables, with the server stopped; what was there is kept beside it
cli-tables-restore-file = The backup; it is checked first
cli-tables-copy = Copy all tables from one store to another and compare them; can be repeated after an interruption
cli-tables-copy-from = The store to read: sqlite:FILE or postgres://…
cli-tables-copy-to = The store to write: sqlite:FILE or postgres://…
cli-store = The store, in place of the data folder: sqlite:FILE or postgres://USER@HOST/DATABASE
cli-admin = See and change what a running server does, on its own machine
cli-admin-more =
    Examples:
      tubewright admin status
      tubewright admin reports
      tubewright admin ban 192.0.2.0/24
      tubewright admin limit tables-per-hour 10

    It reaches the server through the socket in its data folder. All that is done is in the server's log.
    The page /operator does the same in a browser, with the token in the file operator.token.
cli-admin-status = Show the server, its limits, who is banned and which words are unwelcome
cli-admin-tables = List the tables in memory
cli-admin-people = List the people who are connected, by id, network and table
cli-admin-reports = List what people have reported
cli-admin-resolve = Be done with a report
cli-admin-report = The number of the report
cli-admin-load = Take a table into memory
cli-admin-close = Take a table out of memory; its people may come back
cli-admin-lock = Lock a table: nobody can do anything at it any more
cli-admin-unlock = Unlock a table
cli-admin-ban = Ban somebody
cli-admin-unban = Lift a ban
cli-admin-who = A person's id, an address, or a network such as 192.0.2.0/24
cli-admin-words = Set the words that are unwelcome in names and chat
cli-admin-words-file = A file with a word on each line; - reads standard input
cli-admin-limit = Change a limit until further notice
cli-admin-limit-name = The limit, as status shows it
cli-admin-limit-value = Its value; without one the server's own holds again
admin-done = Done
admin-unchanged = Nothing to change
admin-none = None
admin-no-server = no server answers in the folder { $folder }
admin-refused = the server refuses: { $message }

refuse-start = cannot start the server
refuse-serve = cannot serve at { $address }
refuse-data = cannot make the data folder { $folder }
refuse-tls = cannot speak TLS
refuse-locked = a server (process { $process }) runs on { $folder } already; only one may at a time
refuse-tables = cannot open the tables in { $file }
refuse-no-tables = there are no tables in { $folder }
refuse-backup = cannot back up to { $file }
refuse-store = cannot open the store { $store }
refuse-repair-store = only a store in a file can be repaired
serve-ready = Tubewright is at { $address } (Ctrl-C to stop)
serve-data = Tables are kept in { $folder }
serve-store = Tables are kept in { $store }
tables-backed-up = Backed up to { $file }
tables-count = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $bytes } bytes
tables-deleted = Deleted { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
tables-forgotten = Forgotten at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
tables-damaged = { $table }: { $what }
tables-damaged-store = store: { $what }
tables-sound = { $tables ->
    [one] { $tables } table is sound
   *[other] { $tables } tables are sound
 }
tables-unsound = damage: { $damaged }; sound tables: { $tables }
tables-restored = { $table }: restored from the backup
tables-rebuilt = { $table }: restored from its own log
tables-lost = { $table }: could not be restored
tables-repaired = Repaired: tables kept { $kept }, restored { $restored }, lost { $lost }; the damaged file is { $file }
tables-replaced = Restored { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
tables-kept = What was there before is { $file }
tables-copied = Copied: tables new { $copied }, there already { $same }; in the target alone { $others }

preview-gathering = { $name } invites you to a table
preview-playing = A game is on: { $names }
preview-over = A finished game: { $names }
preview-nobody = A table at Tubewright
preview-picture = A finished map: four coloured lines through the stations of London, and the Thames
preview-about = Draw your own Underground, together: { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }. No account, just open the link.

cli-loadtest = Measure a server with real sockets
cli-loadtest-more =
    Examples:
      tubewright loadtest
          2500 tables of four, each person plays every 3 s
      tubewright loadtest --highest --tables 500
          as fast as it goes, against a bare echo
      tubewright loadtest --server 192.0.2.7:8080
          a server that runs elsewhere, without its limits
      tubewright loadtest --stored 100000
          how long a server with as many stored tables takes to start
      tubewright loadtest --soak 30 --tables 500
          half an hour of games, with the memory after each minute

    Without --server it starts one of its own, with an empty data folder and without limits.
cli-loadtest-tables = How many tables
cli-loadtest-seats = How many people at each
cli-loadtest-every = How often each of them plays
cli-loadtest-seconds = How long to measure
cli-loadtest-highest = Everyone plays as soon as they can; compare with a bare WebSocket echo
cli-loadtest-server = Measure this server
cli-loadtest-data = The data folder of the server that is started; without it a temporary one
cli-loadtest-stored = Store so many tables and measure how long a server takes to start with them
cli-loadtest-soak = Play game after game for so many minutes and print the server’s memory every minute
cli-loadtest-echo = Serve the echo of the comparison
refuse-open-files = this system allows { $files } open files, too few for { $sockets } sockets
loadtest-load = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $sockets ->
    [one] { $sockets } socket
   *[other] { $sockets } sockets
 }, measured for { $seconds } s
loadtest-times = From send to durable: half within { $half } ms, 99 % within { $most } ms, all within { $all } ms
loadtest-rate = { $commands ->
    [one] { $commands } choice
   *[other] { $commands } choices
 } a second, { $messages ->
    [one] { $messages } message
   *[other] { $messages } messages
 } delivered a second, { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
 }
loadtest-memory = { $memory } KB of memory a socket, { $disk } KB on the disk a table
loadtest-echo = A bare echo delivers { $messages } messages a second; the tables { $share } of that
loadtest-soak = Minute { $minute }: memory { $memory } MB, sockets { $sockets }, games { $games }, turns { $turns }, failures { $failures }
loadtest-soak-end = Memory from minute { $minute } on: { $least } to { $most } MB, { $percent } % apart
loadtest-stored = { $tables } stored tables, { $size } MB: well { $time } ms after the start

# The page for those who run a server.
operator-title = Operators
operator-token = The operator's token
operator-open = Open
operator-reports = Reports
operator-tables = Tables in memory
operator-people = People who are connected
operator-bans = Bans
operator-words = Unwelcome words
operator-words-about = One word on each line, for names and chat
operator-limits = Limits
operator-status = Server
operator-who = A person's id, an address or a network
operator-ban = Ban
operator-unban = Lift the ban
operator-close = Close
operator-lock = Lock
operator-unlock = Unlock
operator-delete = Delete
operator-resolve = Resolved
operator-save = Save
operator-sure = Are you sure?
operator-none = None
operator-done = Done.
operator-refused = Refused:
