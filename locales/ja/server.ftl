# サーバー：フラグ、起動時の言葉、共有されたテーブルのリンクに出る言葉。

cli-serve = ページと対戦テーブルをブラウザーに提供する
cli-serve-more =
    例：
      tubewright serve                    このマシンのブラウザー向け
      tubewright serve --addr 0.0.0.0:80  接続できる人すべてに
      tubewright serve --port 0           空いているポートで。アドレスを表示します
      tubewright serve --data /var/lib/tubewright \
        --public-url https://play.example.org --trust-proxy
          TLS 対応プロキシの背後で
      tubewright serve --store postgres://tubewright@localhost/tables
          データベースを共有するサーバーのひとつ

    どのオプションも環境変数で指定できます。--addr なら TUBEWRIGHT_ADDR です。
    詳しくは docs/hosting.md をご覧ください。
cli-serve-addr = 待ち受けるアドレスとポート。--host と --port の代わりに使う
cli-serve-host = 待ち受けるアドレス
cli-serve-port = ポート。0 なら空いているもの
cli-serve-data = テーブルを保存するフォルダー。なければ作る
cli-serve-public-url = 利用者から見たサーバーのアドレス。例：https://play.example.org
cli-serve-allow-host = --public-url のほかに、利用者がサーバーに使う名前。何度でも指定できる
cli-serve-trust-proxy = X-Forwarded-For と X-Forwarded-Proto を信用する：これらを設定するプロキシの背後でのみ使う
cli-serve-keep-finished = 終わったテーブルを、変化がないまま何日たったら消すか。0 なら消さない
cli-serve-keep-unfinished = 終わっていないテーブルを、変化がないまま何日たったら消すか。0 なら消さない
cli-serve-thinkers = 同時に考えるボットの数。0 ならプロセッサー数の半分
cli-serve-log = 標準エラーに JSON の行で出すログの量
cli-serve-access-log = リクエストを1件ずつ、アドレスを短くした JSON の行で標準エラーに出す
cli-serve-most-sockets = ソケットの上限。これ以降、0 は無制限
cli-serve-sockets-per-address = ひとつのアドレスのソケットの上限
cli-serve-sockets-per-person = ひとりのソケットの上限
cli-serve-messages-per-second = ひとつのソケットの毎秒のメッセージ数の上限（長期平均）
cli-serve-requests-per-second = ひとつのアドレスの毎秒のリクエスト数の上限（長期平均）
cli-serve-tables-per-hour = ひとつのアドレスまたはひとりが1時間に作るテーブルの上限
cli-serve-kilobytes-per-hour = ひとつのアドレスが手番以外に1時間に書き込めるキロバイトの上限。ひとりはその4分の1
cli-serve-kilobytes-per-table = テーブルのログのキロバイトの上限。超えたあとはゲームだけが続く
cli-serve-disk-reserve = ディスクの空きがこのメガバイトより少ないとき、始まったゲームだけが続く
cli-serve-unix-socket = ファイルシステム上のソケットで待ち受ける（同じマシンのプロキシ用）
cli-serve-tls-cert = この PEM ファイルの証明書で TLS を使う。変わると読み直す
cli-serve-tls-key = 証明書の鍵（PEM）

cli-tables = サーバーの対戦テーブルをバックアップ、書き出し、削除する（動作中でも可）
cli-tables-more =
    例：
      tubewright tables backup saturday.db
      tubewright tables --data /var/lib/tubewright export k3jqx
      tubewright tables sweep --finished 90 --unfinished 30
cli-tables-data = サーバーのデータフォルダー
cli-tables-backup = 矛盾のない完全なバックアップを新しいファイルに書く
cli-tables-backup-file = ファイル。まだ存在しないこと
cli-tables-count = テーブルの数と容量を表示
cli-tables-export = テーブルのログをすべて、ひとつの JSON 文書として出力。カードのシードも含む
cli-tables-delete = テーブルを消す
cli-tables-table = テーブル
cli-tables-forget = ある人について保存されたもの（名前、チャット、席に戻る手段）を消す
cli-tables-person = その人の ID。本人は GET /api/me で確認できる
cli-tables-sweep = 指定した日数変化のないテーブルを消す
cli-tables-finished = 終わったテーブル
cli-tables-unfinished = 終わっていないテーブル
cli-tables-check = すべてのテーブルを検査。壊れたテーブルごとに1行を出力し、終了コードは1
cli-tables-repair = 壊れたファイルを作り直す（サーバーは停止しておく）。壊れたファイルも残る
cli-tables-repair-backup = 読めないテーブルをこのバックアップから取る
cli-tables-restore = バックアップをテーブルと置き換える（サーバーは停止しておく）。元のものも残る
cli-tables-restore-file = バックアップ。先に検査する
cli-tables-copy = すべてのテーブルを別の保存先にコピーして照合する。中断しても繰り返せる
cli-tables-copy-from = コピー元：sqlite:ファイル または postgres://…
cli-tables-copy-to = コピー先：sqlite:ファイル または postgres://…
cli-store = データフォルダーの代わりの保存先：sqlite:ファイル または postgres://USER@HOST/DATABASE
cli-admin = 動いているサーバーを、そのマシン上で確認・操作する
cli-admin-more =
    例：
      tubewright admin status
      tubewright admin reports
      tubewright admin ban 192.0.2.0/24
      tubewright admin limit tables-per-hour 10

    サーバーのデータフォルダーにあるソケットを使います。行った操作はすべてサーバーのログに残ります。
    /operator のページでも、operator.token ファイルのキーを使って同じことができます。
cli-admin-status = サーバー、上限、禁止された人、禁止語を表示
cli-admin-tables = メモリーにあるテーブルの一覧
cli-admin-people = 接続中の人の一覧（ID、ネットワーク、テーブル）
cli-admin-reports = 通報の一覧
cli-admin-resolve = 通報を処理済みにする
cli-admin-report = 通報の番号
cli-admin-load = テーブルをメモリーに読み込む
cli-admin-close = テーブルをメモリーから外す。参加者は戻れる
cli-admin-lock = テーブルをロックする。だれも何もできなくなる
cli-admin-unlock = テーブルのロックを解除
cli-admin-ban = だれかを禁止する
cli-admin-unban = 禁止を解除
cli-admin-who = 人の ID、アドレス、または 192.0.2.0/24 のようなネットワーク
cli-admin-words = 名前とチャットの禁止語を決める
cli-admin-words-file = 1行に1語のファイル。- なら標準入力
cli-admin-limit = 上限を当面変える
cli-admin-limit-name = 上限の名前。status に表示される
cli-admin-limit-value = 値。なければサーバーの設定に戻る
admin-done = 完了しました
admin-unchanged = 変わるものはありません
admin-none = ありません
admin-no-server = フォルダー { $folder } ではサーバーが応答しません
admin-refused = サーバーが断りました：{ $message }

refuse-start = サーバーを起動できません
refuse-serve = { $address } で待ち受けられません
refuse-data = データフォルダー { $folder } を作れません
refuse-tls = TLS を使えません
refuse-locked = { $folder } では別のサーバー（プロセス { $process }）が動いています。同時に動かせるのはひとつだけです
refuse-tables = { $file } の対戦テーブルを開けません
refuse-no-tables = { $folder } に対戦テーブルはありません
refuse-backup = { $file } にバックアップできません
refuse-store = 保存先 { $store } を開けません
refuse-repair-store = 修復できるのはファイルの保存先だけです
serve-ready = Tubewright は { $address } で動いています（Ctrl-C で停止）
serve-data = テーブルは { $folder } に保存されます
serve-store = テーブルは { $store } に保存されます
tables-backed-up = { $file } にバックアップしました
tables-count = { $tables ->
   *[other] テーブル { $tables } 卓、{ $bytes } バイト
 }
tables-deleted = { $tables ->
   *[other] テーブルを{ $tables }卓消しました
 }
tables-forgotten = { $tables ->
   *[other] { $tables }卓から情報を消しました
 }
tables-damaged = { $table }：{ $what }
tables-damaged-store = 保存先：{ $what }
tables-sound = { $tables }卓、異常ありません
tables-unsound = 異常{ $damaged }件、異常のないテーブル{ $tables }卓
tables-restored = { $table }：バックアップから復元しました
tables-rebuilt = { $table }：自身の記録から復元しました
tables-lost = { $table }：復元できませんでした
tables-repaired = 修復しました：保持{ $kept }卓、復元{ $restored }卓、消失{ $lost }卓。壊れたファイルは { $file } にあります
tables-replaced = { $tables }個のテーブルを復元しました
tables-kept = 元のものは { $file } にあります
tables-copied = コピーしました：新規{ $copied }卓、既存{ $same }卓。コピー先だけにあるのは{ $others }卓

preview-gathering = { $name }さんからテーブルへの招待です
preview-playing = ゲーム中：{ $names }
preview-over = 終わったゲーム：{ $names }
preview-nobody = Tubewright のテーブル
preview-picture = 完成した地図：ロンドンの駅を結ぶ4色の路線とテムズ川
preview-about = { $seats ->
   *[other] 一緒に自分だけの地下鉄を描きましょう（{ $seats }席）。アカウントは不要、リンクを開くだけ。
 }

cli-loadtest = 実際のソケットでサーバーの性能を測る
cli-loadtest-more =
    例：
      tubewright loadtest
          4人のテーブル2500卓、各自3秒ごとに1手
      tubewright loadtest --highest --tables 500
          できるだけ速く。素のエコーと比べる
      tubewright loadtest --server 192.0.2.7:8080
          別の場所で動く、制限なしのサーバー
      tubewright loadtest --stored 100000
          保存したテーブルがあるときの起動時間
      tubewright loadtest --soak 30 --tables 500
          30 分間ゲームを続け、毎分メモリーを表示

    --server がなければ、空のデータフォルダーで、制限なしのサーバーを自分で起動します。
cli-loadtest-tables = テーブルの数
cli-loadtest-seats = テーブルごとの人数
cli-loadtest-every = 1手ごとの間隔
cli-loadtest-seconds = 測る時間
cli-loadtest-highest = 全員ができるだけ速く手を選び、素の WebSocket エコーと比べる
cli-loadtest-server = このサーバーを測る
cli-loadtest-data = 起動するサーバーのデータフォルダー。省くと一時フォルダー
cli-loadtest-stored = この数のテーブルを保存し、サーバーの起動にかかる時間を測る
cli-loadtest-soak = この分数だけゲームを続けて行い、サーバーのメモリーを毎分表示する
cli-loadtest-echo = 比較用のエコーを提供する
refuse-open-files = このシステムで開けるファイルは { $files } 個までで、{ $sockets } 個のソケットには足りません
loadtest-load = テーブル { $tables } 卓、ソケット { $sockets } 個、{ $seconds } 秒間の測定
loadtest-times = 送信から保存まで：半数は { $half } ms、99% は { $most } ms、全件は { $all } ms 以内
loadtest-rate = 毎秒 { $commands } 手、毎秒 { $messages } メッセージ配信、失敗 { $failures } 件
loadtest-memory = ソケットあたりメモリー { $memory } KB、テーブルあたりディスク { $disk } KB
loadtest-echo = 素のエコーは毎秒 { $messages } メッセージを配信、テーブルはその { $share }
loadtest-soak = { $minute } 分：メモリー { $memory } MB、ソケット { $sockets }、ゲーム { $games }、ラウンド { $turns }、失敗 { $failures }
loadtest-soak-end = { $minute } 分以降のメモリー：{ $least }～{ $most } MB、差 { $percent }%
loadtest-stored = 保存したテーブル { $tables } 卓（{ $size } MB）：起動から { $time } ms で準備完了

# The page for those who run a server.
operator-title = 運営者
operator-token = 運営者のキー
operator-open = 開く
operator-reports = 通報
operator-tables = メモリーにあるテーブル
operator-people = 接続中の人
operator-bans = 禁止
operator-words = 禁止語
operator-words-about = 名前とチャット用。1行に1語
operator-limits = 上限
operator-status = サーバー
operator-who = 人の ID、アドレス、またはネットワーク
operator-ban = 禁止する
operator-unban = 禁止を解除
operator-close = 閉じる
operator-lock = ロック
operator-unlock = ロック解除
operator-delete = 消す
operator-resolve = 処理済み
operator-save = 保存
operator-sure = よろしいですか？
operator-none = ありません
operator-done = 完了しました。
operator-refused = 断られました：
