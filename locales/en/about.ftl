# The page about the project.

about-title = About
about-what = Tubewright is a free program for the flip-and-write game “Next Station: London”. Play alone, against bots or with people, around one device or each with their own, in the browser and also without a network.
about-unofficial = Unofficial
about-unofficial-who = The game was designed by Matthew Dunstan and is published by Blue Orange. They have neither made nor endorsed this program, and the name of the game belongs to its owners. Every drawing and every sentence here is the project's own.
about-unofficial-box = If you enjoy it, buy the box: pencils on paper around a table are hard to beat.
about-stored = What is stored where
about-stored-here = Your games and their totals, your set-up and your settings lie in this browser's storage, on this device. A copy of the page itself lies there too, so that it opens without a network.
about-stored-elsewhere = Games on this device send nothing anywhere. There are no accounts and no counters, and the page asks no other host for anything.
about-stored-tables = If you play at a table with others, the server of this page keeps that table: names, choices and chat, until it is removed. A cookie lets the server know you again there; it serves nothing else.
about-stored-erase = In the settings you can erase your games and choices here, and your data on the server. The copy of the page stays, so that it still opens without a network. It holds no data of yours; your browser removes it with the data of this site.
about-fair = A fair deck
about-fair-cards = The cards of a game follow from the random number in its address. The same number always brings the same cards, so a game can be played again or checked by anyone.
about-fair-bots = Bots know what you know: the cards that lie face up, never those to come.
about-free = Free software
about-free-licence = The source is open, under the MIT licence or the Apache licence 2.0, as you prefer.
about-free-host = One program serves everything, so you can host it for your own circle of friends.
about-version = Version { $version }
