# Why a record, a map, a file or a value is refused; each stands in one line after what it is about. Reason words, words of the
# forms (pass, +double, street:circle) and names of fields stay as they are in every language.

# A record. The reason is a word such as crosses-section, which other programs rely on.
record-bad = { $reason }: { $why }
record-illegal = round { $round }, turn { $turn }, seat { $seat }: { $reason }: { $why }
record-no-json = no JSON from line { $line }, column { $column } on
record-cut-off = the JSON breaks off at line { $line }, column { $column }
record-field = the field { $field } is missing at line { $line }, column { $column }
record-shape = line { $line }, column { $column } is not as a record has it
record-format = unknown format { $format }
record-map = unknown map { $map }
record-map-missing = the map { $map } is not in the record: it must be given beside it
record-map-wrong = in the map, { $why }
record-map-differs = the map { $map } has another name or hash than the record says
record-map-another = the record was played on the map { $own }, which is not the map { $given } that was given
record-rounds = { $count } rounds where four is the most
record-card-twice = in round { $round }, { $card } was revealed already in this round
record-card-late = in round { $round }, { $card } comes after the fifth Underground card
record-switch-last = in round { $round } the switch lies last, but the next card comes with it
record-unfinished = round { $next } began before round { $round } was over
record-rows = in round { $round } the cards make { $turns } turns, but { $rows } are listed
record-row-length = in round { $round }, turn { $turn } has { $entries } entries for { $seats } seats
record-after-null = seat { $seat } acts in round { $round }, turn { $turn }, although it has not acted on a turn before
record-no-seat = nobody sits at the table
record-seats = { $count } seats where four is the most
record-pencils = seat { $seat } does not get each of the four pencils once
record-pencils-pass = the pencils of seat { $seat } do not pass to the left from seat 1
record-objective-twice = the objective { $objective } twice
record-power-twice = two pencils with the { $power } power

# An action of a record.
record-too-many-sections = one section a turn, or two with the double power
record-power-not-held = the pencil in hand does not have the { $power } power
record-power-spent = the { $power } power was used already in this round
record-no-such-section = no section joins { $from } and { $to }
record-not-on-line = { $station } is not on the line
record-already-on-line = { $station } is on the line already
record-not-an-end = { $station } is no end of the line, and no switch is in force
record-wrong-symbol = { $symbol ->
    [square] { $station } is no square, which the card asks for
    [triangle] { $station } is no triangle, which the card asks for
    [pentagon] { $station } is no pentagon, which the card asks for
    [circle] { $station } is no circle, which the card asks for
   *[any] { $station } cannot be reached
 }
record-section-taken = { $section } is drawn already
record-crosses-section = { $section } crosses { $other }
action-none = { $text } is no action: write ‘pass’ or a section as ‘d3-a3’
action-no-station = there is no station { $name }
action-space = { $text } ends in a space
action-after-power = { $text } after the power
action-two-sections = the double power draws two sections
action-one-section = the { $power } power draws a section
action-circle = the circle power names a station
word-unknown = { $sort ->
    [card] { $text } is no card
    [pencil] { $text } is no pencil
    [power] { $text } is no power
    [objective] { $text } is no objective
    [symbol] { $text } is no symbol
   *[point] { $text } is no point of the grid
 }

# A record and the deal of its seed.
verify-no-seed = the record names no seed, so there is nothing to check it against
verify-commitment = the commitment is not that of the seed
verify-entropy = what seat { $seat } brought to the seed is not what it had committed itself to
verify-seal = the seed is not made of the server's and of what the seats brought
verify-card = round { $round }, card { $card } is not the seed's
verify-pencils = the pencils are not the seed's
verify-objectives = the objectives are not the seed's
verify-powers = the powers are not the seed's

# A map. The words that begin its parts stay: map, sights, departures, districts, river, track.
map-line = line { $line }: { $problem }
map-unknown-word = { $word } begins no part of a map (map, the grid, sights, departures, districts, river, track, verdicts, objectives)
map-twice = { $part ->
    [grid] the grid a second time
   *[word] ‘{ $word }’ a second time
 }
map-without = { $part ->
    [name] the map has no name
    [stations] the map has no stations
    [sights] the map has no sights
    [departures] the map has no departures
    [departure] the map has no departure for each of purple, blue, pink, green
    [districts] the map has no districts
    [river] the map has no river
   *[track] the map has no track
 }
map-name = { $name } is no name for a map: use a–z, 0–9 and -, at most 40 of them
map-header = the grid's columns are named a, b, c … in order
map-row = a row of the grid has its number, in order, and one sign for each column
map-symbol = { $sign } is no station: use S T P C, ? or .
map-departure = { $text } is no departure: write a colour and a station, as in ‘green d3’
map-departure-twice = { $pencil } departs twice, or from another's station
map-districts = the districts are as many rows and columns of letters as the grid has
map-district-empty = district { $letter } has no station
map-river = { $text } is no point of the river: write column,row from 0 to 99 with at most two decimals
map-track = { $text } does not fit: the track is 2 to 32 numbers from 0 to 999 that do not fall
map-too-many = { $what ->
    [columns] more than { $most } columns
    [rows] more than { $most } rows
    [stations] more than { $most } stations
    [sections] more than { $most } sections
    [districts] more than { $most } districts
    [stations-of-district] more than { $most } stations in a district
    [rivers] more than { $most } rivers
   *[river-points] more than { $most } points of the rivers
 }
map-too-few = { $what ->
    [columns] fewer than { $least } columns
    [rows] fewer than { $least } rows
   *[river-points] fewer than { $least } points of the rivers
 }
map-verdicts = { $text } does not fit: the verdicts end at five numbers from 1 to 999 that rise
map-objectives = { $text } is no number of an objective: write ‘interchanges 8’ or ‘thames 6’, from 1 to 99
map-no-way-out = no section leads away from { $station }, where { $pencil } departs
map-central = { $count } central stations (?) where one is needed
map-passes-through = { $section } passes through district { $letter } without a station in it (R1.7)
map-river-touches = the river only touches { $section }: move it so that it crosses or misses
map-river-twice = a river crosses { $section } more than once

# A sheet without cards. The words that begin its lines stay.
drawn-word = { $word } begins no line of a sheet (purple, blue, pink, green, objectives)
drawn-line-twice = the { $pencil } line a second time
drawn-objectives-twice = the objectives a second time
drawn-section = { $text } is no section: write two stations, as in ‘d3-a3’
drawn-circle = +circle comes once, after the sections, with one station
drawn-objectives = the objectives are two different ones
drawn-no-line = no line is drawn on the sheet
drawn-twice = { $section } is drawn twice
drawn-loop = { $section } closes a loop
drawn-not-joined = { $section } is not joined to the departure station of { $pencil }
drawn-too-many-sections = { $section } is one section more than the turns of a round allow
drawn-too-many-branches = { $section } is one branch more than a switch and a power allow
drawn-circle-off-line = { $station } is circled, but not on the line
drawn-second-circle = { $station } is a second circle, and one pencil alone has that power

# The value of a flag, after “does not fit --flag:”.
value-whole = a whole number from { $least } to { $most } is wanted
value-games = the games are base or modules
value-seconds = a number of seconds is wanted, such as 0.5 or 3
value-minutes = a number of minutes from 0.001 to 100000 is wanted, such as 0.5 or 480
value-address = an address and a port are wanted, such as 127.0.0.1:8080
value-host = an address is wanted, such as 127.0.0.1 or ::1
value-language = the languages are { $codes }
value-url-scheme = it begins with https:// or http://
value-url-host = it is a scheme and a host, such as https://play.example.org
value-bot = there is no bot { $name }: choose random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, novice, casual, regular, strong or champion
value-bot-option = the bot { $bot } has no option { $option }
value-bot-second = the bot { $bot } takes one option, and { $option } is one too many
value-bot-number = { $option } is a whole number from 1 to { $most }, not { $value }

# Files and tables of a server. Only what has no text here is quoted in the words of the system or the database, which are English.
system = { $reason ->
    [not-found] there is no such file or folder
    [not-allowed] that is not permitted
    [exists] it exists already
    [folder] it is a folder
    [no-folder] a part of its path is no folder
    [full] the disk is full
    [read-only] the disk may only be read
    [name] that cannot be a file's name
    [address-in-use] another program listens there already
    [no-address] this machine does not have that address
    [no-answer] nobody answers there
    [broken-off] the connection broke off
    [no-network] there is no way there through the network
    [busy] another program uses it
    [too-large] it is too large
    [memory] there is not enough memory
    [open-files] too many files are open already
    [disk] the disk fails
   *[too-slow] it took too long
 }
system-says = the system says: { $said }
store-busy = another program writes to this table all the time; try again
store-unknown = there is no such table
store-full = the disk is full
store-read-only = the disk or the file may only be read
store-exists = { $file } exists already
store-corrupt = the stored data is damaged: { $what }
store-damage = { $damage ->
    [checksum] entry { $n } of the table { $table } is not the one that was written
    [gap] before entry { $n } of the table { $table } one is missing
    [end] the log of the table { $table } does not end where it should: entry { $n }
    [facts] what is kept of the table { $table } beside its entries is not what was written
    [lost] the table { $table } is lost from an index
    [tables] the index of tables is not what was written: some may be missing
    [people] the index of people is not what was written
    [lists] the lists of open tables and clocks are not what was written
    [layout] the database has other tables or indices than this program makes
   *[not-a-database] the file is not a database of Tubewright
 }
store-damage-tail = the file has only { $there } of { $all } bytes; page { $page } is missing
store-damage-schema = there is no version { $version } of the schema
store-newer = the data was written by a newer version (schema { $found }, this program knows { $known })
store-failed = the store failed: { $what }
store-unsure = the answer of the database was lost; what was sent may have been written or not
store-failure = { $failure ->
    [stopped] it has stopped
    [cannot-open] the file cannot be opened
    [not-allowed] the file may not be used
    [locked] another program holds the file
    [disk] the disk cannot be read or written
    [unreachable] the database cannot be reached
    [busy] the database is busy
    [own-backup] a database is backed up by its own means
    [address] this is no address of a store; sqlite:FILE and postgres://… are
    [name] the file’s name is no text in UTF-8
   *[in-memory] tables in memory have no file to back up
 }
store-entry = entry { $n } of the table does not fit: { $why }
admin-no-person = a person's id has 64 hex digits
admin-in-part = done at { $done } of { $all } tables; not at the others: { $why }
