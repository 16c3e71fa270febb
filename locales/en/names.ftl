# What things of the game are called, wherever they are named.

card-kind = { $kind ->
    [street] Street
   *[underground] Underground
 }
card-symbol = { $symbol ->
    [square] Square
    [triangle] Triangle
    [pentagon] Pentagon
    [circle] Circle
    [joker] Joker
   *[switch] Switch
 }
# A card for those who cannot see it.
card-name = { $symbol ->
    [switch] Railroad switch
    [square] { $kind ->
        [street] Street, square
       *[underground] Underground, square
     }
    [triangle] { $kind ->
        [street] Street, triangle
       *[underground] Underground, triangle
     }
    [pentagon] { $kind ->
        [street] Street, pentagon
       *[underground] Underground, pentagon
     }
    [circle] { $kind ->
        [street] Street, circle
       *[underground] Underground, circle
     }
   *[joker] { $kind ->
        [street] Street, joker
       *[underground] Underground, joker
     }
 }

# A station for those who cannot see it: "d3 triangle".
station-name = { $symbol ->
    [square] { $station } square
    [triangle] { $station } triangle
    [pentagon] { $station } pentagon
    [circle] { $station } circle
   *[central] { $station } central station
 }
# A section that can be drawn: "from d3 triangle west to a3 circle". From and to are stations as named above.
section-name = { $direction ->
    [north] from { $from } north to { $to }
    [north-east] from { $from } north-east to { $to }
    [east] from { $from } east to { $to }
    [south-east] from { $from } south-east to { $to }
    [south] from { $from } south to { $to }
    [south-west] from { $from } south-west to { $to }
    [west] from { $from } west to { $to }
   *[north-west] from { $from } north-west to { $to }
 }
section-name-under-river = { $section }, under the Thames
circle-name = circle { $station }
