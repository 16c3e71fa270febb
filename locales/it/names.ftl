# Come si chiamano le cose del gioco, ovunque siano nominate.

card-kind = { $kind ->
    [street] Strada
   *[underground] Metro
 }
card-symbol = { $symbol ->
    [square] Quadrato
    [triangle] Triangolo
    [pentagon] Pentagono
    [circle] Cerchio
    [joker] Jolly
   *[switch] Scambio
 }
# Una carta per chi non può vederla.
card-name = { $symbol ->
    [switch] Scambio ferroviario
    [square] { $kind ->
        [street] Strada, quadrato
       *[underground] Metro, quadrato
     }
    [triangle] { $kind ->
        [street] Strada, triangolo
       *[underground] Metro, triangolo
     }
    [pentagon] { $kind ->
        [street] Strada, pentagono
       *[underground] Metro, pentagono
     }
    [circle] { $kind ->
        [street] Strada, cerchio
       *[underground] Metro, cerchio
     }
   *[joker] { $kind ->
        [street] Strada, jolly
       *[underground] Metro, jolly
     }
 }

# Una fermata per chi non può vederla: «d3 triangolo».
station-name = { $symbol ->
    [square] { $station } quadrato
    [triangle] { $station } triangolo
    [pentagon] { $station } pentagono
    [circle] { $station } cerchio
   *[central] { $station } Fermata Centrale
 }
# Una sezione che si può disegnare: «da d3 triangolo verso est, arrivo in g3 quadrato». Con «in», come negli
# scacchi, davanti ad a3 non serve «ad».
section-name = { $direction ->
    [north] da { $from } verso nord, arrivo in { $to }
    [north-east] da { $from } verso nord-est, arrivo in { $to }
    [east] da { $from } verso est, arrivo in { $to }
    [south-east] da { $from } verso sud-est, arrivo in { $to }
    [south] da { $from } verso sud, arrivo in { $to }
    [south-west] da { $from } verso sud-ovest, arrivo in { $to }
    [west] da { $from } verso ovest, arrivo in { $to }
   *[north-west] da { $from } verso nord-ovest, arrivo in { $to }
 }
section-name-under-river = { $section }, sotto il Tamigi
circle-name = cerchia { $station }
