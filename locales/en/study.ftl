# The page of a review: what surrounds what a review says. Each key says where it is read.

study-back = Back to the game
study-nothing = There is no game here to look back on. Perhaps this browser has forgotten it, or nobody has acted in it yet.
study-running = Looking at decision { $done } of { $all }
study-done = The review is complete.
study-failed = The review could not be made: what thinks for it was not to be had. Perhaps there is no network just now.
study-seats = Whose game
study-sum = What the score is made of
study-deducted = Alone at the table, the final score after the deduction is { $score }.
study-choices = The choices
study-hindsight-running = Looking for the best game on these cards, in hindsight…

study-curve = Expected score
study-key-lucky = lucky cards
study-key-unlucky = unlucky cards
study-key-loss = lost by a choice
study-keys = ← → walk, M next mistake
study-not-yet = Not looked at yet.
# A decision to listeners: "Round 2, turn 3, 150.1 expected, luck +1.2, mistake, 3.2 lost".
study-said-expected = { $points } expected
study-said-luck = luck { $points }
study-said-good = as good as the best
study-said-lost = { $class ->
    [inaccuracy] inaccuracy, { $points } lost
    [mistake] mistake, { $points } lost
    [blunder] blunder, { $points } lost
   *[good] { $points } lost
 }

study-rounds = Round by round
study-back-one = One decision back
study-on-one = One decision on
study-next-mistake = Next mistake
study-alternatives = All that were compared
