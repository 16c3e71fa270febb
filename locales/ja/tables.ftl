# みんなで遊ぶ：卓の一覧、始まる前の部屋、ゲーム中の卓、そして結果。

tables-title = みんなで遊ぶ
tables-yours = あなたの卓
tables-none-yours = まだどの卓にも着いていません。
tables-open = 募集中の卓
tables-none-open = 今は募集中の卓がありません。自分で開いてみましょう。
tables-offline = サーバーにつながりません。ひとりやボットとなら、このまま遊べます。
tables-retry = もう一度試す
tables-seats-free = { $count ->
    [0] 満席
   *[other] 空席{ $count }
 }
tables-state = { $state ->
    [waiting] 参加者を待っています
    [your-turn] あなたの番です
    [playing] ゲーム中
   *[over] 終了
 }

# 卓を開くための入力欄。
new-title = 卓を開く
new-name = あなたの名前
new-name-missing = だれだかわかるように、名前を入れてください。
new-seats = 席の数
new-seats-two = 2席
new-seats-three = 3席
new-seats-four = 4席
new-seat-free = 人のために空ける
new-seat-number = 席{ $number }
new-pace = 進め方
new-pace-step = 足並みをそろえて
new-pace-step-note = 全員が選んだら次のカードが出ます。
new-pace-own = それぞれのペースで
new-pace-own-note = カードは全員同じで、だれもだれかを待ちません。
new-clock = 1ラウンドの時間
new-clock-none = 制限なし
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
new-colours-drawn = くじ引き
new-colours-chosen = 自分で選ぶ
new-open = 卓を開く

# 始まる前の部屋。
room-title = 参加者を待っています
room-invite = 招待
room-invite-note = このリンクを開いた人は、席に着くことも見ることもできます。
room-copied = コピーしました
room-share = リンクを共有
room-qr = リンクのQRコード
room-seats = 席
room-seat-free = 空席
room-sit = ここに座る
room-you = あなた
room-host = 主催者
room-away = 離席中
room-bot = ボット（{ $level }）
room-put-bot = ボットを座らせる
room-free-seat = この席を空ける
room-start = ゲームを始める
room-start-wait = 空いたままの席は使いません。
room-host-starts = 主催者がゲームを始めます。
room-leave = 卓を離れる
room-your-name = あなたの名前
name-guest = ゲスト
room-colour = 最初の色鉛筆
room-colour-any = どれでも
room-settings = この卓の決まり
room-fair = 公正なカード
room-fair-note = カードは最初の1枚をめくる前に決まっています。だれも変えていないことを、この指紋が証明します。
room-seat-link = 別の端末であなたの席に
room-seat-link-note = その端末でこのリンクを開くと続けられます。席の鍵なので、人には見せないでください。

# ゲーム中。
table-away = 離席中
table-bot-plays = ボットが代わりに遊んでいます
table-watching = 観戦中です。
table-take-seat = 席に着く
table-clock = 残り { $time }
table-clock-days = { $days }日{ $hours }時間
table-let-bot = { $name }さんの代わりをボットに任せる
table-take-back = 自分の席に戻る
table-own-pace = それぞれのペースに切り替える
table-chat = チャット
table-chat-say = ひとこと
table-chat-send = 送る
table-chat-empty = まだ発言はありません。
table-mute = { $name }さんをミュート
table-unmute = ミュートをすべて解除
table-react = { $reaction ->
    [wave] こんにちは
    [clap] お見事
    [laugh] あはは
    [wow] わあ
    [oops] あらら
   *[waiting] お待ちしています
 }
table-notify = 自分の番になったら知らせる
table-your-turn = あなたの番です。
table-lost = 接続が切れました。つなぎ直しています…
table-ended = だれも戻らなかったため、この卓は閉じられました。
table-outdated = サーバーが新しくなりました。再読み込みすれば、そのまま続けられます。
table-stopping = サーバーを再起動しています。すぐに戻ります。
table-missing = そのような卓はありません
table-missing-why = 削除されたか、リンクが途中で切れたようです。

# 断られた理由。
refused = { $reason ->
    [too-late] そのラウンドはもう終わりました。
    [already-played] このラウンドはもう選んでいます。
    [seat-taken] その席には人がいます。
    [full] 満席です。観戦はできます。
    [not-host] 主催者だけができます。
    [too-fast] 速すぎます。少し待ってください。
    [bad-name] その名前は使えません。
    [bad-chat] その発言は送れません。
    [colour-taken] その色鉛筆はほかの人が選んでいます。
    [not-away] その人は席にいるか、離れたばかりです。
    [bot-plays] ボットが代わりに遊んでいます。先に席に戻ってください。
    [read-only] サーバーが今は保存できません。少し後でもう一度お試しください。
   *[other] 今はできません。
 }

# 結果。
result-title = 結果
result-won = { $points ->
   *[other] { $name }さんの勝ち、{ $points }点です。
 }
result-you-won = { $points ->
   *[other] あなたの勝ち、{ $points }点です！
 }
result-shared = 勝利を分かち合います：{ $names }
result-tie-break = 合計が同じなので、最も高い路線の得点で決まりました。
result-sheets = 全員のシート
result-best-line = 最高の路線 { $points }点
result-rematch = もう一度対戦
result-rematch-open = 再戦の卓があります：座る
result-record = 棋譜を保存
result-proof = カードの証明
result-proof-seed = すべてのカードのもとになった種：
result-proof-holds = 種は始まる前に示した指紋と一致し、すべてのカードがそこから決まっています。
result-proof-fails = 種が始まる前に示した指紋と一致しません。このカードは信用できません。
