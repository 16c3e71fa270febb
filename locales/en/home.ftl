# The first page, and the set-up of a game.

home-name = Tubewright
home-title = Four pencils. One city.
home-say = Turn a card, draw a stretch of line, and see how far four colours can take you.
home-play = Play
home-hint = First time here? Six short steps on the map show how it goes.
home-hint-go = Show me
home-hint-close = Not now
home-resume = Go on with your game
home-resume-place = { $points ->
    [one] Round { $round }, turn { $turn } · { $points } point
   *[other] Round { $round }, turn { $turn } · { $points } points
}
home-resume-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
home-last = Your last result
home-last-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-table = { $state ->
    [your-turn] A table is waiting for you
    [playing] A game at a table
    [waiting] A table that fills up
   *[over] Your last result at a table
}
home-tables-turn = { $count ->
    [one] { $count } table where it is your turn
   *[other] { $count } tables where it is your turn
}
home-more = More pages
home-tables = Play together
home-how-to-play = Learn to play
home-practice = Practice
home-rules = Rules
home-settings = Settings
home-about = About
home-fine = An unofficial fan version of a game by Matthew Dunstan, published by Blue Orange. Plays offline; games on this device stay on it.

setup-title = Set up a game
setup-who = Who plays
setup-alone = Alone
setup-bots = With bots
setup-people = Pass around
setup-alone-note = You against the six verdicts: up to 90 points is a start, above 150 is a feat.
setup-bot-level = Level of bot { $number }
setup-bot-remove = Remove bot { $number }
setup-bot-add = Add a bot
setup-person = Name of player { $number }
setup-person-name = Player { $number }
setup-person-remove = Remove player { $number }
setup-person-add = Add a player
setup-people-note = The device goes from hand to hand; everyone draws on a sheet of their own.
setup-modules = Modules
setup-objectives = Shared objectives
setup-objectives-note = Two goals, worth 10 points each
setup-powers = Pencil powers
setup-powers-note = A trick for each pencil, once in its round
setup-order = Order of the pencils
setup-order-random = At random
setup-order-mine = My order
setup-order-others-note = This is the order of the first player; the others' follows from it, as pencils are passed to the left.
setup-pencil-earlier = { $pencil ->
    [purple] Purple earlier
    [blue] Blue earlier
    [pink] Pink earlier
   *[green] Green earlier
}
setup-pencil-later = { $pencil ->
    [purple] Purple later
    [blue] Blue later
    [pink] Pink later
   *[green] Green later
}
setup-pencil = { $pencil ->
    [purple] Purple
    [blue] Blue
    [pink] Pink
   *[green] Green
}
setup-start = Start this game
setup-open-record = Open a record

level-novice = Novice
level-casual = Casual
level-regular = Regular
level-strong = Strong
level-champion = Champion
