# The page's own texts. Each key says where it is read: first the page or part, then what it is.

title-home = Tubewright: draw your own Underground
title-play = Game · Tubewright
title-how-to-play = Learn to play · Tubewright
title-rules = Rules · Tubewright
title-settings = Settings · Tubewright
title-about = About · Tubewright
title-tables = Play together · Tubewright
title-table = Table · Tubewright
# Before the title of the tab while the table waits for the visitor.
title-your-turn = Your turn! { $title }
title-missing = Nothing here · Tubewright

top-home = Home
top-language = Language

missing-title = No such station
missing-why = The line to this address was never drawn. Perhaps the link was cut off on its way to you.
missing-home = Back to the start

guide-failed = This page did not arrive
guide-failed-why = Its text could not be fetched. Perhaps there is no network just now.
guide-retry = Try again

update-ready = A new version is here.
update-reload = Reload to update
