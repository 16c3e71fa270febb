# 一覧や狭い表のための短い名前。
term-pencil = { $pencil ->
    [purple] 紫
    [blue] 青
    [pink] ピンク
   *[green] 緑
 }
term-quoted = 「{ $text }」
term-line-colour = { $pencil ->
    [purple] 紫
    [blue] 青
    [pink] ピンク
   *[green] 緑
 }
term-comma = 、
term-none = なし
term-central = 中央
term-direction = { $direction ->
    [north] 北
    [north-east] 北東
    [east] 東
    [south-east] 南東
    [south] 南
    [south-west] 南西
    [west] 西
   *[north-west] 北西
 }
term-river-short = 川
term-site-short = 観光
term-interchange-short = 乗換

# 印刷された地図と、その記号の意味。
term-legend-central = 中央駅
term-legend-site = 駅の横：観光地
term-legend-river = テムズ川
term-legend-border = 区画の境
term-legend-departure = { $pencil ->
    [purple] { $station } の横：紫の開始駅
    [blue] { $station } の横：青の開始駅
    [pink] { $station } の横：ピンクの開始駅
   *[green] { $station } の横：緑の開始駅
 }
term-board-figures = { $map }。駅 { $stations }、セクション { $sections }（うち川の下 { $crossings }）、区画 { $districts }、観光地 { $sites }。

# 最初のラウンドの前に言うこと。色鉛筆、目的、能力は名前の一覧。
term-intro-pencils = 4つの季節のゲームです。色鉛筆の順番：{ $pencils }。
term-intro-others = 対戦相手：{ $names }。
term-intro-objectives = 共通目的（各10点）：「{ $first }」と「{ $second }」。
term-intro-powers = 能力（その季節に一度ずつ）：紫 { $purple }、青 { $blue }、ピンク { $pink }、緑 { $green }。
term-intro-help = help と入力すると、すべてのコマンドを見られます。
term-intro-resumed = 前回の続きから始めます。

# ラウンド。路線は「ピンクの路線」のように呼ぶ。
term-place = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }（全4季節）、第{ $turn }ラウンド。{ $line }。
term-card = カード：{ $card }。
term-card-switch = カード：{ $switch }、続いて{ $card }。
term-you-may-draw = 描けるセクション：
term-nothing-to-draw = 描けるセクションはありません。pass と入力してください。
term-way = { $direction ->
    [north] 北の { $station }へ
    [north-east] 北東の { $station }へ
    [east] 東の { $station }へ
    [south-east] 南東の { $station }へ
    [south] 南の { $station }へ
    [south-west] 南西の { $station }へ
    [west] 西の { $station }へ
   *[north-west] 北西の { $station }へ
 }
term-gain = { $points ->
   *[other] +{ $points }点
 }
term-under-river = テムズ川の下
term-at-site = 観光地
term-interchange = 乗換駅
term-power-unused = 能力 { $power }、未使用。{ $does }。
term-power-used = 能力 { $power }：使用済み。
term-with-power = +{ $power } を使うとさらに：{ $sections }。
term-with-double = { $first }、続いて +double で次のどれか：{ $seconds }。
term-with-circle = +circle はセクションまたは pass に付けられます。囲める駅：{ $stations }、またはそのセクションで着く駅。
term-power-nothing = +{ $power } を使っても、このラウンドでは選択肢が増えません。
term-seen = 出た地上カード：{ $street }。出た地下カード：{ $underground }（5枚中{ $count }枚）。
term-unseen = まだ出ていない地上カード：{ $street }。まだ出ていない地下カード：{ $underground }。
term-last-turn = この季節の最後のラウンドです。
term-next-ends = 次のラウンドがこの季節の最後になる確率は { $percent }% です。
term-more-turns = この季節はあと{ $turns }ラウンド以上続きます。
term-standing = 得点 { $total }点、うちこの路線は{ $line }点。
term-objective = { $objective }：{ $need }のうち{ $have }。

# したこと。セクションは一覧で、それぞれ道筋が付く。
term-you-draw = 描いたセクション：{ $sections }。
term-you-draw-circle = 描いたセクション：{ $sections }。丸で囲んだ駅：{ $station }。
term-you-pass = パスしました。
term-you-pass-circle = パスし、{ $station }を丸で囲みました。
term-other-draws = { $name }が描いたセクション：{ $sections }。
term-other-draws-circle = { $name }が描いたセクション：{ $sections }。丸で囲んだ駅：{ $station }。
term-other-passes = { $name }はパスしました。
term-other-passes-circle = { $name }はパスし、{ $station }を丸で囲みました。
term-score-now = 得点 { $total }点。
term-taken-back = 取り消しました。

# 入力を促す言葉。後ろに空白が付く。
term-prompt-turn = セクション、または pass：
term-prompt-next = Enter で次のカード、または undo：
term-prompt-round = Enter で季節の集計、または undo：
term-prompt-end = ゲームは終わりです。Enter で終了、review で検討、または save FILE：

# できないことへの答え。
term-turn-is-done = このラウンドは済みました。Enter で進むか、undo で変えられます。
term-draw-first = セクションのどれか、または pass と入力してください。help ですべてのコマンドを見られます。
term-unknown = { $word }というコマンドはありません。d3-a3 のようなセクション、pass、または help と入力してください。
term-line-too-long = コマンドにしては長すぎる行です。help ですべてのコマンドを見られます。
term-no-such-seat = このテーブルにその席はありません。
term-nobody-else = このテーブルにはほかにだれもいません。
term-bad-action = { $text } は手として読めません。d3-a3 のようなセクション、pass、または help と入力してください。

# 言葉で表したシート。セクションと駅は一覧。
term-line-words = { $line }：{ $sections }。
term-line-circled = { $line }：{ $sections }。丸で囲んだ駅：{ $station }。
term-line-empty = { $line }：まだセクションがありません。
term-ends = 端：{ $stations }。
term-other-standing = { $points ->
   *[other] { $name }：{ $points }点。
 }

# 季節の終わり。
term-round-over = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }の季節が終わりました。
term-line-sum = 区 { $districts } × 最も多い区の駅 { $stations } + 2 × 川 { $crossings } = { $points }。
term-line-no-points = セクションがないので0点です。

# 得点欄。
term-map-london = ロンドン
term-seats = { $count ->
   *[other] { $count }席
 }
term-modules = { $modules ->
    [none] モジュールなし
    [objectives] 共通目的あり
    [powers] 色鉛筆能力あり
   *[both] 共通目的と色鉛筆能力あり
 }
term-state-round = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }（全4季節）
term-state-over = 終了
term-seat-named = 席{ $number } { $name }
term-crossings = 川
term-sites = 観光
term-all-lines = 全路線
term-visits = { $count ->
   *[other] 観光地トラック、{ $count }マス
 }
term-interchanges = 乗換駅：2本 { $two }、3本 { $three }、4本 { $four }
term-objective-met = { $objective }：達成（{ $need }のうち{ $have }）
term-objective-not-met = { $objective }：未達成（{ $need }のうち{ $have }）
term-formula = 路線の得点は、区画の数 × 最も多い区画の駅数 + 2 × 川をくぐる数です。
term-not-over = ゲームはまだ終わっていません。

# 中断、保存、再開。
term-deal-again = 同じカードでもう一度：--deal { $seed }
term-saved = プレイ記録を{ $file }に保存しました。
term-not-saved = プレイ記録を保存できません：{ $why }。
term-review-later = 検討はゲームが終わってからです。
term-no-review = このマップは判定できません。検討できるのはロンドンだけです。
term-file-exists = { $file }はすでにあります。別の名前にしてください。
term-kept = ゲームは保存されています。
term-nowhere-to-keep = このゲームを保存する場所がありません。--save FILE で指定してください。
term-go-on = 続けるには：{ $command }
term-go-on-without-file = あとで続けるには、次の行をファイルに保存し、こう入力します：tubewright play --plain --resume FILE
term-end-of-input = 入力が終わったので、ゲームはここまでです。
term-goodbye = ゲームはここまでです。
term-map-off = 地図を隠します。map で一度だけ、map on で再び毎回表示します。
term-map-on = 地図をラウンドごとに表示します。

# ヘルプ。それぞれのコマンドの横に置かれる。
help-title = コマンド
help-draw = 路線の駅から新しい駅へセクションを描く
help-pass = このラウンドは何も描かない
help-power = 色鉛筆の能力を使って描く（+switch も同様）
help-double = ダブルの能力でセクションを2本描く
help-circle = 描いて駅を丸で囲む。pass +circle d3 も可
help-undo = このラウンドにしたことを取り消す
help-legal = 今描けるもの。能力を使う場合も
help-hint = おすすめの手と、パスと比べて見込まれる点
help-cards = この季節に出たカードと、まだ出ていないカード
help-sheet = 自分の路線を言葉で。sheet 2 で席2のもの
help-map = シートの絵。map off、map on で毎回の表示を切り替え
help-score = 今の得点記録欄。score 2 で席2のもの
help-others = ほかの人の得点
help-review = 終了後：何が運で、何を選択で失ったか
help-record = ここまでのプレイ記録
help-save = プレイ記録を新しいファイルに保存
help-quit = ここで中断。あとで続けられます

# 全画面。欄が狭いので、短い言葉がよい。
screen-too-small = このウィンドウは { $columns } × { $rows } 文字ですが、80 × 24 以上が必要です。広げるか、--plain で遊んでください。
screen-place = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 } · 第{ $turn }ラウンド
screen-head-districts = 区
screen-head-stations = 駅
screen-head-river = 川
screen-head-sites = 観光
screen-head-points = 点
screen-sites = { $count ->
   *[other] 観光地、{ $count }マス
 }
screen-interchanges = 乗換駅、{ $count }
screen-objective = { $objective ->
    [interchanges] 乗換駅を8つ
    [districts] すべての区画
    [tourist-sites] 5つの観光地すべて
    [central-district] 中央駅のある区画の全駅
   *[thames] 川の下を6本
 }
screen-open = 描けるセクション
screen-others = 対戦相手
screen-power = 能力 { $power }
screen-power-armed = 能力 { $power }（使用中）
screen-choose = 矢印キーか番号でセクションを選ぶか、d3-a3 のように入力します。p でパス。
screen-preview = { $points ->
   *[other] { $action }：+{ $points }点。Enter で決定、u で取り消し。
 }
screen-picked = { $points ->
   *[other] { $action }：+{ $points }点。Enter で描きます。
 }
screen-pass = このラウンドはパスしますか？ Enter で決定、u で取り消し。
screen-hints = ヒント：{ $best }。もう一度 t で採用します。
screen-circle = { $station } を丸で囲む
screen-save = プレイ記録のファイル名：
screen-next = Enter で進みます。
screen-final-keys = s プレイ記録を保存、n 新しいゲーム、a 同じカードでもう一度、q 終了。

# 画面の下に並ぶキーの働き。
key-draw = 描く
key-done = 決定
key-pass = パス
key-undo = 取消
key-hint = ヒント
key-power = 能力
key-others = 相手
key-help = ヘルプ
key-leave = 終了
key-next = 進む
key-save = 保存
key-review = 検討
key-scroll = 移動
key-new = 新規
key-again = 同じカード
key-close = 閉じる

# 全画面のヘルプ。それぞれのキーの横に置かれる。
keys-title = キー
keys-name-arrows = 矢印
keys-name-enter = Enter
keys-name-mouse = マウス
keys-arrows = 描けるセクションを指す
keys-tab = 一覧の次を指す
keys-number = その番号のセクションを選ぶ
keys-enter = 指したものを描く。もう一度で決定
keys-type = d3-a3 +joker のように、セクションやコマンドを入力
keys-pass = パス
keys-undo = 取り消し
keys-hint = 最善の手。もう一度で採用
keys-power = 色鉛筆の能力を使う、またはやめる
keys-others = ほかの人のシートを順に見る
keys-save = ここまでのプレイ記録を保存
keys-review = 終わったゲームを検討する
keys-mouse = セクション、駅、下のキーをクリック
keys-leave = 終了。ゲームは保存されます
keys-signs = [ ] 路線の端、< > 指しているもの、( ) 2駅と数える駅、* 観光地。小文字は開始駅：p 紫、b 青、k ピンク、g 緑。

# プレイ記録を見る。
watch-keys = ← → 1ラウンド、PageUp PageDown 1季節、Home End、Tab 次の席、q 終了。

# 開始画面。
start-title = Tubewright
start-go-on = ゲームの続き
start-bot = ボット{ $number }
start-nobody = なし
start-objectives = 共通目的
start-powers = 色鉛筆能力
start-pencils = 色鉛筆
start-pencils-random = ランダム
start-cards = カード
start-cards-random = ランダム
start-on = あり
start-off = なし
start-begin = 始める
start-keys = 矢印キーで選んで変更、Enter で開始、q で終了。
start-seed-keys = カードのシードを入力し、Enter で確定。
start-refused = 中断したゲームを続けられません：{ $why }

# Why a game cannot be gone on with; each stands after the name of its record, or alone.
resume-no-record = ルール上ありうるゲームのプレイ記録ではありません：{ $why }
resume-no-seed = シードが書かれていないため、続きのカードがわかりません
resume-other-cards = シードと一致しません
resume-others = ここで続けられるのは、ひとりで、またはボットと遊んだゲームだけです

# A table of some server. Names and lines of chat are people's own; addresses and commands stay as they are.
join-calling = { $address } に接続しています…
join-link = ほかの人を招くリンク：{ $address }
join-seat-link = あなたの席の鍵（自分の別の端末専用）：{ $address }
join-may-start = あなたがホストです。start と入力すると、今いる人だけで始めます。
join-host-away = ホストが離席中です。start と入力すると、待たずに始められます。
join-enter-starts = Enter で、今いる人だけでゲームを始めます。空席は除きます。
join-room-help = 全員がそろうか、ホストが始めると、ゲームが始まります。help と入力すると、すべてのコマンドを見られます。
join-says = { $name }：{ $text }
join-here = { $name }さんが来ました。
join-away = { $name }さんは離席中です。
join-waiting = 待っている相手：{ $names }
join-bot-plays-you = ボットがあなたの代わりに遊んでいます。back と入力すると、自分で続けられます。
join-may-let-bot = { $name }さんの代行をボットに任せられます。bot { $number } と入力してください。
join-bot-soon = { $time }後に、{ $name }さんの代行をボットに任せられます。
join-back = 再び接続しました。何も失われていません。
join-pencils = 色鉛筆は purple、blue、pink、green です。
join-reactions = リアクションは { $words } です。
join-rematch = 再戦のテーブルができました：{ $command }
join-asks = { $name }さんが座りたいと言っています。admit { $number } か deny { $number } と入力してください。
join-banned = { $name }さんは禁止されています。unban { $number } で解けます。
join-prompt-confirm = Enter で決定、または undo：
join-say = みんなへのメッセージ：
join-final-keys = s プレイ記録を保存、m チャット、r 再戦を申し込む、q 終了。
join-seat-stays = あなたの席はそのまま残ります。
join-left = 席を手放しました。
term-only-at-table = このコマンドはサーバーのテーブルでだけ使えます：tubewright join URL

# Why there is no table or no seat; the program ends with one of these.
join-unreachable = サーバーに接続できません：{ $why }
join-tls = { $doubt ->
    [issuer] 証明書の発行者がこのコンピューターで信頼されていません
    [expired] 証明書の有効期限が切れています
    [too-early] 証明書がまだ有効ではありません
    [name] 証明書が別の名前のものです
    [certificate] 証明書を信頼できません
   *[no-tls] TLS に対応していないか、このプログラムの知らないバージョンです
 }
join-http = HTTP { $status } が返ってきました
join-moved = { $place } に移っています（HTTP { $status }）
join-not-ours = 応答したのは Tubewright のサーバーではありません
join-no-host = その名前のサーバーが見つかりません
join-no-table = テーブルが見つかりません。削除されたか、リンクの一部が欠けています
join-outdated = サーバーのバージョンが異なります。このプログラムを更新してください
join-full = このテーブルは満席です
join-over = このテーブルのゲームは終わっていて、あなたの席はありません

# Help on what only such a table knows.
help-say = みんなに話しかける
help-react = リアクションを送る：wave、clap、laugh、wow、oops、waiting
help-start = 今いる人だけで始める（ホスト）
help-bot = 席2にボット。開始前は空席に、ゲーム中は離席中の人の代行に
help-back = ボットの代行をやめて、自分で続ける
help-pencil = 最初の色鉛筆（各自が選ぶ場合）
help-link = ほかの人を招くリンクと、自分の席の鍵
help-rematch = 同じ人たちともう一度遊ぶ
help-lock = ほかの人を座れなくする（ホスト）。unlock で元に戻す
help-approval = ひとりずつ許可する（ホスト）。approval off で終わり
help-admit = 席を希望する番号5の人を入れる。deny 5 で断る
help-ban = 席2の人を禁止する（ホスト）。unban と番号で解く
help-giveup = 席を手放す。続きはボットが代行
key-talk = チャット
key-let-bot = ボット
key-rematch = 再戦
key-start = 開始
keys-talk = チャットと、だれがいるかを見る
keys-let-bot = 離席中の人や待たせている人の代行をボットに任せる
