# What a review says of a game, on the page and in a terminal.

review-title = Review
# How bad a loss is.
review-class = { $class ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[good] Good
 }
review-as-good = As good as the best
review-played = Played: { $action }
review-best = Best: { $action }
review-equal = Just as good: { $actions }
# Points are written with a decimal: "3.2 ± 0.5".
review-lost = Points lost: { $points }
review-luck = Luck of the cards: { $points }
review-line = { $place }: { $action } · luck { $luck } · lost { $points } · { $verdict }
# One action against the best: "d3 → f1: −1.2 ± 0.4".
review-alternative = { $action }: { $points }
review-alternative-equal = { $action }: as good

# Why the best action is better; the reasons are those below.
review-why = { $action } is better – { $reasons }.
review-why-far = { $action } makes more in the long run; nothing that counts at once says why.
review-why-open = Whether { $action } is better is not established.
review-why-best = Nothing better was found.
review-reason-river = sections under the Thames: { $more } more (+{ $points })
review-reason-fullest = stations in the fullest district: { $best }, not { $other }
review-reason-districts = districts of the line: { $best }, not { $other }
review-reason-tourist = visits to tourist sites: { $best }, not { $other } (+{ $points })
review-reason-interchanges = points for interchange stations: { $best }, not { $other }
review-reason-objective = “{ $objective }”: { $best } of { $need }, not { $other }
review-reason-objective-met = “{ $objective }”: met (+10)
review-reason-keeps-power = the pencil’s power stays in hand ({ $power })
review-reason-uses-power = the pencil’s power pays here ({ $power })
review-reason-opens = { $symbol ->
    [square] squares in reach of the next cards: { $best }, not { $other }
    [triangle] triangles in reach of the next cards: { $best }, not { $other }
    [pentagon] pentagons in reach of the next cards: { $best }, not { $other }
    [circle] circles in reach of the next cards: { $best }, not { $other }
   *[joker] stations in reach of a joker: { $best }, not { $other }
 }
review-reason-room = { $pencil ->
    [purple] free sections where the purple line will start: { $best }, not { $other }
    [blue] free sections where the blue line will start: { $best }, not { $other }
    [pink] free sections where the pink line will start: { $best }, not { $other }
   *[green] free sections where the green line will start: { $best }, not { $other }
 }
review-reason-now = points at once: { $best }, not { $other }

# The sum of a game: expected + luck − lost + rest = total.
review-sum-expected = Expected before the first card
review-sum-luck = Luck of the cards
review-sum-loss = Lost by choices
review-sum-rest = Rest
review-sum-total = Final score
review-sum-total-so-far = Expected from here
review-rest-note = The rest is where the estimates of two turns do not agree; it is nobody’s luck and nobody’s error.
review-round = { $round }: luck { $luck }, lost { $loss }
review-good-share = Decisions as good as the best: { $good } of { $all }
review-costliest = The costliest decisions
review-costliest-none = Not one decision is clearly worse than the best.
review-costliest-line = { $place }: { $action } lost { $points }; best was { $best }
review-grade-between = Your losses, { $points } points, lie between those of { $better } ({ $less }) and { $worse } ({ $more }).
review-grade-least = Your losses, { $points } points, are no more than those of our best bot, { $worse } ({ $more }).
review-grade-most = Your losses, { $points } points, are more than those of { $better } ({ $less }).
review-hindsight = In hindsight, with all cards known, { $total } points were possible.
review-hindsight-bound = In hindsight, with all cards known, { $total } points were possible; more than { $bound } were not.
review-so-far = The game goes on: this is a review of what was played so far.
review-nothing = There is no decision to review yet.

# Themes of the exercises.
puzzle-theme = { $theme ->
    [river] The Thames
    [interchanges] Interchange stations
    [switch] The railroad switch
    [powers] Pencil powers
   *[last-turns] Last turns
 }
puzzle-difficulty = Difficulty { $difficulty } of 5
