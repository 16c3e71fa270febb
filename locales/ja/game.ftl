# ゲーム：テーブル、得点欄、季節の集計、最後のシート。

close = 閉じる
# 列挙：これまでの分と次のひとつ。後者は、列挙を含むことのある長いもの。
list-more = { $list }、{ $next }
list-more-apart = { $list }。{ $next }
map-title = 地図
map-lines = 描いた路線
map-line-drawn = { $line }：{ $sections }
map-line-circled = { $line }：{ $sections }。丸で囲んだ駅：{ $station }
seat-you = あなた
bot-name-first = エイダ
bot-name-second = バジル
bot-name-third = クレオ
bot-kind = ボット（{ $level }）

game-title = あなたのゲーム
game-menu = メニュー
game-round = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }
game-of-four = （全4季節）
game-turn = 第{ $turn }ラウンド
game-rounds = 季節ごとの色鉛筆
game-pencil = { $pencil ->
    [purple] 紫
    [blue] 青
    [pink] ピンク
   *[green] 緑
 }

menu-leave = 中断して、あとで続ける
menu-again = 同じカードで最初から
menu-again-sure = よろしいですか？ このゲームは消えます
menu-rules = ルール

# この季節のカード。
deck-title = この季節のカード
deck-street = 地上
deck-underground = 地下
deck-since = 第{ $turn }ラウンド
deck-left = 地下カードは残り{ $count }枚
deck-chance = 次で終わる確率 { $percent }%
deck-more = あと{ $turns }ラウンド以上続く
deck-last-turn = この季節の最後のラウンド

# カードのそばの言葉。
turn-title = このラウンド
tell-card = { $symbol ->
    [square] 四角駅へ描きます。
    [triangle] 三角駅へ描きます。
    [pentagon] 五角駅へ描きます。
    [circle] 円駅へ描きます。
   *[joker] ワイルド：どの駅へも描けます。
 }
tell-branch = 分岐なので、路線のどの駅からでも描けます。
tell-switch-early = 分岐は出るのが早すぎたため、効果がありません。
tell-open = { $count ->
    [0] 描けるセクションはありません。パスしましょう。
   *[other] 描けるセクションは{ $count }本です。
 }
tell-last = この季節の最後のラウンドです。
tell-bots = 決定しました。ほかの人を待っています。
bots-failed = ボットを読み込めませんでした。
bots-weaker = 名人の評価関数を読み込めませんでした。今は上級と同じ強さで指します。
bots-pass = ボットはパスにする
hints-failed = ヒントを読み込めませんでした。「ヒント」でもう一度試せます。
tell-round-over = この季節は終わりです。
tell-thinking = 考え中…
tell-hints = パスと比べて最終得点に見込まれる差：
tell-no-hint = おすすめはありません。
tell-ways = { $station }へは{ $count }通り。どこから描きますか？
tell-with-joker = { $action } ＋ワイルド
tell-with-switch = { $action } ＋分岐
tell-double-first = このラウンドは2本描けます。まず1本目を選んでください。
tell-double-second = 2本目を選ぶか、1本だけで決定してください。
tell-circle = どの駅を2駅と数えますか？ 駅のいちばん多い区画で効果があります。
tell-joker = カードはワイルドになりました。候補は{ $count }本です。
tell-switch = どの駅からでも描けます。候補は{ $count }本です。
tell-keep-power = ここでは不要：能力を温存
tell-districts = 区 { $before }→{ $after }
tell-stations = 駅 { $before }→{ $after }
tell-river = 川 { $before }→{ $after }
tell-tourist = 観光地 { $before }→{ $after }
tell-interchanges = 乗換駅 { $before }→{ $after }
tell-objectives = 目的 { $before }→{ $after }
tell-unchanged = これだけでは点になりません。

# 耳で聞く人のための同じ内容。
say-round = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }、{ $pencil ->
    [purple] 紫
    [blue] 青
    [pink] ピンク
   *[green] 緑
 }の色鉛筆です。
say-turn = 第{ $turn }ラウンド、{ $cards }。{ $situation } { $choices }
say-choice = { $section }、{ $gain }点
say-preview = { $action }、{ $gain }点。「決定」で確定、「取り消し」で戻ります。
say-ways = 何通りかあります：{ $ways }
# 得点欄の数字が数えているもの。
say-counted-stations = 数えている駅：{ $names }。
say-counted-sections = 数えているセクション：{ $names }。
say-counted-districts = 数えている区画の数：{ $count }。
say-counted-nothing = まだ何も数えていません。
say-thinking-instead = 選んだものを取り消しました。考え中…
say-hints = ヒントと、パスと比べて最終得点に見込まれる差：{ $hints }

# できない理由。
refusal-bad-action = 手として読めません。
refusal-too-many-sections = できません：1ラウンドに描けるセクションは1本、ダブルの能力を使えば2本までです。
refusal-power-not-held = できません：今の色鉛筆に能力 { $power } はありません。
refusal-power-spent = できません：能力 { $power } はこの季節にもう使いました。
refusal-no-such-section = できません：{ $from } と { $to } を結ぶセクションはありません。
refusal-not-on-line = できません：{ $station } は路線上にありません。
refusal-already-on-line = できません：{ $station } はすでに路線上にあります。
refusal-not-an-end = できません：{ $station } は路線の端ではなく、分岐も使えません。
refusal-wrong-symbol = { $symbol ->
    [square] できません：カードは四角ですが、{ $station } は四角駅ではありません。
    [triangle] できません：カードは三角ですが、{ $station } は三角駅ではありません。
    [pentagon] できません：カードは五角ですが、{ $station } は五角駅ではありません。
   *[circle] できません：カードは円ですが、{ $station } は円駅ではありません。
 }
refusal-section-taken = できません：{ $section } はもう描かれています。
refusal-crosses-section = できません：{ $section } は { $other } と交差します。
refusal-not-waiting = このラウンドはもう済んでいます。
refusal-no-power = このゲームの色鉛筆に能力はありません。
refusal-nothing-to-confirm = 決定するものがありません。
refusal-no-tally = 季節はまだ終わっていません。
refusal-nothing-to-undo = このラウンドで取り消すものはありません。
refusal-no-way = できません：あなたの路線から { $station } へ続くセクションはありません。

act-undo = 取り消し
act-pass = パス
act-hint = ヒント
act-done = 決定

# 色鉛筆能力。
power-name = { $power ->
    [double] ダブル
    [joker] ワイルド
    [switch] 分岐
   *[circle] 丸囲み
 }
power-does = { $power ->
    [double] このラウンドにセクションを2本描く
    [joker] カードをワイルドにする
    [switch] 路線のどの駅からでも描く
   *[circle] この路線の駅ひとつを2駅と数える
 }
power-used = { $power }（使用済み）
power-no-use = このラウンドでは選択肢が増えません

# 得点欄。
sheet-title = あなたのシート
sheet-close = シートを閉じる
sheet-open = シートを開く
sheet-lines = 路線の得点
sheet-line = 路線
sheet-line-name = { $pencil ->
    [purple] 紫の路線
    [blue] 青の路線
    [pink] ピンクの路線
   *[green] 緑の路線
 }
sheet-districts = 区
sheet-stations = 駅
sheet-river = 川
sheet-points = 得点
sheet-figure = { $pencil ->
    [purple] { $column ->
        [districts] 紫の路線、区画の数：{ $count }
        [stations] 紫の路線、駅の数：{ $count }
        [river] 紫の路線、川の得点：{ $count }
       *[points] 紫の路線、得点：{ $count }
     }
    [blue] { $column ->
        [districts] 青の路線、区画の数：{ $count }
        [stations] 青の路線、駅の数：{ $count }
        [river] 青の路線、川の得点：{ $count }
       *[points] 青の路線、得点：{ $count }
     }
    [pink] { $column ->
        [districts] ピンクの路線、区画の数：{ $count }
        [stations] ピンクの路線、駅の数：{ $count }
        [river] ピンクの路線、川の得点：{ $count }
       *[points] ピンクの路線、得点：{ $count }
     }
   *[green] { $column ->
        [districts] 緑の路線、区画の数：{ $count }
        [stations] 緑の路線、駅の数：{ $count }
        [river] 緑の路線、川の得点：{ $count }
       *[points] 緑の路線、得点：{ $count }
     }
 }
sheet-tourist = 観光地
sheet-tourist-points = 観光地、得点：{ $count }
sheet-visits = { $most }マス中{ $count }マス
sheet-interchanges = 乗換駅
sheet-interchange-points = 乗換駅、得点：{ $count }
sheet-on-lines = { $lines }本の路線が通る駅：{ $count }×{ $worth }点
sheet-objectives = 共通目的
sheet-objective-points = 共通目的、得点：{ $count }
sheet-total = 合計
objective-name = { $objective ->
    [interchanges] 乗換駅を8つ
    [districts] すべての区画に駅
    [tourist-sites] 5つの観光地すべて
    [central-district] 中央駅のある区画の全駅
   *[thames] 川をくぐるセクションを6本
 }
objective-met = （達成）

# ほかの人。
rivals-title = 同じカードでの得点
rival-acted = 選択済み
rival-thinking = 考え中
rival-to-act = 選択待ち
rival-open = このシートを開く
rival-map = { $name }の地図
handover-title = { $name }さんに渡してください
handover-note = それぞれ自分のシートに描きます。ほかの人のシートは、全員が描き終わると見られます。
handover-take = { $name }です

# 季節の後。
tally-title = { $pencil ->
    [purple] 紫の路線：{ $points }点
    [blue] 青の路線：{ $points }点
    [pink] ピンクの路線：{ $points }点
   *[green] 緑の路線：{ $points }点
 }
tally-districts = { $count ->
   *[other] 区
 }
tally-stations = { $count ->
   *[other] 駅
 }
tally-river = 川 { $count }×2
tally-points = { $count ->
   *[other] 点
 }
tally-sites = { $count ->
    [0] 観光地には寄りませんでした。
   *[other] 観光地に{ $count }回寄りました。
 }
tally-interchanges = { $count ->
    [0] 乗換駅はまだありません。
   *[other] 乗換駅は今のところ{ $count }駅です。
 }
tally-total = 合計{ $count }点です。
tally-standings = { $rounds ->
    [1] 春終了時の順位
    [2] 夏終了時の順位
   *[other] 秋終了時の順位
 }
# Those whose round is not over yet.
tally-still-drawing = まだ描いている人：{ $names }
tally-next = { $pencil ->
    [purple] 次は紫
    [blue] 次は青
    [pink] 次はピンク
   *[green] 次は緑
 }
tally-next-round = 次の季節へ

# ゲームの後。
final-title = 最終シート
final-map = 完成した地図
final-new = 新しいゲーム
final-again = 同じカードで再挑戦
final-picture = 画像を保存
final-picture-failed = 画像を作れませんでした。ネットワークにつながっていないのかもしれません。あとでもう一度お試しください。
final-record = プレイ記録を保存
final-review = ゲームを検討
final-share = 結果を共有
final-copied = コピーしました
share-by-hand = この文をコピーしてください
final-best-line = 最高得点の路線
final-best = { $pencil ->
    [purple] 紫（{ $points }点）
    [blue] 青（{ $points }点）
    [pink] ピンク（{ $points }点）
   *[green] 緑（{ $points }点）
 }
final-this-game = このゲーム
final-bot = ボットのソロゲーム
final-bots-play = ボットが同じカードで遊んでいます…
final-place = { $name }：{ $count }人中{ $place }位
final-tries = このカードでのほかの得点：{ $totals }。最高は{ $best }点です。
verdict-1 = 始発列車が走り出した
verdict-2 = 車を置いて出かける人が増えてきた
verdict-3 = 頼れる地下鉄網
verdict-4 = 街はあなたのダイヤで動く
verdict-5 = 駅にあなたの名が付いた
verdict-6 = 路線図が美術館に飾られた
verdict-place = { $modules ->
    [0] { $score }点。6段階中の第{ $verdict }段階です。
    [1] モジュール分を除いて{ $score }点。6段階中の第{ $verdict }段階です。
   *[other] モジュール2つ分を除いて{ $score }点。6段階中の第{ $verdict }段階です。
 }
# What a screen reader hears of the result.
verdict-line = { $title }。{ $text }
verdict-told = 合計：{ $total }点。{ $title }。{ $text }
verdict-next = あと{ $count }点で次の段階です。
winner-you = あなたの勝ち
winner-other = { $name }の勝ち
winner-shared = 同点で共に勝利
winner-names = { $names }。
winner-with = { $name }が{ $points }点で勝ちました。
winner-shared-with = { $names }が{ $points }点で共に勝ちました。
result-tie-break = 合計が同点のため、最高得点の路線を比べて決まりました。
share-head = Tubewright：{ $total }点
share-row = { $place }. { $name }：{ $total }
share-place = Tubewright：{ $total }点（{ $count }人中{ $place }位）

# 開いたプレイ記録。
look-title = プレイ記録
look-unread = 今はファイルを読み込めませんでした
look-refused = プレイ記録として読めません
look-refused-at = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }、第{ $turn }ラウンド、席{ $seat }：{ $why }
look-refused-file = 別の種類のファイルか、壊れたファイルです。ここで保存したゲームは .json ファイルです。
look-refused-detail = 詳しい理由
look-open-another = 別のファイルを開く
look-place = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 } 第{ $turn }ラウンド
look-start = 最初のカードの前
look-seat = 席{ $number }
look-turn = 表示するラウンド
look-back = ひとつ前へ
look-on = ひとつ先へ
