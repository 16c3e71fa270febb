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

# A decision tried again.
study-try-again = Try again
study-choose = What would you do?
study-try-choose = The position is back. What would you do now?
study-try-judging = Looking at your choice…
study-try-right = Right! As good as the best.
study-try-wrong = Not quite: that loses { $points }.
study-try-shown = Here is the answer.
study-try-close = Back to the review
study-hint-pass = A hint: sometimes it is best to draw nothing.
study-hint-power = A hint: your pencil can do something special.
study-hint-from = A hint: the best section starts at { $station }.
study-play-same = Play on with the same cards
study-play-fresh = Play on with fresh cards
study-play-points = { $points } points
study-play-over = { $total } points; in your game there were { $before }.

practice-title = Practice
practice-about = Positions from games in which one choice is clearly best. Find it.
practice-failed = The exercises could not be fetched. Perhaps there is no network just now.
practice-chosen = By theme
practice-theme = Theme
practice-difficulty = Difficulty
practice-any = Any
practice-count = { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
 }
practice-start = Start
practice-streak = Streak
practice-streak-note = As many in a row as you can. They get harder.
practice-best = Longest so far: { $count }
practice-streak-now = In a row: { $count }
practice-streak-over = The streak ends at { $count }.
practice-own = Your own mistakes
practice-own-note = What you missed in reviewed games comes back, after ever longer breaks, until you have it.
practice-due = To be tried now: { $due } of { $all }
practice-solved = Exercises solved on this device: { $count }
practice-task = Which choice is clearly best?
practice-wrong = Not that one.
practice-next = Next exercise
practice-leave = All exercises
