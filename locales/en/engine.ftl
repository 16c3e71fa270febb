# `tubewright engine` and the outside programs of `tubewright arena`.

cli-engine = Answer other programs by JSON lines: play by the rules, score, ask the bots
cli-engine-more =
    Each line on standard input is a request, each line on standard output its answer, in the same order:
    {"  {"}"id": 1, "op": "new", "seed": "london"{"}"}
    {"  {"}"id": 2, "op": "legal"{"}"}
    {"  {"}"id": 3, "op": "play", "action": "pass"{"}"}
    {"  {"}"id": 4, "op": "quit"{"}"}
    docs/engine.md has all of them.

    Examples:
      tubewright engine < requests.jsonl
      tubewright arena --bot greedy --games 10 --seed 7 \
        --engine 'tubewright engine --as-player greedy'
cli-engine-as-player = Be a player instead, who answers the questions of an arena
cli-arena-engine = An outside program as a bot, by its command; may be given several times
cli-arena-engine-ms = How long an outside program may take a decision, in milliseconds
cli-arena-engine-start-ms = How long an outside program may take to start, in milliseconds

# What went wrong with an outside program: $name is its command.
arena-flawless = { $name }: every decision answered in time and legal
# $kinds is a list of the words below with their numbers.
arena-failed = { $name }: { $failed } of { $decisions } decisions failed ({ $kinds }); first in game { $game }, { $what }
arena-never-started = { $name } did not play: { $what }
arena-kind = { $word } { $count }
arena-late = too late
arena-illegal = illegal
arena-garbage = garbage
arena-refused = refused
arena-dead = dead
arena-crashes = crashes
arena-stopped = stopped
arena-restarts = restarts

# Where an outside program first failed, and what was wrong; $said and $action are its own words.
fault-at-start = at the start, { $what }
fault-on-turn = round { $round }, turn { $turn }: { $what }
fault-late = no answer in time
fault-illegal = { $action } is illegal: { $reason }: { $why }
fault-no-action = an answer without an action
fault-garbage = no answer: { $said }
fault-endless = a line of more than { $bytes } bytes
fault-refused = the program refused: { $said }
fault-not-started = the program cannot be started: { $why }
fault-ended = { $how ->
    [code] the program ended with exit code { $number }
    [signal] the program was ended by signal { $number }
   *[unknown] the program ended
 }
fault-dead = no program to ask
refuse-signals = cannot listen for signals
