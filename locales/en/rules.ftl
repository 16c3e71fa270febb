# The page of rules.

rules-title = Rules
rules-contents = Contents
rules-lead = In four rounds you draw four lines on one map of London, each with a pencil of another colour. Cards say which stations come next; you decide where the line goes.

rules-map = The map
rules-map-text = There are 53 stations in 13 districts: nine large ones, and each corner of the map is a district of its own. Dots show the 155 sections that can be drawn: straight, in eight directions, to the next station.
rules-map-picture = The empty map: stations with their symbols on a grid of ten by ten, the Thames from left to right
rules-key-station = A station with its symbol: square, triangle, pentagon or circle.
rules-key-site = A tourist site. Each of your lines that stops there crosses off a circle of the tourist track.
rules-key-central = The central station: any card may lead there. It is a tourist site too.
rules-key-departure = Where a pencil departs. The ring has the pattern of its line.
rules-key-interchange = An interchange, here of three lines.

rules-cards = The cards
rules-cards-text = Each round starts with all eleven cards, shuffled: six light Street cards and five dark Underground cards. One is turned up each turn, for everybody at once.
rules-cards-joker = A joker lets you go to any station.
rules-cards-switch = The switch is followed by another card at once. On this turn your section may start at any station of the line. On the first two turns of a round it does nothing.
rules-cards-end = The turn with the fifth Underground card is the last of the round. A round has five to ten turns.

rules-draw = Drawing a section
rules-draw-text = The round's line begins at the departure station of your pencil. On each turn you may draw one section.
rules-draw-ends = It starts at an end of the line. With one section drawn, the departure station is an end as well.
rules-draw-symbol = It leads to a station that bears the card's symbol, or to the central station.
rules-draw-loop = A station that is on this line already cannot be reached again: a line never closes a loop.
rules-draw-cross = It neither repeats nor crosses a section that is on the sheet, in whatever colour. Meeting at a station is fine.
rules-draw-pass = You may always pass.
rules-draw-picture = The green line has gone from d3 to a3; the card shows a square, and dots lead from both ends to the squares within reach

rules-score = Points of a line
rules-score-text = At the end of the round the line scores: the districts it has a station in, times the most stations it has in one of them, plus 2 for each section under the Thames.
rules-score-empty = The departure station counts. A line without any section scores nothing.
rules-score-picture = A finished green line over several districts, with its fullest district lit
rules-score-river = river

rules-final = The final score
rules-final-text = After four rounds add up:
rules-final-lines = the points of the four lines;
rules-final-tourists = the tourist track, by the circles crossed off in the whole game, ten at most;
rules-final-interchanges = interchanges: 2 points for a station on two lines, 5 for three, 9 for all four;
rules-final-objectives = 10 points for each shared objective met.
rules-final-tie = The highest total wins. After a tie the better single line decides, and if that ties too, the victory is shared.
rules-track = Tourist track
rules-track-visits = Circles
rules-track-points = Points

rules-table = Several players
rules-table-text = Everyone has a sheet of their own and draws at the same time, with the same cards and another colour. After each round the pencils move one place to the left, so that in the end everybody has drawn all four lines.

rules-objectives = Shared objectives
rules-objectives-text = Two of these five lie open from the start. Each is worth 10 points to everyone who meets it with all four lines together.
rules-objective-interchanges = Eight interchanges
rules-objective-districts = A station in each of the 13 districts
rules-objective-tourist-sites = All five tourist sites
rules-objective-central-district = All nine stations of the central district
rules-objective-thames = Six sections under the Thames

rules-powers = Pencil powers
rules-powers-text = Each pencil gets one power for the whole game. Whoever holds the pencil may use it once in that round.
rules-power-double = Double
rules-power-double-text = Draw a second section on this turn, to another station with the same symbol.
rules-power-joker = Joker
rules-power-joker-text = The card counts as a joker.
rules-power-switch = Switch
rules-power-switch-text = The section may start at any station of the line.
rules-power-circle = Circle
rules-power-circle-text = Circle one station of the line: in its district it counts twice for this line.

rules-solo = Alone
rules-solo-text = The same rules, with the pencils in whatever order you like. Your result is your total, less 10 for each module in play, and falls into one of six classes: up to 90, 105, 120, 135, 150, and above.

rules-learn = Try it in six steps
