# サーバー：フラグ、起動時の言葉、共有された卓のリンクに出る言葉。

cli-serve = ページと卓をブラウザーに提供する
cli-serve-more =
    例：
      tubewright serve                       この機械のブラウザー向け
      tubewright serve --addr 0.0.0.0:80     届く人すべてに
      tubewright serve --port 0              空いたポートで。アドレスを表示します
      tubewright serve --data /var/lib/tubewright --public-url https://play.example.org --trust-proxy
                                             TLS を話すプロキシの後ろで

    どのフラグも環境変数で指定できます。--addr なら TUBEWRIGHT_ADDR です。
    詳しくは docs/hosting.md をご覧ください。
cli-serve-addr = 待ち受けるアドレスとポート。--host と --port の代わり
cli-serve-host = 待ち受けるアドレス
cli-serve-port = ポート。0 は空いたもの
cli-serve-data = 卓を保存するフォルダー。なければ作る
cli-serve-public-url = 人がサーバーに来るアドレス。例：https://play.example.org
cli-serve-trust-proxy = X-Forwarded-For と X-Forwarded-Proto を信じる：設定するプロキシの後ろだけで
cli-serve-keep-finished = 終わった卓を、変化のない日数の後に消す。0 はずっと残す
cli-serve-keep-unfinished = 終わっていない卓を、変化のない日数の後に消す。0 はずっと残す
cli-serve-thinkers = 同時に考えるボットの数。0 はプロセッサーの半分
cli-serve-log = 標準エラーに JSON の行で記録する量
cli-serve-most-sockets = ソケットの上限。これ以降、0 は無制限
cli-serve-sockets-per-address = ひとつのアドレスのソケットの上限
cli-serve-sockets-per-person = ひとりのソケットの上限
cli-serve-messages-per-second = ひとつのソケットの毎秒のメッセージ数の上限（長期平均）
cli-serve-requests-per-second = ひとつのアドレスの毎秒の要求数の上限（長期平均）
cli-serve-tables-per-hour = ひとつのアドレスまたはひとりが1時間に開く卓の上限

cli-tables = サーバーの卓を、動作中でも、控えを取り、書き出し、消す
cli-tables-more =
    例：
      tubewright tables backup saturday.db
      tubewright tables --data /var/lib/tubewright export k3jqx
      tubewright tables sweep --finished 90 --unfinished 30
cli-tables-data = サーバーのデータフォルダー
cli-tables-backup = 矛盾のない完全な控えを新しいファイルに書く
cli-tables-backup-file = ファイル。すでにあってはならない
cli-tables-count = 卓の数と大きさを示す
cli-tables-export = 卓の記録をすべて、ひとつの JSON 文書として出力。カードの種も含む
cli-tables-delete = 卓を消す
cli-tables-table = 卓
cli-tables-forget = ある人について保存されたもの（名前、チャット、席への戻り道）を消す
cli-tables-person = その人の ID。GET /api/me が本人に示すもの
cli-tables-sweep = 指定した日数変化のない卓を消す
cli-tables-finished = 終わった卓
cli-tables-unfinished = 終わっていない卓

refuse-start = サーバーを起動できません
refuse-serve = { $address } で提供できません
refuse-data = データフォルダー { $folder } を作れません
refuse-tables = { $file } の卓を開けません
refuse-no-tables = { $folder } に卓はありません
refuse-backup = { $file } に控えを取れません
serve-ready = Tubewright は { $address } にあります（Ctrl-C で停止）
serve-data = 卓は { $folder } に保存されます
tables-backed-up = { $file } に控えを取りました
tables-count = { $tables ->
   *[other] 卓 { $tables }、{ $bytes } バイト
 }
tables-deleted = { $tables ->
   *[other] 卓を{ $tables }つ消しました
 }
tables-forgotten = { $tables ->
   *[other] { $tables }つの卓で忘れました
 }

preview-gathering = { $name }さんが卓に招待しています
preview-playing = ゲーム中：{ $names }
preview-over = 終わったゲーム：{ $names }
preview-nobody = Tubewright の卓
preview-about = { $seats ->
   *[other] 一緒に自分だけの地下鉄を描きましょう（{ $seats }席）。アカウントは不要、リンクを開くだけ。
 }

cli-loadtest = 本物のソケットでサーバーを測る
cli-loadtest-more =
    例：
      tubewright loadtest                               4人の卓を2500、それぞれ3秒ごとに手を打つ
      tubewright loadtest --highest --tables 500        できるだけ速く。素のエコーと比べる
      tubewright loadtest --server 192.0.2.7:8080       ほかで動く、制限のないサーバー

    --server がなければ、空のデータフォルダーで、制限なしのサーバーを自分で起動します。
cli-loadtest-tables = 卓の数
cli-loadtest-seats = 卓ごとの人数
cli-loadtest-every = 手を打つ間隔
cli-loadtest-seconds = 測る時間
cli-loadtest-highest = 全員ができるだけ速く打ち、素の WebSocket エコーと比べる
cli-loadtest-server = このサーバーを測る
cli-loadtest-data = 起動するサーバーのデータフォルダー。省くと一時的なもの
cli-loadtest-echo = 比較用のエコーを提供する
refuse-open-files = このシステムで開けるファイルは { $files }、{ $sockets } のソケットには足りません
loadtest-load = 卓 { $tables }、ソケット { $sockets }、{ $seconds } 秒間の測定
loadtest-times = 送信から保存まで：半分は { $half } ms、99 % は { $most } ms、すべては { $all } ms 以内
loadtest-rate = 毎秒 { $commands } 手、毎秒 { $messages } メッセージ配信、失敗 { $failures }
loadtest-memory = ソケットあたりメモリー { $memory } KB、卓あたりディスク { $disk } KB
loadtest-echo = 素のエコーは毎秒 { $messages } メッセージ、卓はその { $share }
