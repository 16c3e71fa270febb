# ゲームに出てくるものの呼び名。

card-kind = { $kind ->
    [street] 地上
   *[underground] 地下
 }
card-symbol = { $symbol ->
    [square] 四角
    [triangle] 三角
    [pentagon] 五角
    [circle] 円
    [joker] ワイルド
   *[switch] 分岐
 }
# カードを見ることができない人のための名前。
card-name = { $symbol ->
    [switch] 分岐カード
    [square] { $kind ->
        [street] 地上の四角
       *[underground] 地下の四角
     }
    [triangle] { $kind ->
        [street] 地上の三角
       *[underground] 地下の三角
     }
    [pentagon] { $kind ->
        [street] 地上の五角
       *[underground] 地下の五角
     }
    [circle] { $kind ->
        [street] 地上の円
       *[underground] 地下の円
     }
   *[joker] { $kind ->
        [street] 地上のワイルド
       *[underground] 地下のワイルド
     }
 }

# 駅の名前：「d3 三角駅」。
station-name = { $symbol ->
    [square] { $station } 四角駅
    [triangle] { $station } 三角駅
    [pentagon] { $station } 五角駅
    [circle] { $station } 円駅
   *[central] { $station } 中央駅
 }
# 描けるセクション：「d3 三角駅から西の a3 円駅へ」。
section-name = { $direction ->
    [north] { $from }から北の { $to }へ
    [north-east] { $from }から北東の { $to }へ
    [east] { $from }から東の { $to }へ
    [south-east] { $from }から南東の { $to }へ
    [south] { $from }から南の { $to }へ
    [south-west] { $from }から南西の { $to }へ
    [west] { $from }から西の { $to }へ
   *[north-west] { $from }から北西の { $to }へ
 }
section-name-under-river = { $section }、テムズ川をくぐる
circle-name = { $station }を丸で囲む
