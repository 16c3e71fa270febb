# What things of the game are called, wherever they are named.

card-kind = { $kind ->
    [street] Ulica
   *[underground] Metro
 }
card-symbol = { $symbol ->
    [square] Kwadrat
    [triangle] Trójkąt
    [pentagon] Pięciokąt
    [circle] Okrąg
    [joker] Joker
   *[switch] Zwrotnica
 }
# A card for those who cannot see it.
card-name = { $symbol ->
    [switch] Zwrotnica kolejowa
    [square] { $kind ->
        [street] Ulica, kwadrat
       *[underground] Metro, kwadrat
     }
    [triangle] { $kind ->
        [street] Ulica, trójkąt
       *[underground] Metro, trójkąt
     }
    [pentagon] { $kind ->
        [street] Ulica, pięciokąt
       *[underground] Metro, pięciokąt
     }
    [circle] { $kind ->
        [street] Ulica, okrąg
       *[underground] Metro, okrąg
     }
   *[joker] { $kind ->
        [street] Ulica, joker
       *[underground] Metro, joker
     }
 }

# A station for those who cannot see it. The brackets let the name stand in any sentence without a case ending.
station-name = { $symbol ->
    [square] { $station } (kwadrat)
    [triangle] { $station } (trójkąt)
    [pentagon] { $station } (pięciokąt)
    [circle] { $station } (okrąg)
   *[central] { $station } (stacja centralna)
 }
# A section that can be drawn. From and to are stations as named above.
section-name = { $direction ->
    [north] od { $from } na północ do { $to }
    [north-east] od { $from } na północny wschód do { $to }
    [east] od { $from } na wschód do { $to }
    [south-east] od { $from } na południowy wschód do { $to }
    [south] od { $from } na południe do { $to }
    [south-west] od { $from } na południowy zachód do { $to }
    [west] od { $from } na zachód do { $to }
   *[north-west] od { $from } na północny zachód do { $to }
 }
section-name-under-river = { $section }, pod Tamizą
circle-name = zakreśl { $station }
