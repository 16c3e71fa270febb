# The command line: its help, and what its verbs say to people. Words that stand for themselves stay as they are in every
# language: verbs, flags and names of bots, cards and colours, and whatever is printed for programs.

cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-options-word = OPTIONS
cli-command-word = COMMAND
# What stands for a value in the help, such as --save <FILE>; what is not listed stays.
cli-value = { $name ->
    [LANG] LANG
    [SEED] SEED
    [FILE] FILE
    [COUNT] COUNT
    [MEGABYTES] MEGABYTES
    [REPORT] REPORT
    [WHO] WHO
    [LIMIT] LIMIT
    [VALUE] VALUE
    [STORE] STORE
    [FOLDER] FOLDER
    [DAYS] DAYS
    [SECONDS] SECONDS
    [THREADS] THREADS
    [TABLES] TABLES
    [TABLE] TABLE
    [PERSON] PERSON
    [SHELL] SHELL
    [RECORD] RECORD
    [OUT] OUT
    [MINUTES] MINUTES
    [GAMES] GAMES
    [DRAFT] DRAFT
    [COLOR] COLOR
    [COLOURS] COLOURS
    [CARDS] CARDS
    [SEATS] SEATS
    [PORT] PORT
    [NAME] NAME
    [LOG] LOG
    [LEVELS] LEVELS
    [HOST] HOST
    [EFFORT] EFFORT
    [CMD] CMD
    [BOT] BOT
   *[other] { $name }
 }
cli-default = [default: { $value }]
cli-possible = [possible values: { $values }]
cli-help = Print help; -h is shorter, --help has examples
cli-help-verb = Print the help of a command
cli-version = Print the version
cli-lang = The language: { $codes }; without it, that of the environment (LC_ALL, LC_MESSAGES, LANG)
cli-json = Print one JSON document
cli-objectives = With two shared objectives (module A)
cli-powers = With pencil powers (module B)
cli-record = The record, or - for standard input

cli-about = An unofficial digital version of the game Next Station: London
cli-about-more =
    Examples:
      tubewright play                one person against the deck
      tubewright play --deal london  the same cards for all who name this seed
      tubewright join URL            a seat at a table of a server
      tubewright replay game.json    the score sheet of a record
      tubewright map                 the board

    Exit codes: 0 success, 1 refused data (one line on stderr says why), 2 wrong usage.

cli-play = Play against the deck
cli-play-more =
    Examples:
      tubewright play                   the start screen
      tubewright play --bots regular,strong --objectives --powers
      tubewright play --deal london --pencils green,pink,blue,purple
      tubewright play --plain --no-map  in sentences, for screen readers
      tubewright play --plain --save game.json
      tubewright play --resume game.json

    On the full screen the key ? shows all keys. With --plain, or where there is no terminal, type d3-a3
    or pass, and help for everything else.

    A game that is left is kept and gone on with the next time, unless flags ask for another one. It lies
    in $XDG_STATE_HOME/tubewright, or in ~/.local/state/tubewright. What comes through a pipe is kept only
    in the file that --save names.
cli-play-plain = Line by line: for screen readers, pipes and plain terminals
cli-play-bots = Bots at the table, by level: novice, casual, regular, strong or champion, at most three
cli-play-new = Begin another game, even if one was left
cli-play-deal = The seed of the cards; without it they are random
cli-play-pencils = Your order of the pencils, such as green,pink,blue,purple; without it the deal's
cli-play-save = Keep the record in this file
cli-play-resume = Go on with a game that was left, and keep it in its file
cli-play-no-map = With --plain: do not draw the map on every turn
cli-ascii = Use no signs beyond ASCII

cli-join = Take a seat at a table of a server
cli-join-more =
    Examples:
      tubewright join https://play.example.org/t/ID
      tubewright join https://play.example.org/t/ID --name Ann
      tubewright join play.example.org/t/ID --plain --no-map
          in sentences, for screen readers
      tubewright join 'https://play.example.org/t/ID#seat=KEY'
          a seat that is yours on another device

    The link is the one that people pass around; those who open it in a browser sit at the same table.
    The same command again leads back to the same seat, also after a lost connection. What is needed for
    it lies in $XDG_STATE_HOME/tubewright, or in ~/.local/state/tubewright; it is told to no other server.

    The game is played as with play. With --plain, or where there is no terminal, type help for
    everything else; the key ? shows all keys on the full screen.

    Exit code 1 where there is no such table, no free seat or no server; one line on stderr says which.
cli-join-url = The link of a table or of a seat
cli-join-name = The name by which the others know you; it is kept for the next time

cli-replay = Play a record through the rules and print its score sheet
cli-replay-more =
    Examples:
      tubewright replay game.json            the score sheet, for people
      tubewright replay --json game.json     every figure, for programs
      tubewright replay --legal - < game.json
                                             also the sections open on every turn

    An illegal record is refused with exit code 1 and one line such as
      round 2, turn 3, seat 1: crosses-section: a3-c5 crosses b3-b5
cli-replay-watch = Show the game turn by turn: on the full screen, or in sentences through a pipe
cli-replay-legal = Add the sections open on every turn; implies --json

cli-verify = Check that a record's cards, pencils and modules are those of its seed
cli-verify-more =
    Examples:
      tubewright verify game.json

    The seed must also be that of the commitment, if the record has one, and the record must be of a
    possible game. Exit code 0 if all agrees, otherwise 1 and one line on stderr.

cli-deal = Print the deal of a seed: pencils, objectives, powers and the four decks
cli-deal-more =
    Examples:
      tubewright deal london
      tubewright deal --json 00112233445566778899aabbccddeeff
cli-deal-seed = Any text; after -- if it begins with a dash

cli-perft = Count the different action sequences that one line allows on an empty sheet
cli-perft-more =
    On each turn the line passes or draws one section; there are no powers. One number a turn.

    Examples:
      tubewright perft --color green --cards underground:circle,street:square
cli-perft-color = The pencil: purple, blue, pink or green
cli-perft-cards = Cards in the order revealed, as in a record's round, with commas between them

cli-bench = Measure the rules engine on one thread
cli-bench-more =
    Plays whole games, random and greedy, and checks the mean score of the random ones.
    Use a release build.

    Examples:
      tubewright bench
      tubewright bench --json
cli-bench-seconds = How long to measure, in seconds

cli-arena = Let bots play solo games on the same deals, and compare them
cli-arena-more =
    Bots: random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, and the levels
    novice, casual, regular, strong, champion. Scores are totals before the solo deduction.

    The column ‘less luck’ is the mean without what the cards gave or took, as the value function reckons it: the
    same in the long run, with a smaller error for bots that play well. With --json it is steady_mean and steady_se, and steady_difference
    for two bots.

    Examples:
      tubewright arena --bot greedy --bot search:ms=50 --games 100 --seed 7
      tubewright arena --bot strong --games 9 --seed 7 --objectives --powers --json
      tubewright arena --engine 'python3 examples/bot.py' --games 20 --seed 7

    An outside program is started by the shell, once for each thread, and asked by JSON lines; docs/engine.md says
    how. Where it answers too late, wrongly or not at all, pass is played and counted.
cli-arena-bot = A bot, with its options after a colon; may be given several times
cli-arena-games = How many games each bot plays
cli-arena-seed = Game i, from 0, is the deal SEED/i
cli-arena-threads = Games at once; without it, one for each core
cli-arena-svg = Write a picture of strength against time per decision
cli-arena-value = Let search and champion judge by this file of `train` instead of the value function that is built in

cli-solve = Find the best that known cards allow: of a deal, or of a game that was played
cli-solve-more =
    With --deal: the best solo game that is found. Each line is the best one beside the three
    others, but no search proves that no other four are better together: the bound is what no
    game on these cards exceeds.

    With --record: for each round the best line on the sheet with which it began, exactly, against
    what was played; of a round that goes on, on the turns played so far. Once the game is over,
    also the best whole game. Points are totals before the solo deduction.

    Examples:
      tubewright solve --deal london
      tubewright solve --deal london --objectives --powers --effort 10 --json
      tubewright solve --record game.json
      tubewright solve --record game.json --seat 2 --round 3
cli-solve-deal = The deal's seed, any text
cli-solve-record = The record of a game, finished or not; - for standard input
cli-solve-round = Only this round of the record, from 1
cli-solve-seat = Only this seat of the record, from 1
cli-solve-effort = How hard to search, from 1 to 100: 1 takes about a second, or a few with modules, and the time grows in proportion

cli-review = Review a game: what was luck, and what was lost by choices
cli-review-more =
    For each decision: the luck of its cards, and how many points the action lost against the best
    one. For the game: what was expected before the first card, plus luck, less losses, and the
    rest for which the estimates do not account; the costliest decisions and why; the losses
    compared with those of our bots. Points are totals before the solo deduction.

    A folder, or a file of a record a line (.jsonl), gives a table with a summary; with --json a
    document a line. docs/review.md describes the figures and the documents.

    Examples:
      tubewright review game.json
      tubewright review game.json --seat 2 --nodes 20000 --json
      tubewright review game.json --svg curve.svg
      tubewright review games.jsonl
cli-review-file = The record of a game, finished or not; a folder or .jsonl file of records; - for standard input
cli-review-nodes = Positions to look at for each turn that could have come; 2,000 without it
cli-review-ms = About how long a seat's review may take
cli-review-hindsight = Also what was possible with all cards known; takes a few seconds more
cli-review-svg = Draw the expected score over the turns into this file

cli-puzzles = Make puzzles: positions of bots' games on which one action is clearly best
cli-puzzles-more =
    The best action is at least 3 points and 3 standard errors ahead of every other. Each line is a
    puzzle in the form of docs/review.md; with --json they are one document with records.

    Examples:
      tubewright puzzles --count 20 --seed 7
      tubewright puzzles --count 20 --seed 7 --json
cli-puzzles-count = How many puzzles

cli-train = Train the value function of search and champion
cli-train-more =
    The result replaces crates/bots/src/value/london.net. The draft keeps every weight in full, to
    go on from it another day; it is written every minute, the result at the end. Ctrl-C ends the
    training early, and what was learned is kept in both; before the draft is first written both
    files stay as they were.

    Example:
      tubewright train --minutes 480 --draft night.draft --out night.net
cli-train-minutes = How long, in minutes, also parts of one
cli-train-out = Where the finished value function goes
cli-train-draft = Where the draft goes; one that is there already is trained further
cli-train-threads = Threads; without it, one for each core
cli-train-seed = Seed of the games that it learns from
cli-train-from =
    Percent of the course that lie behind, from 0 to 99: the further, the smaller the corrections; without it 0
    for a draft that begins with nothing, else 30
cli-train-only = Games without modules only, or with them only; without it half of each
cli-train-value = Begin a new draft with this file of `train` instead of with nothing

cli-map = Print the board, or check and print a map file
cli-map-more =
    Examples:
      tubewright map              the London map
      tubewright map my-town.map  another one; a mistake is named with its line
cli-map-file = A map in its text form, or - for standard input; without it, London

cli-map-flag = Play on the map in this file instead of London; for a record: the map that it leaves out

cli-score = Score a sheet that was drawn on paper, without its cards
cli-score-more =
    A line of the text is a pencil and its sections, in any order and direction; those that follow each
    other may be joined. docs/notation.md has the whole form.
      green d3-a3-c5 d3-f1 +circle a3
      pink h4-g3-g4-f4
      objectives districts thames

    What cannot be on a sheet (a crossing, a loop, a section drawn twice, sections that are not joined
    to their line) is named with its section, with exit code 1.

    Examples:
      tubewright score sheet.txt
      tubewright score --json - < sheet.txt
cli-score-file = The sheet in its text form, or - for standard input
cli-score-as-drawn = Score what is drawn there even if the rules do not allow it

cli-stats = Print statistics of recorded games
cli-stats-more =
    Distribution, mean, standard deviation and quantiles of the final scores; mean points by what they
    count, by colour, by round and by module; the moving mean. Games count in the order of the files.

    A file holds one record, or one a line. Of a folder the files that end in .json and .jsonl are
    taken, by name. Every seat counts, unless --seat or --name picks some. Games that are not finished
    count for nothing.

    Examples:
      tubewright stats games/
      tubewright stats --name Ann --svg ann.svg games.jsonl
      tubewright stats --json games.jsonl
cli-stats-files = Records, or folders of them
cli-stats-seat = Only this seat of each game, from 1
cli-stats-name = Only seats of this name
cli-stats-svg = Write a picture: the distribution and the moving mean

cli-completions = Print a shell's completions
cli-completions-more =
    Examples:
      tubewright completions bash \
        > ~/.local/share/bash-completion/completions/tubewright
      tubewright completions fish > ~/.config/fish/completions/tubewright.fish
cli-completions-shell = The shell

# Wrong usage. Lines that begin with what was typed.
usage-error = error: { $what }
usage-unknown-argument = ‘{ $argument }’ is no argument here
usage-unknown-command = ‘{ $command }’ is no command
usage-no-command = a command is missing
usage-missing = these arguments are missing: { $arguments }
usage-no-value = { $argument } needs a value
usage-wrong-value = ‘{ $value }’ does not fit { $argument }
usage-wrong-value-why = ‘{ $value }’ does not fit { $argument }: { $why }
usage-conflict = { $argument } cannot go with { $other }
usage-twice = { $argument } may be given only once
usage-no-value-wanted = { $argument } takes no value
usage-utf-8 = an argument is no text in UTF-8
usage-instead = Did you mean { $suggestion }?
usage-more = For more, try --help.
usage-levels = the levels are novice, casual, regular, strong and champion
usage-pencils = name each of the four pencils once
usage-review-svg = --svg draws a single record, not a folder or a .jsonl file
usage-bots = at most three bots sit at the table with you
usage-table = a table's link looks like https://play.example.org/t/ID
usage-name = a name has 1 to 24 characters that can be shown
usage-draft-and-out = --draft and --out are the same file, { $name }; the one would destroy the other
usage-draft-is-there = --value is for a new draft, and { $name } is there already

# Refusals, one line each.
refuse-read = cannot read { $name }
refuse-large = { $name } is larger than { $limit } MiB
refuse-utf-8 = { $name } is no text in UTF-8
refuse-write = cannot write { $name }
refuse-taken = { $name } exists already: name another file, or go on with it by --resume { $name }
refuse-aside = the game that was left cannot be put aside
refuse-left = --new begins another game
refuse-open = your game is open in another terminal; --save FILE keeps a second one in a file of its own
refuse-changed = another program has changed it
refuse-random = this system gives no random numbers
refuse-draft = { $name } is no draft of this version
refuse-value = { $name } is no value function of this version
refuse-no-records = { $name } holds no records
refuse-review-map = a review needs a map that the value function knows: London
refuse-no-seat = the record has no seat { $seat }
refuse-no-round = seat { $seat } has not acted in round { $round } of this record
refuse-bench = the mean score of random games is { $mean }, more than three standard errors of { $error } from { $right }
standard-input = standard input

# What the verbs print.
verify-seed = the cards, pencils and modules are those of the seed { $seed }
verify-promised = its commitment is { $commitment }, as promised
verify-unpromised = its commitment is { $commitment }, no commitment was published
verify-sealed = it is made of the server's seed and of what the seats brought, as promised
deal-seed = Seed
deal-commitment = Commitment
deal-pencils = Pencils
deal-objectives = Objectives
deal-powers = Powers
deal-power = { $pencil }: { $power }
deal-card = Card
deal-round = Round { $round }
# A card in the table of a deal, and what its letter means.
deal-card-name = { $kind ->
    [street] S { $symbol }
   *[underground] U { $symbol }
 }
deal-key = S Street, U Underground; the fifth U ends the round.
perft-turn = turn { $turn }: { $count }
perft-none = no card, no turn: there is nothing to count
bench-random = { $games } random games a second, mean score { $mean } ± { $error } (right: { $right })
bench-modules = { $games } random games a second with both modules
bench-greedy = { $games } greedy games a second
arena-bot = Bot
arena-mean = mean ± se
arena-steady = less luck
arena-min = min
arena-max = max
arena-each = time each
arena-slow = p99
time-millis = { $time } ms
time-micros = { $time } µs
arena-difference = Difference in points a game
arena-pair = { $a } against { $b }
arena-interrupted = interrupted: { $games } of { $all } deals had been played by all bots
plot-time = time a decision
plot-score = mean score
progress-left = { $done } of { $all }, { $seconds } s left
solve-exact = With the cards of { $seed } { $total } was possible, which is proved to be the most.
solve-bound = With the cards of { $seed } { $total } was possible, and { $beyond } is proved to be out of reach.
solve-round = Round { $round }, { $pencil }: { $actions }
solve-nodes = { $nodes } positions in { $seconds } s
solve-stopped = stopped; this is the best found so far
solve-seat = Seat { $seat } { $name }
solve-played = Round { $round }, { $pencil }: points played { $played }, possible { $best }
solve-played-part = Round { $round } so far, { $pencil }: points played { $played }, possible { $best }
solve-nothing = Nothing has been played yet.
solve-game-exact = With these cards { $total } was possible, which is proved to be the most; { $played } was played.
solve-game-bound = With these cards { $total } was possible, and { $beyond } is proved to be out of reach; { $played } was played.
review-head-game = Game
review-head-total = total
review-head-expected = expected
review-head-luck = luck
review-head-lost = lost
review-head-good = good
review-percent = { $percent }%
review-mean = Mean of { $games }: total { $total }, luck { $luck }, lost { $loss }
review-class-count = { $class }: { $count }
train-progress = { $seconds } s, { $positions } positions, error { $error } points, mean score { $score }
train-size = the value function has { $bytes } bytes
train-too-large = the value function has { $bytes } bytes, more than the { $most } that a built-in one may have: the page fetches it
train-overflow = { $out } was not written: a sum of network { $part } reaches { $sum }, more than the { $most } that are safe
train-base = by the value function alone, base game: { $score } ± { $error }
train-both = by the value function alone, both modules: { $score } ± { $error }
train-stopped = stopped; what was learned is kept in { $draft } and { $out }
train-stopped-early = stopped before anything worth keeping was learned; the files are as they were
map-no-value = there is no value function for the map { $map }: search and champion look ahead instead
refuse-train = no value function can be trained for the map { $map } yet: its inputs are made for London
stats-none = there is no finished game to count
stats-skipped = passed over: { $why }
stats-line = { $name }, line { $line }
stats-games = Games
stats-mean = Mean score
stats-sd = Standard deviation
stats-lowest = Lowest
stats-median = Median
stats-highest = Highest
stats-lines = Lines
stats-tourist = Tourist sites
stats-interchanges = Interchanges
stats-objectives = Objectives
stats-round = Line of round { $round }
stats-best-line = Best single line
stats-modules = { $modules ->
    [none] Base game ({ $games })
    [objectives] With objectives ({ $games })
    [powers] With powers ({ $games })
   *[both] With both modules ({ $games })
 }
stats-last = Mean of the last { $count }
stats-won = Won of { $games } against others
stats-unfinished = Not counted, because not finished: { $count }
stats-distribution = How often each ten points came
stats-course = Mean of the last { $count } games
stats-picture = Statistics of { $games } games, mean score { $mean }
