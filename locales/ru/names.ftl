# What things of the game are called, wherever they are named.

card-kind = { $kind ->
    [street] Улица
   *[underground] Подземка
 }
card-symbol = { $symbol ->
    [square] Квадрат
    [triangle] Треугольник
    [pentagon] Пятиугольник
    [circle] Круг
    [joker] Джокер
   *[switch] Стрелка
 }
# A card for those who cannot see it.
card-name = { $symbol ->
    [switch] Железнодорожная стрелка
    [square] { $kind ->
        [street] Улица, квадрат
       *[underground] Подземка, квадрат
     }
    [triangle] { $kind ->
        [street] Улица, треугольник
       *[underground] Подземка, треугольник
     }
    [pentagon] { $kind ->
        [street] Улица, пятиугольник
       *[underground] Подземка, пятиугольник
     }
    [circle] { $kind ->
        [street] Улица, круг
       *[underground] Подземка, круг
     }
   *[joker] { $kind ->
        [street] Улица, джокер
       *[underground] Подземка, джокер
     }
 }

# A station for those who cannot see it. The brackets let the name stand in any sentence without a case ending.
station-name = { $symbol ->
    [square] { $station } (квадрат)
    [triangle] { $station } (треугольник)
    [pentagon] { $station } (пятиугольник)
    [circle] { $station } (круг)
   *[central] { $station } (центральная станция)
 }
# A section that can be drawn. From and to are stations as named above.
section-name = { $direction ->
    [north] от { $from } на север до { $to }
    [north-east] от { $from } на северо-восток до { $to }
    [east] от { $from } на восток до { $to }
    [south-east] от { $from } на юго-восток до { $to }
    [south] от { $from } на юг до { $to }
    [south-west] от { $from } на юго-запад до { $to }
    [west] от { $from } на запад до { $to }
   *[north-west] от { $from } на северо-запад до { $to }
 }
section-name-under-river = { $section }, под Темзой
circle-name = обвести { $station }
