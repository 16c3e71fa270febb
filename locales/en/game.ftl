# The game: the table, the score sheet, the tally, the final sheet.

close = Close
# Lists: the parts so far, and the next. The second is for longer parts, which may hold lists themselves.
list-more = { $list }, { $next }
list-more-apart = { $list }; { $next }
map-title = The map
map-lines = Drawn lines
map-line-drawn = { $line }: { $sections }
map-line-circled = { $line }: { $sections }. Circled: { $station }
seat-you = You
bot-name-first = Ada
bot-name-second = Basil
bot-name-third = Cleo
bot-kind = Bot, { $level }

game-title = Your game
game-menu = Menu
game-round = Round { $round }
game-of-four = of 4
game-turn = turn { $turn }
game-rounds = Pencils by round
game-pencil = { $pencil ->
    [purple] Purple
    [blue] Blue
    [pink] Pink
   *[green] Green
 }

menu-leave = Leave, and go on later
menu-again = Begin again with the same cards
menu-again-sure = Sure? This game will be gone
menu-rules = Rules

# The cards of the round.
deck-title = Cards of the round
deck-street = Street
deck-underground = Underground
deck-since = turn { $turn }
deck-left = { $count } Underground left
deck-chance = Next turn is the last: { $percent } %
deck-more = At least { $turns } more turns
deck-last-turn = Last turn of this round

# What is said beside the cards.
turn-title = This turn
tell-card = { $symbol ->
    [square] Draw to a square.
    [triangle] Draw to a triangle.
    [pentagon] Draw to a pentagon.
    [circle] Draw to a circle.
   *[joker] Joker: draw to any station.
 }
tell-branch = The switch lets you branch from any station of your line.
tell-switch-early = The switch comes too early to count.
tell-open = { $count ->
    [0] No section is open to you: pass.
    [one] One section is open to you.
   *[other] { $count } sections are open to you.
 }
tell-last = This is the last turn of the round.
tell-bots = Done. The others are still drawing.
bots-failed = The bots could not be loaded.
bots-weaker = The champion’s value function could not be loaded: for now it plays like Strong.
bots-pass = Let them pass
hints-failed = Hints could not be loaded. Press Hint to try again.
tell-round-over = The round is over.
tell-thinking = Thinking…
tell-hints = Points to expect by the end, compared with passing:
tell-no-hint = There is nothing to recommend.
tell-ways = { $count } ways to { $station }. From where?
tell-with-joker = { $action } + joker
tell-with-switch = { $action } + switch
tell-double-first = Two sections on this turn. Choose the first.
tell-double-second = Now choose the second, or leave it at one.
tell-circle = Which station shall count twice? It helps in the district where the line has the most.
tell-joker = { $count ->
    [one] The card is a joker now: one section is open.
   *[other] The card is a joker now: { $count } sections are open.
 }
tell-switch = { $count ->
    [one] Branch from any station: one section is open.
   *[other] Branch from any station: { $count } sections are open.
 }
tell-keep-power = Not needed here: keep the power
tell-districts = Districts { $before } → { $after }
tell-stations = Stations { $before } → { $after }
tell-river = River { $before } → { $after }
tell-tourist = Tourist sites { $before } → { $after }
tell-interchanges = Interchanges { $before } → { $after }
tell-objectives = Objectives { $before } → { $after }
tell-unchanged = No points by itself.

# The same for those who listen.
say-round = { $pencil ->
    [purple] Round { $round }, purple pencil.
    [blue] Round { $round }, blue pencil.
    [pink] Round { $round }, pink pencil.
   *[green] Round { $round }, green pencil.
 }
say-turn = Turn { $turn }: { $cards }. { $situation } { $choices }
say-choice = { $gain ->
    [one] { $section }, { $gain } point
   *[other] { $section }, { $gain } points
 }
say-preview = { $gain ->
    [one] { $action }: { $gain } point. Done confirms, Undo takes it back.
   *[other] { $action }: { $gain } points. Done confirms, Undo takes it back.
 }
say-ways = Several ways: { $ways }
# What a figure of the score sheet counts.
say-counted-stations = Stations counted: { $names }.
say-counted-sections = Sections counted: { $names }.
say-counted-districts = Districts counted: { $count }.
say-counted-nothing = It counts nothing so far.
say-thinking-instead = What you had chosen is taken back. Thinking…
say-hints = Hints, with the points to expect by the end compared with passing: { $hints }

# Why something was refused.
refusal-bad-action = That is no action.
refusal-too-many-sections = Not possible: one section a turn, or two with the double power.
refusal-power-not-held = Not possible: the pencil in hand does not have the power { $power }.
refusal-power-spent = Not possible: the power { $power } was used already in this round.
refusal-no-such-section = Not possible: no section joins { $from } and { $to }.
refusal-not-on-line = Not possible: { $station } is not on the line.
refusal-already-on-line = Not possible: { $station } is on the line already.
refusal-not-an-end = Not possible: { $station } is no end of the line, and no switch is in force.
refusal-wrong-symbol = { $symbol ->
    [square] Not possible: { $station } is no square, which the card asks for.
    [triangle] Not possible: { $station } is no triangle, which the card asks for.
    [pentagon] Not possible: { $station } is no pentagon, which the card asks for.
   *[circle] Not possible: { $station } is no circle, which the card asks for.
 }
refusal-section-taken = Not possible: { $section } is drawn already.
refusal-crosses-section = Not possible: { $section } crosses { $other }.
refusal-not-waiting = You have acted already on this turn.
refusal-no-power = The pencils have no powers in this game.
refusal-nothing-to-confirm = There is nothing to confirm.
refusal-no-tally = The round is not over.
refusal-nothing-to-undo = There is nothing to take back on this turn.
refusal-no-way = Not possible: no section leads to { $station } from your line.

act-undo = Undo
act-pass = Pass
act-hint = Hint
act-done = Done

# Pencil powers.
power-name = { $power ->
    [double] Double
    [joker] Joker
    [switch] Switch
   *[circle] Circle
 }
power-does = { $power ->
    [double] Draw a second section on this turn
    [joker] Let the card be a joker
    [switch] Branch from any station of the line
   *[circle] Count one station of this line twice
 }
power-used = { $power } · used
power-no-use = Opens nothing on this turn

# The score sheet.
sheet-title = Your sheet
sheet-close = Close the sheet
sheet-open = Open your sheet
sheet-lines = Points of the lines
sheet-line = Line
sheet-line-name = { $pencil ->
    [purple] Purple line
    [blue] Blue line
    [pink] Pink line
   *[green] Green line
 }
sheet-districts = Districts
sheet-stations = Stations
sheet-river = River
sheet-points = Points
sheet-figure = { $pencil ->
    [purple] { $column ->
        [districts] Purple line, districts: { $count }
        [stations] Purple line, stations: { $count }
        [river] Purple line, points under the river: { $count }
       *[points] Purple line, points: { $count }
     }
    [blue] { $column ->
        [districts] Blue line, districts: { $count }
        [stations] Blue line, stations: { $count }
        [river] Blue line, points under the river: { $count }
       *[points] Blue line, points: { $count }
     }
    [pink] { $column ->
        [districts] Pink line, districts: { $count }
        [stations] Pink line, stations: { $count }
        [river] Pink line, points under the river: { $count }
       *[points] Pink line, points: { $count }
     }
   *[green] { $column ->
        [districts] Green line, districts: { $count }
        [stations] Green line, stations: { $count }
        [river] Green line, points under the river: { $count }
       *[points] Green line, points: { $count }
     }
 }
sheet-tourist = Tourist sites
sheet-tourist-points = Tourist sites, points: { $count }
sheet-visits = { $count } of { $most } visits
sheet-interchanges = Interchanges
sheet-interchange-points = Interchanges, points: { $count }
sheet-on-lines = Stations on { $lines } lines: { $count } × { $worth } points
sheet-objectives = Objectives
sheet-objective-points = Objectives, points: { $count }
sheet-total = Total
objective-name = { $objective ->
    [interchanges] Eight interchanges
    [districts] A station in every district
    [tourist-sites] All five tourist sites
    [central-district] All stations of the central district
   *[thames] Six sections under the river
 }
objective-met = , met

# The others.
rivals-title = On the same cards
rival-acted = has drawn
rival-thinking = thinking
rival-to-act = to draw
rival-open = Open this sheet
rival-map = The map of { $name }
handover-title = Hand over to { $name }
handover-note = Each draws on a sheet of their own; the others see it when all have drawn.
handover-take = { $name } is here

# After a round.
tally-title = { $pencil ->
    [purple] { $points ->
        [one] Purple line: { $points } point
       *[other] Purple line: { $points } points
     }
    [blue] { $points ->
        [one] Blue line: { $points } point
       *[other] Blue line: { $points } points
     }
    [pink] { $points ->
        [one] Pink line: { $points } point
       *[other] Pink line: { $points } points
     }
   *[green] { $points ->
        [one] Green line: { $points } point
       *[other] Green line: { $points } points
     }
 }
tally-districts = { $count ->
    [one] district
   *[other] districts
 }
tally-stations = { $count ->
    [one] station
   *[other] stations
 }
tally-river = river, { $count } × 2
tally-points = { $count ->
    [one] point
   *[other] points
 }
tally-sites = { $count ->
    [0] No tourist site.
    [one] One visit to a tourist site.
   *[other] { $count } visits to tourist sites.
 }
tally-interchanges = { $count ->
    [0] No interchange so far.
    [one] One interchange so far.
   *[other] { $count } interchanges so far.
 }
tally-total = { $count ->
    [one] In all { $count } point.
   *[other] In all { $count } points.
 }
tally-standings = { $rounds ->
    [one] After the first round
    [2] After two rounds
   *[other] After three rounds
 }
# Those whose round is not over yet.
tally-still-drawing = Still drawing: { $names }.
tally-next = { $pencil ->
    [purple] Next: purple
    [blue] Next: blue
    [pink] Next: pink
   *[green] Next: green
 }
tally-next-round = Next round

# After the game.
final-title = Final sheet
final-map = The finished map
final-new = New game
final-again = Same cards again
final-picture = Save picture
final-picture-failed = The picture could not be made. Perhaps there is no network just now; try again later.
final-record = Save record
final-review = Review the game
final-share = Share result
final-copied = Copied
share-by-hand = Copy this text:
final-best-line = Best line
final-best = { $pencil ->
    [purple] { $points ->
        [one] Purple, { $points } point
       *[other] Purple, { $points } points
     }
    [blue] { $points ->
        [one] Blue, { $points } point
       *[other] Blue, { $points } points
     }
    [pink] { $points ->
        [one] Pink, { $points } point
       *[other] Pink, { $points } points
     }
   *[green] { $points ->
        [one] Green, { $points } point
       *[other] Green, { $points } points
     }
 }
final-this-game = this game
final-bot = Bot, alone on your cards
final-bots-play = Bots are playing your cards…
final-place = { $name }: place { $place } of { $count }
final-tries = Your other tries on these cards: { $totals }. Best of all: { $best }.
verdict-1 = The first trains are running
verdict-2 = People begin to leave the car at home
verdict-3 = A network to rely on
verdict-4 = The city runs on your timetable
verdict-5 = They name a station after you
verdict-6 = The map hangs in a museum
verdict-place = { $modules ->
    [0] { $score } points: rank { $verdict } of six.
    [one] { $score } without the module: rank { $verdict } of six.
   *[other] { $score } without the two modules: rank { $verdict } of six.
 }
# What a screen reader hears of the result.
verdict-line = { $title }. { $text }
verdict-told = Total: { $total }. { $title }. { $text }
verdict-next = { $count ->
    [one] One more point reaches the next.
   *[other] { $count } more points reach the next.
 }
winner-you = You win
winner-other = { $name } wins
winner-shared = A shared victory
winner-names = { $names }.
winner-with = { $name } wins with { $points } points.
winner-shared-with = { $names } share the victory with { $points } points.
result-tie-break = The totals are equal; the better best line decides.
share-head = { $total ->
    [one] Tubewright: { $total } point
   *[other] Tubewright: { $total } points
 }
share-row = { $place }. { $name }: { $total }
share-place = { $total ->
    [one] Tubewright: { $total } point, place { $place } of { $count }
   *[other] Tubewright: { $total } points, place { $place } of { $count }
 }

# A record that was opened.
look-title = A recorded game
look-unread = The file could not be read just now
look-refused = This is no record of a game
look-refused-at = Round { $round }, turn { $turn }, seat { $seat }: { $why }
look-refused-file = It is another kind of file, or it was damaged on its way. A game saved here ends in .json.
look-refused-detail = What exactly is wrong
look-open-another = Open another file
look-place = Round { $round }, turn { $turn }
look-start = Before the first card
look-seat = Seat { $number }
look-turn = Turn to look at
look-back = One turn back
look-on = One turn on
