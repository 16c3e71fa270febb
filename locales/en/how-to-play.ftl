# The lesson: six steps on the map.

lesson-title = Learn to play
lesson-step = { $number } of { $count }
lesson-leave = Leave the lesson
lesson-steps = Step { $number } of { $count }
lesson-back = Back
lesson-next = Next
lesson-done = Done
lesson-play = Play a game
lesson-map = The map of the lesson

lesson-begin = Draw the first section
lesson-begin-text = Your green line departs at d3. The card shows a circle: go straight along the dots to a station with a circle.
lesson-begin-do = Choose one of the two circles that light up, then press Done.
lesson-ends = Go on from either end
lesson-ends-text = Your line has two ends now, and each may grow. The card shows a pentagon. Lines never cross and never return to a station of their own.
lesson-ends-do = Choose a pentagon that lights up, then press Done.
lesson-river = Dive under the river
lesson-river-text = A joker reaches any station. Each section under the Thames is worth 2 points, so let us cross it.
lesson-river-do = Choose a section that passes under the river, then press Done.
lesson-branch = Branch with the switch
lesson-branch-text = The switch comes with a second card, here a triangle. On this turn your section may start anywhere on the line, not only at an end.
lesson-branch-do = Choose a triangle that lights up and start a branch, then press Done.
lesson-points = Where the points come from
lesson-points-text = Count the districts that your line visits, times its stations in the fullest one, plus 2 for each time under the river.
lesson-points-do = Choose a figure to see on the map what it counts.
lesson-centre = Next pencil, same map
lesson-centre-text = A round ends with the fifth dark card; the next pencil then begins elsewhere. The middle station takes any card. It is a tourist site too, and stations on several lines score as interchanges.
lesson-centre-do = Lead the pink line to the middle, then press Done.

lesson-astray = Not this one. Choose a station that lights up.
lesson-drawn = { $points ->
    [one] Well drawn. That makes { $points } point in all.
   *[other] Well drawn. That makes { $points } points in all.
}
lesson-preview = { $points ->
    [0] This adds nothing yet. Press Done, or choose another.
    [one] This adds { $points } point. Press Done, or choose another.
   *[other] This adds { $points } points. Press Done, or choose another.
}
lesson-end = That is all you need. Four rounds, four colours, one map: the rest is up to you.

lesson-crossings = river
