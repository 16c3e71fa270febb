# ルールのページ。

rules-title = ルール
rules-contents = 目次
rules-lead = 春夏秋冬の4つの季節をかけて、1枚のロンドンの地図に4本の路線を、それぞれ別の色鉛筆で描きます。次に行ける駅はカードが決め、どこへ通すかはあなたが決めます。

rules-map = 地図
rules-map-text = 13の区画に53の駅があります。大きな区画が9つ、地図の四隅もそれぞれひとつの区画です。点線は描ける155のセクションで、8方向にまっすぐ、次の駅まで伸びています。
rules-map-picture = まだ何も描かれていない地図。10×10のマス目にアイコンの付いた駅が並び、テムズ川が左から右へ流れている
rules-key-station = 駅とそのアイコン。四角、三角、五角、円のどれかです。
rules-key-site = 観光地。路線が通るたびに、観光地トラックのマスにひとつチェックが入ります。
rules-key-central = 中央駅。どのカードでも行けます。観光地でもあります。
rules-key-departure = 色鉛筆の開始駅。輪の模様はその路線と同じです。
rules-key-interchange = 乗換駅。ここでは3本の路線が集まっています。

rules-cards = カード
rules-cards-text = 季節の初めに、11枚すべてを混ぜます。クリーム色の地上カードが6枚、紺色の地下カードが5枚です。ラウンドごとに1枚めくり、全員が同じカードを使います。
rules-cards-joker = ワイルドなら、どの駅へも行けます。
rules-cards-switch = 分岐が出たら、すぐにもう1枚めくります。そのラウンドは、路線のどの駅からでも描き始められます。季節の最初の2ラウンドに出たときは、効果がありません。
rules-cards-end = 5枚目の地下カードが出たラウンドで、その季節は終わります。ひとつの季節は5〜10ラウンドです。

rules-draw = セクションを描く
rules-draw-text = その季節の路線は、色鉛筆の開始駅から始まります。ラウンドごとに、セクションを1本描けます。
rules-draw-ends = 路線の端から描きます。1本描いたあとは、開始駅も端になります。
rules-draw-symbol = カードのアイコンの駅か、中央駅へつなぎます。
rules-draw-loop = すでにその路線にある駅へは行けません。路線が輪になることはありません。
rules-draw-cross = シートに描かれたセクションとは、色に関係なく、重ねることも交差させることもできません。駅で接するのはかまいません。
rules-draw-pass = いつでもパスできます。
rules-draw-picture = 緑の路線が d3 から a3 へ伸びた。カードは四角で、両端から届く四角駅まで点線が続いている

rules-score = 路線の得点
rules-score-text = 季節の終わりに路線の点を数えます。駅のある区画の数に、ひとつの区画にある駅の最も多い数を掛け、テムズ川をくぐるセクションごとに2点を足します。
rules-score-empty = 開始駅も数えます。セクションがひとつもない路線は0点です。
rules-score-picture = いくつもの区画を通る緑の路線。駅のいちばん多い区画が光っている
rules-score-river = 川

rules-final = 最終得点
rules-final-text = 4つの季節が終わったら、次を合計します。
rules-final-lines = 4本の路線の得点
rules-final-tourists = 観光地トラック。ゲーム全体でチェックしたマスの数で決まり、最大10マス
rules-final-interchanges = 乗換駅。2本が通る駅は2点、3本は5点、4本すべてなら9点
rules-final-objectives = 達成した共通目的ひとつにつき10点
rules-final-tie = 合計の最も高い人の勝ちです。同点なら、いちばん得点の高い路線を比べます。それも同じなら、共に勝者となります。
rules-track = 観光地トラック
rules-track-visits = マス
rules-track-points = 得点

rules-table = 複数人で遊ぶとき
rules-table-text = それぞれが自分のシートを持ち、同じカードで、別々の色を使って同時に描きます。季節が終わるごとに色鉛筆を左へ回すので、最後には全員が4色すべての路線を描くことになります。

rules-objectives = 共通目的
rules-objectives-text = 5つのうち2つが、最初から公開されます。4本の路線全体で達成した人は、それぞれ10点を得ます。
rules-objective-interchanges = 乗換駅を8つ
rules-objective-districts = 13の区画すべてに駅
rules-objective-tourist-sites = 5つの観光地すべて
rules-objective-central-district = 中央駅のある区画の9駅すべて
rules-objective-thames = テムズ川をくぐるセクションを6本

rules-powers = 色鉛筆能力
rules-powers-text = 色鉛筆ごとに、ゲームを通じてひとつの能力が付きます。その色鉛筆を持つ季節に、一度だけ使えます。
rules-power-double = ダブル
rules-power-double-text = このラウンドに、同じアイコンの別の駅へもう1本セクションを描きます。
rules-power-joker = ワイルド
rules-power-joker-text = カードをワイルドとして扱います。
rules-power-switch = 分岐
rules-power-switch-text = 路線のどの駅からでも描き始められます。
rules-power-circle = 丸囲み
rules-power-circle-text = 路線の駅をひとつ丸で囲みます。その駅は、この路線では区画の中で2駅と数えます。

rules-solo = ソロモード
rules-solo-text = ルールは同じで、色鉛筆の順番は自由です。合計から、使うモジュールひとつにつき10点を引いた結果を、90点以下、105点以下、120点以下、135点以下、150点以下、151点以上の6段階で評価します。

rules-learn = 6つのステップで試す
