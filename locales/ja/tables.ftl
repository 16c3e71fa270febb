# みんなで遊ぶ：テーブルの一覧、始まる前の部屋、ゲーム中のテーブル、そして結果。

tables-title = みんなで遊ぶ
tables-yours = あなたのテーブル
tables-none-yours = 参加中のテーブルはありません。
tables-open = 募集中のテーブル
tables-none-open = 今は募集中のテーブルがありません。自分で作ってみましょう。
tables-offline = サーバーにつながりません。ひとりで、またはボットとなら、このまま遊べます。
tables-retry = もう一度試す
tables-seats-free = { $count ->
    [0] 満席
   *[other] 空席{ $count }
 }
tables-state = { $state ->
    [waiting] 参加者待ち
    [your-turn] あなたの番
    [playing] ゲーム中
   *[over] 終了
 }

# テーブルを開くための入力欄。
new-title = テーブルを作る
new-name-missing = ほかの人にだれかわかるように、名前を入れてください。
new-seats = 席の数
new-seats-two = 2席
new-seats-three = 3席
new-seats-four = 4席
new-seat-free = 参加者を待つ
new-seat-number = 席{ $number }
new-pace = 進め方
new-pace-step = 全員そろって
new-pace-step-note = 全員が選んだら次のカードが出ます。
new-pace-own = 各自のペース
new-pace-own-note = カードは全員同じ。ほかの人を待たずに進めます。
new-clock = 1ラウンドの制限時間
new-clock-none = 時間制限なし
new-clock-seconds = { $count ->
   *[other] { $count }秒
 }
new-clock-days = { $count ->
   *[other] { $count }日
 }
new-listing = 参加できる人
new-listing-link = リンクを知る人だけ
new-listing-open = だれでも
new-colours = 最初の色鉛筆
new-colours-drawn = ランダム
new-colours-chosen = 各自で選ぶ
new-open = テーブルを作る

# 始まる前の部屋。
room-title = 参加者を待っています
room-invite = 招待
room-invite-note = このリンクを開いた人は、席に着くことも観戦することもできます。
room-copied = コピーしました
room-share = リンクを共有
room-qr = リンクのQRコード
room-seats = 席
room-seat-free = 空席
room-sit = ここに座る
room-sit-kept = 自分の席です
room-you = あなた
room-host = ホスト
room-away = 離席中
room-bot = ボット（{ $level }）
room-put-bot = ボットを入れる
room-free-seat = この席を空ける
room-start = ゲームを始める
room-start-wait = 空席は除いて始めます。
room-host-starts = 全員がそろうか、ホストが開始すると、ゲームが始まります。
seal-whole = 全員がシードの一部を出し、あなたの分も使われました。だれもひとりでカードを選べません。
seal-unchecked = 全員がシードの一部を出しました。だれもひとりでカードを選べません。
seal-not = このテーブルは封印されていません。シードはサーバーだけが選びました。
seal-broken = あなたの出したシードの一部が使われていません。このカードを信用しないでください。
seal-failed = シードの一部が届かず、開始は無効になりました（{ $names }）。ホストはもう一度開始するか、席を空けて開始できます。
door-title = 座れる人
door-lock = テーブルを閉じる
door-lock-note = ほかの人は座れなくなり、一覧にも出ません。
door-locked = テーブルは閉じられています。ほかの人は座れません。
door-approval = ひとりずつ許可する
door-approval-note = 座りたい人は、まずあなたの許可を求めます。
door-asks = { $name }さんが座りたいと言っています。
door-admit = { $name }さんを入れる
door-turn-away = { $name }さんを断る
door-asking = 席を希望しています。ホストの許可を待っています。
door-withdraw = 希望を取り消す
door-ban = { $name }さんを禁止する
door-ban-note = 禁止された人はテーブルを離れ、もう座れません。同じネットワークの人も、だれかがここに座っていないかぎり座れません。
door-unban = { $name }さんの禁止を解く
door-banned = ホストにより、このテーブルには座れません。観戦はできます。
room-leave = テーブルを離れる
room-your-name = あなたの名前
name-guest = ゲスト
room-colour = 最初の色鉛筆
room-colour-any = どれでも
room-settings = このテーブルの設定
room-fair = 公正なカード
room-fair-note = カードの順番は、最初の1枚をめくる前に決まっています。あとから変えられていないことは、次の照合コードで確かめられます。
room-seat-link = 別の端末で続ける
room-seat-link-note = 別の端末でこのリンクを開くと続けられます。あなたの席の鍵になるので、人には見せないでください。

# ゲーム中。
table-away = 離席中
table-bot-plays = ボットが代行中
table-watching = 観戦中です。
table-take-seat = 席に着く
table-clock = 残り { $time }
table-clock-days = { $days }日{ $hours }時間
table-let-bot = { $name }さんの代行をボットに任せる
table-bot-from = { $time }から、{ $name }さんの代行をボットに任せられます
table-stand-in = 不在のあいだ、ボットが代わりにプレイしています。席に戻ると続けられます。
table-take-back = 自分の席に戻る
table-own-pace = 各自のペースに切り替える
table-free-seat = { $name }さんの席を空ける
table-leave-note = 離れると席を手放します。続きはボットが代行し、その席にはだれでも座れます。
table-delete = このテーブルを削除
table-delete-sure = ゲーム、結果、チャットが、このテーブルの全員から削除されます。元に戻せません。
table-delete-now = はい、削除します
table-no-name = このゲームから自分の名前を消す
table-no-name-sure = あなたの名前と発言は、このテーブルの全員から見えなくなります。ゲームと結果は残ります。元に戻せません。
table-no-name-now = はい、消します
table-chat = チャット
table-chat-say = メッセージ
table-chat-send = 送信
table-chat-empty = まだ発言はありません。
table-mute = { $name }さんをミュート
table-hear = { $name }さんのミュートを解除
table-mutes = ミュート・通報する相手
table-report = { $name }さんを通報
table-report-sure = { $name }さんの名前とここでの発言を、サーバーの運営者に送ります。
table-report-send = 通報を送る
table-report-not = やめる
table-report-done = 通報しました。ありがとうございます。
table-react = { $reaction ->
    [wave] こんにちは
    [clap] お見事
    [laugh] あはは
    [wow] わあ
    [oops] あらら
   *[waiting] 待っています
 }
table-notify = 自分の番になったら知らせる
table-your-turn = あなたの番です。
table-lost = 接続が切れました。つなぎ直しています…
table-ended = だれも戻らなかったため、このテーブルは閉じられました。
table-outdated = サーバーが新しくなりました。再読み込みすれば、そのまま続けられます。何も失われません。
table-stopping = サーバーを再起動しています。まもなく再接続します。
table-missing = テーブルが見つかりません
table-missing-why = 削除されたか、リンクの一部が欠けているようです。

# 断られた理由。
refused = { $reason ->
    [too-late] そのラウンドはもう終わりました。
    [already-played] このラウンドはもう選んでいます。
    [seat-taken] その席は埋まっているか、だれかのために取ってあります。
    [full] 満席です。観戦はできます。
    [not-host] ホストだけができます。ホストがしばらく離席しているときは、ほかの人もできます。
    [too-fast] 速すぎます。少し待ってください。
    [bad-name] その名前は使えません。
    [bad-chat] その発言は送れません。
    [colour-taken] その色鉛筆はほかの人が選んでいます。
    [not-away] その人は席にいるか、離れたばかりです。
    [bot-plays] ボットが代行中です。先に席に戻ってください。
    [read-only] 今はサーバーに保存できません。少したってからもう一度お試しください。
    [name-taken] このテーブルに似た名前の人がいます。別の名前にしてください。
    [disk-low] サーバーのディスクがほぼいっぱいです。始まったゲームだけが続きます。
    [banned-by-server] このサーバーの運営者があなたを禁止しました。
    [table-locked] このサーバーの運営者がこのテーブルをロックしました。
    [unwelcome] このサーバーでは使えない言葉が含まれています。
    [too-many] 今はこれ以上できません。あとでもう一度お試しください。
    [seen-further] この席がまだめくっていないカードをすでに見ているため、座れません。
    [seat-ahead] この席はほかより先に進んでいます。ほかの人が追いつけば座れます。
    [locked] ホストがテーブルを閉じています。ほかの人は座れません。
    [banned] ホストにより、このテーブルには座れません。観戦はできます。
    [not-opener] テーブルを削除できるのは、開いた人か、座っている全員だけです。全員がそれぞれ削除を選ぶ必要があります。
    [belongs-to-all] 終わったゲームは、参加した全員のものです。自分の名前だけを消せます。
    [is-opener] このテーブルを開いた人なので、席は空けられません。離席中はボットが代行できます。
   *[other] 今はできません。
 }

# 結果。
result-title = 結果
result-rematch = 再戦する
result-rematch-open = 再戦に参加する
result-proof = カードの検証
result-proof-seed = すべてのカードのもとになったシード：
result-proof-holds = シードは開始前に示した照合コードと一致し、すべてのカードがそこから決まっています。
result-proof-fails = カードなど偶然で決まるはずのものが、開始前に示した照合コードと一致するシードから決まっていません。この結果は信用できません。
