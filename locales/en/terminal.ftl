# The terminal: the player that works line by line, the full screen, maps and score sheets as text.
# What is typed stays as it is in every language: commands (pass, undo, help …), flags (--deal) and sections (d3-a3).

# Short names, for lists and narrow tables.
term-pencil = { $pencil ->
    [purple] purple
    [blue] blue
    [pink] pink
   *[green] green
 }
# A stranger's word or text, between the marks that the language puts around it.
term-quoted = ‘{ $text }’
# The colour of a line, in a table of lines.
term-line-colour = { $pencil ->
    [purple] purple
    [blue] blue
    [pink] pink
   *[green] green
 }
term-comma = {", "}
term-none = none
term-central = Central
term-direction = { $direction ->
    [north] N
    [north-east] NE
    [east] E
    [south-east] SE
    [south] S
    [south-west] SW
    [west] W
   *[north-west] NW
 }
term-river-short = Thames
term-site-short = site
term-interchange-short = change

# The printed map, and what its signs mean.
term-legend-central = the central station
term-legend-site = beside a station: tourist site
term-legend-river = the Thames
term-legend-border = border of a district
term-legend-departure = { $pencil ->
    [purple] beside { $station }: purple departs
    [blue] beside { $station }: blue departs
    [pink] beside { $station }: pink departs
   *[green] beside { $station }: green departs
 }
term-board-figures = { $map }. Stations: { $stations }. Sections: { $sections }, under the river: { $crossings }. Districts: { $districts }. Tourist sites: { $sites }.

# What is said before the first turn. Pencils, objectives and powers are lists of names.
term-intro-pencils = A game of four rounds. Your pencils, round by round: { $pencils }.
term-intro-others = At the table with you: { $names }.
term-intro-objectives = Objectives, 10 points each: { $first }; { $second }.
term-intro-powers = Powers, each once in its round: purple { $purple }, blue { $blue }, pink { $pink }, green { $green }.
term-intro-help = Type help for all commands.
term-intro-resumed = Your game goes on where you left it.

# A turn. A line is named as in "Pink line".
term-place = Round { $round } of 4, turn { $turn }. { $line }.
term-card = Card: { $card }.
term-card-switch = Cards: { $switch }, then { $card }.
term-you-may-draw = You may draw:
term-nothing-to-draw = No section can be drawn: type pass.
term-way = { $direction ->
    [north] north to { $station }
    [north-east] north-east to { $station }
    [east] east to { $station }
    [south-east] south-east to { $station }
    [south] south to { $station }
    [south-west] south-west to { $station }
    [west] west to { $station }
   *[north-west] north-west to { $station }
 }
term-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
term-under-river = under the Thames
term-at-site = tourist site
term-interchange = interchange
term-power-unused = Power { $power }, unused. { $does }.
term-power-used = Power { $power }: used.
term-with-power = With +{ $power } also: { $sections }.
term-with-double = { $first }, then with +double one of: { $seconds }.
term-with-circle = +circle can follow a section or pass, with one of { $stations }, or with the station that the section reaches.
term-power-nothing = +{ $power } opens nothing more on this turn.
term-seen = Seen: Street { $street }; Underground { $underground }. Underground cards: { $count } of 5.
term-unseen = Not seen yet: Street { $street }; Underground { $underground }.
term-last-turn = This is the last turn of the round.
term-next-ends = The next turn is the last of the round with a chance of { $percent } %.
term-more-turns = The round has at least { $turns } more turns.
term-standing = Score { $total }, of it { $line } for this line.
term-objective = { $objective }: { $have } of { $need }.

# What was done. Sections are a list, each with its way: "h4-g4, west to g4 circle".
term-you-draw = You draw { $sections }.
term-you-draw-circle = You draw { $sections } and circle { $station }.
term-you-pass = You pass.
term-you-pass-circle = You pass and circle { $station }.
term-other-draws = { $name } draws { $sections }.
term-other-draws-circle = { $name } draws { $sections } and circles { $station }.
term-other-passes = { $name } passes.
term-other-passes-circle = { $name } passes and circles { $station }.
term-score-now = Score { $total }.
term-taken-back = Taken back.

# Prompts; a space follows.
term-prompt-turn = Your section, or pass:
term-prompt-next = Enter for the next card, or undo:
term-prompt-round = Enter to score the round, or undo:
term-prompt-end = The game is over. Enter to leave, review, or save FILE:

# Answers to what cannot be done.
term-turn-is-done = This turn is done: press Enter to go on, or type undo to change it.
term-draw-first = Type one of the sections, or pass. Type help for all commands.
term-unknown = { $word } is no command. Type a section as d3-a3, or pass, or help.
term-line-too-long = That line is too long to be a command. Type help for all commands.
term-no-such-seat = There is no such seat at this table.
term-nobody-else = Nobody else sits at this table.
term-bad-action = { $text } is no action. Type a section as d3-a3, or pass, or help.

# The sheet in words. Sections and stations are lists.
term-line-words = { $line }: { $sections }.
term-line-circled = { $line }: { $sections }. Circled: { $station }.
term-line-empty = { $line }: no section yet.
term-ends = Its ends: { $stations }.
term-other-standing = { $points ->
    [one] { $name }: { $points } point.
   *[other] { $name }: { $points } points.
 }

# The end of a round.
term-round-over = Round { $round } is over.
term-line-sum = Districts { $districts } × stations in the fullest { $stations } + 2 × crossings { $crossings } = { $points }.
term-line-no-points = No section, no points.

# The score sheet.
term-map-london = London
term-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
term-modules = { $modules ->
    [none] without modules
    [objectives] with objectives
    [powers] with powers
   *[both] with objectives and powers
 }
term-state-round = in round { $round } of 4
term-state-over = finished
term-seat-named = Seat { $number } { $name }
term-crossings = Crossings
term-sites = Sites
term-all-lines = All lines
term-visits = { $count ->
    [one] Tourist track, { $count } visit
   *[other] Tourist track, { $count } visits
 }
term-interchanges = Interchanges: { $two } of two lines, { $three } of three, { $four } of four
term-objective-met = { $objective }: met, { $have } of { $need }
term-objective-not-met = { $objective }: not met, { $have } of { $need }
term-formula = A line scores districts × stations in the fullest of them + 2 × crossings.
term-not-over = The game is not over yet.

# Leaving, keeping and going on.
term-deal-again = These cards again: --deal { $seed }
term-saved = The record is in { $file }.
term-not-saved = The record cannot be saved: { $why }.
term-review-later = The review comes when the game is over.
term-no-review = Nobody here can judge this map: a review needs London.
term-file-exists = { $file } exists already: name another file.
term-kept = Your game is kept.
term-nowhere-to-keep = There is no place to keep this game: name one with --save FILE.
term-go-on = To go on: { $command }
term-go-on-without-file = To go on later, keep the next line as a file and type: tubewright play --plain --resume FILE
term-end-of-input = The input has ended, and the game stops here.
term-goodbye = The game stops here.
term-map-off = The map stays away now; type map to see it once, map on to have it back.
term-map-on = The map is shown on every turn.

# Help. Each stands beside the command that it explains.
help-title = Commands
help-draw = draw a section, from a station of your line to a new one
help-pass = draw nothing on this turn
help-power = draw with the power of your pencil, also with +switch
help-double = draw two sections with the double power
help-circle = draw, and circle a station; also: pass +circle d3
help-undo = take back what you did on this turn
help-legal = what you may draw now, with and without the power
help-hint = the best actions, with the points to expect compared with passing
help-cards = the cards seen in this round, and those still to come
help-sheet = your lines in words; sheet 2: those of seat 2
help-map = your sheet as a picture; map off, map on: on every turn
help-score = the score sheet as it stands; score 2: that of seat 2
help-others = the scores of the others
help-review = after the game: what was luck, and what was lost by choices
help-record = the game so far as a record
help-save = keep the record in a new file
help-quit = stop here; you can go on later

# The full screen. Its parts are narrow: short words are better than exact ones.
screen-too-small = This window has { $columns } × { $rows } signs; the game needs at least 80 × 24. Make it larger, or play with --plain.
screen-place = Round { $round } of 4 · turn { $turn }
screen-head-districts = Dist
screen-head-stations = Stat
screen-head-river = Riv
screen-head-sites = Site
screen-head-points = Pts
screen-sites = { $count ->
    [one] Tourist sites, { $count } visit
   *[other] Tourist sites, { $count } visits
 }
screen-interchanges = Interchanges, { $count }
screen-objective = { $objective ->
    [interchanges] Eight interchanges
    [districts] Every district
    [tourist-sites] All five tourist sites
    [central-district] Whole central district
   *[thames] Six under the river
 }
screen-open = Open sections
screen-others = On the same cards
screen-power = Power { $power }
screen-power-armed = Power { $power }, in use
screen-choose = Choose a section with the arrow keys or by number, or type it: d3-a3. p passes.
screen-preview = { $points ->
    [one] { $action }: +{ $points } point. Enter confirms, u takes it back.
   *[other] { $action }: +{ $points } points. Enter confirms, u takes it back.
 }
screen-picked = { $points ->
    [one] { $action }: +{ $points } point. Enter draws it.
   *[other] { $action }: +{ $points } points. Enter draws it.
 }
screen-pass = Pass on this turn? Enter confirms, u takes it back.
screen-hints = Hint: { $best }. The key t again takes it over.
screen-circle = Circle { $station }
screen-save = File for the record:
screen-next = Enter goes on.
screen-final-keys = s saves the record, n begins a new game, a plays the same cards again, q leaves.

# What the keys do, beside their names at the foot of the screen.
key-draw = draw
key-done = done
key-pass = pass
key-undo = undo
key-hint = hint
key-power = power
key-others = others
key-help = help
key-leave = leave
key-next = go on
key-save = save
key-review = review
key-scroll = move
key-new = new game
key-again = same cards
key-close = close

# Help on the full screen. Each stands beside the keys that it explains.
keys-title = Keys
keys-name-arrows = arrows
keys-name-enter = Enter
keys-name-mouse = mouse
keys-arrows = point at a section that is open
keys-tab = point at the next one in the list
keys-number = take the section of this number
keys-enter = draw what you point at; once more: done
keys-type = type a section or any command, such as d3-a3 +joker
keys-pass = pass
keys-undo = take back
keys-hint = the best actions; once more: take the best one over
keys-power = use the power of your pencil, or put it away
keys-others = the sheets of the others, one after another
keys-save = save the record so far
keys-review = review the game when it is over
keys-mouse = click a section, a station, or a key at the foot
keys-leave = leave; the game is kept
keys-signs = [ ] ends of your line, < > what you point at, ( ) counts twice, * tourist site. Small letters mark where lines depart: p purple, b blue, k pink, g green.

# Looking at a recorded game.
watch-keys = ← → one turn, PageUp PageDown one round, Home End, Tab the next seat, q leaves.

# The start screen.
start-title = Tubewright
start-go-on = Go on with your game
start-bot = Bot { $number }
start-nobody = nobody
start-objectives = Shared objectives
start-powers = Pencil powers
start-pencils = Pencils
start-pencils-random = as dealt
start-cards = Cards
start-cards-random = at random
start-on = on
start-off = off
start-begin = Begin
start-keys = Arrow keys choose and change, Enter begins, q leaves.
start-seed-keys = Type the seed of the cards; Enter is done.
start-refused = The game that was left cannot be gone on with: { $why }

# Why a game cannot be gone on with; each stands after the name of its record, or alone.
resume-no-record = it is no record of a possible game: { $why }
resume-no-seed = it names no seed, so nobody knows its further cards
resume-other-cards = it does not follow from its seed
resume-others = only a game of one person, alone or with bots, can be gone on with here

# A table of some server. Names and lines of chat are people's own; addresses and commands stay as they are.
join-calling = Calling { $address } …
join-link = The link for others: { $address }
join-seat-link = The key to your seat, for your other devices only: { $address }
join-may-start = You are the host: type start to begin with those who are here.
join-host-away = The host is away: type start to begin without waiting for them.
join-enter-starts = Enter starts the game with those who are here; free seats are left out.
join-room-help = The game begins when all seats are taken, or when the host starts it. Type help for all commands.
join-says = { $name }: { $text }
join-here = { $name } is here.
join-away = { $name } is away.
join-waiting = Waiting for { $names }.
join-bot-plays-you = A bot plays for you. Type back to play yourself again.
join-may-let-bot = A bot may play for { $name } now: type bot { $number }.
join-bot-soon = A bot may play for { $name } in { $time }.
join-back = The connection is back, and nothing was lost.
join-pencils = The pencils are purple, blue, pink and green.
join-reactions = The reactions are { $words }.
join-rematch = A rematch is open: { $command }
join-asks = { $name } would like to sit down: type admit { $number } or deny { $number }.
join-banned = { $name } is banned; unban { $number } lifts it.
join-prompt-confirm = Enter to confirm, or undo:
join-say = Say to the others:
join-final-keys = s saves the record, m talks to the others, r asks for a rematch, q leaves.
join-seat-stays = Your seat stays yours.
join-left = You have given up your seat.
term-only-at-table = Only a table of a server knows this command: tubewright join URL

# Why there is no table or no seat; the program ends with one of these.
join-unreachable = the server cannot be reached: { $why }
join-tls = { $doubt ->
    [issuer] its certificate was issued by somebody whom this machine does not trust
    [expired] its certificate has expired
    [too-early] its certificate is not valid yet
    [name] its certificate is for another name
    [certificate] its certificate cannot be trusted
   *[no-tls] it does not speak TLS, or none that this program knows
 }
join-http = it answers with HTTP { $status }
join-moved = it sends us on to { $place } (HTTP { $status })
join-not-ours = what answers there is no server of Tubewright
join-no-host = no server of this name was found
join-no-table = there is no such table: it was deleted, or the link is not whole
join-outdated = the server speaks another version: update this program
join-full = all seats at this table are taken
join-over = the game at this table is over, and you have no seat in it

# Help on what only such a table knows.
help-say = say something to the others
help-react = show the others a reaction: wave, clap, laugh, wow, oops or waiting
help-start = begin with those who are here, as the host
help-bot = a bot at seat 2: for a free seat before the game, for somebody absent in it
help-back = play yourself again after a bot has played for you
help-pencil = your first pencil, where everyone chooses
help-link = the link for others, and the key to your seat
help-rematch = play again with the same people
help-lock = as the host, let nobody else sit down; unlock lets people again
help-approval = as the host, let people in one by one; approval off ends it
help-admit = let in the person with number 5 who asks for a seat; deny 5 turns them away
help-ban = as the host, ban whoever sits at seat 2; unban with their number lifts it
help-giveup = give up your seat for good; a bot plays on
key-talk = talk
key-let-bot = bot
key-rematch = rematch
key-start = start
keys-talk = talk to the others, and see who is here
keys-let-bot = let a bot play for somebody who is away or keeps the others waiting
