# The page's own texts. Each key says where it is read: first the page or part, then what it is.

app-name = Tubewright

home-title = Draw your own Underground
home-play = Play

missing-title = There is nothing here
missing-home = Back to the start

update-ready = A new version is here.
update-reload = Reload to update

play-title = Game { $deal }

settings-title = Settings
settings-language = Language
