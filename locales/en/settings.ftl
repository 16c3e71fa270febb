# The page of settings.

settings-title = Settings
settings-looks = Looks
settings-theme = Theme
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-coords = Grid letters and numbers
settings-coords-note = At the edge of the map, for names such as d3
settings-patterns = Patterns in the lines
settings-patterns-note = They tell the lines apart without colour
settings-still = Less motion
settings-still-note = Lines and cards appear at once
settings-play = Play
settings-auto-done = Done by itself
settings-auto-done-note = A section counts as soon as you choose it; undo works until the next card
settings-gains = Show what a section adds
settings-gains-note = On the map and on the score sheet
settings-sound = Sound
settings-sound-note = A pencil and a card, quietly
settings-level = Level of new bots
settings-kept = On this device
settings-kept-note = Your game and these settings are kept in this browser and nowhere else.
settings-erase = Erase everything
settings-erase-sure = This deletes the game in progress, your set-up and all settings from this browser. It cannot be undone.
settings-erase-now = Yes, erase it all
settings-erase-not = Keep everything
