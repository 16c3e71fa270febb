# The page's own texts. Each key says where it is read: first the page or part, then what it is.

title-home = Tubewright: draw your own Underground
title-play = Game · Tubewright
title-result = Result · Tubewright
title-record = A recorded game · Tubewright
title-review = Review · Tubewright
title-practice = Practice · Tubewright
title-how-to-play = Learn to play · Tubewright
title-rules = Rules · Tubewright
title-settings = Settings · Tubewright
title-about = About · Tubewright
title-tables = Play together · Tubewright
title-table = Table · Tubewright
# Before the title of the tab while the table waits for the visitor.
title-your-turn = Your turn! { $title }
title-missing = Nothing here · Tubewright

meta-description = Draw your own Underground: a flip-and-write game for one to four, in the browser, also offline.

# Before the program runs; boot- texts are plain, on one line.
boot-loading = Tubewright is loading
boot-failed = The game could not be started. It needs a browser of 2023 or newer with WebAssembly; reloading may help.
boot-no-script = The game runs in the browser and needs JavaScript.

top-home = Home
top-language = Language

missing-title = No such station
missing-why = The line to this address was never drawn. Perhaps the link was cut off on its way to you.
missing-home = Back to the start

guide-failed = This page did not arrive
guide-failed-why = Its text could not be fetched. Perhaps there is no network just now.
guide-retry = Try again
unreached = Tables need the network
unreached-why = There is no network just now, or the server does not answer. Playing alone or with bots works all the same.

language-failed = This language could not be fetched. Perhaps there is no network just now.

update-ready = A new version is here.
update-reload = Reload to update

# The browser refuses to keep anything, as private windows and full disks do.
not-kept = This browser is not keeping your game: after a reload it begins anew.
