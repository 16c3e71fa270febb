# コマンドライン：ヘルプと、人に向けた言葉。動詞、フラグ、ボットやカードや色の名前、プログラム向けの出力は
# どの言語でも変わらない。

cli-usage = 使い方：
cli-commands = コマンド
cli-arguments = 引数
cli-options = オプション
cli-options-word = オプション
cli-command-word = コマンド
cli-value = { $name ->
    [LANG] LANG
    [SEED] SEED
    [FILE] FILE
    [COUNT] COUNT
    [MEGABYTES] MEGABYTES
    [REPORT] REPORT
    [WHO] WHO
    [LIMIT] LIMIT
    [VALUE] VALUE
    [STORE] STORE
    [FOLDER] FOLDER
    [DAYS] DAYS
    [SECONDS] SECONDS
    [THREADS] THREADS
    [TABLES] TABLES
    [TABLE] TABLE
    [PERSON] PERSON
    [SHELL] SHELL
    [RECORD] RECORD
    [OUT] OUT
    [MINUTES] MINUTES
    [GAMES] GAMES
    [DRAFT] DRAFT
    [COLOR] COLOR
    [COLOURS] COLOURS
    [CARDS] CARDS
    [SEATS] SEATS
    [PORT] PORT
    [NAME] NAME
    [LOG] LOG
    [LEVELS] LEVELS
    [HOST] HOST
    [EFFORT] EFFORT
    [CMD] CMD
    [BOT] BOT
   *[other] { $name }
 }
cli-default = [既定値: { $value }]
cli-possible = [選べる値: { $values }]
cli-help = ヘルプを表示（-h は短く、--help は例付き）
cli-help-verb = コマンドのヘルプを表示
cli-version = バージョンを表示
cli-lang = 言語：{ $codes }。省くと環境の設定（LC_ALL、LC_MESSAGES、LANG）
cli-json = JSON 文書をひとつ出力
cli-objectives = 共通目的を2つ使う（モジュール A）
cli-powers = 色鉛筆能力を使う（モジュール B）
cli-record = プレイ記録。- は標準入力

cli-about = ゲーム Next Station: London の非公式デジタル版
cli-about-more =
    例：
      tubewright play                ひとりで遊ぶ
      tubewright play --deal london  同じシードなら、だれでも同じカード
      tubewright join URL            サーバーのテーブルに着く
      tubewright replay game.json    保存したゲームの得点記録欄
      tubewright map                 地図

    終了コード：0 成功、1 データを拒否（理由は stderr に1行）、2 使い方の誤り。

cli-play = ひとりで、またはボットと遊ぶ
cli-play-more =
    例：
      tubewright play                   開始画面
      tubewright play --bots regular,strong --objectives --powers
      tubewright play --deal london --pencils green,pink,blue,purple
      tubewright play --plain --no-map  文章だけ。スクリーンリーダー向き
      tubewright play --plain --save game.json
      tubewright play --resume game.json

    全画面では ? キーですべてのキーを見られます。--plain のとき、またはターミナルでないときは、
    d3-a3 や pass、そのほかは help と入力します。

    中断したゲームは保存され、オプションで別のゲームを指定しない限り、次回はその続きになります。場所は
    $XDG_STATE_HOME/tubewright、または ~/.local/state/tubewright です。パイプを通したゲームは、--save で
    指定したファイルにだけ残ります。
cli-play-plain = 1行ずつ：スクリーンリーダー、パイプ、簡素なターミナル向き
cli-play-bots = 参加するボットの強さ：novice、casual、regular、strong、champion。3体まで
cli-play-new = 中断したゲームがあっても新しく始める
cli-play-deal = カードのシード。省くとランダム
cli-play-pencils = 色鉛筆の順番。例：green,pink,blue,purple。省くと配られたとおり
cli-play-save = プレイ記録をこのファイルに保存
cli-play-resume = 中断したゲームを続け、そのファイルに保存
cli-play-no-map = --plain で：ラウンドごとの地図を描かない
cli-ascii = ASCII の文字だけを使う
cli-replay-watch = ゲームをラウンドごとに見せる：全画面で、パイプでは文章で

cli-join = サーバーのテーブルに着く
cli-join-more =
    例：
      tubewright join https://play.example.org/t/ID
      tubewright join https://play.example.org/t/ID --name Hana
      tubewright join play.example.org/t/ID --plain --no-map
          文章で。スクリーンリーダー向き
      tubewright join 'https://play.example.org/t/ID#seat=KEY'
          別の端末で取った自分の席

    リンクは、みんなが共有するものと同じです。ブラウザーで開いた人も、同じテーブルに着きます。
    同じコマンドをもう一度実行すると、接続が切れたあとでも、同じ席に戻れます。そのための情報は
    $XDG_STATE_HOME/tubewright か ~/.local/state/tubewright にあり、ほかのサーバーには知らせません。

    遊び方は play と同じです。--plain のとき、またはターミナルがないときは、help と入力すると
    ほかのコマンドを見られます。全画面では ? キーですべてのキーを表示します。

    テーブルや空席がないとき、サーバーにつながらないときは終了コード 1。stderr の1行が理由です。
cli-join-url = テーブルか席のリンク
cli-join-name = ほかの人に見せる名前。次回も使われます

cli-replay = プレイ記録をルールどおりに再生し、得点記録欄を表示
cli-replay-more =
    例：
      tubewright replay game.json            人が読むための得点記録欄
      tubewright replay --json game.json     プログラムのための全データ
      tubewright replay --legal - < game.json
                                             各ラウンドで描けたセクションも

    ルールに反するプレイ記録は、終了コード1と次のような1行で拒否されます。
      第2季節、第3ラウンド、席1：crosses-section：a3-c5 は b3-b5 と交差します
cli-replay-legal = 各ラウンドで描けたセクションを加える。--json を含む

cli-verify = プレイ記録のカード、色鉛筆、モジュールがそのシードのものか確かめる
cli-verify-more =
    例：
      tubewright verify game.json

    プレイ記録に照合コードがあれば、シードがそれと一致するか、ルール上ありうるゲームかも確かめます。
    すべて合えば終了コード0、そうでなければ1と stderr に1行。

cli-deal = シードから決まる色鉛筆、共通目的、能力、4つの季節の駅山を表示
cli-deal-more =
    例：
      tubewright deal london
      tubewright deal --json 00112233445566778899aabbccddeeff
cli-deal-seed = 任意の文字列。- で始まるときは -- の後に

cli-perft = 空のシートで1本の路線に可能な手順の数を数える
cli-perft-more =
    各ラウンドでパスするか、セクションを1本描きます。能力はありません。ラウンドごとに数をひとつ出します。

    例：
      tubewright perft --color green --cards underground:circle,street:square
cli-perft-color = 色鉛筆：purple、blue、pink、green
cli-perft-cards = めくる順のカード。プレイ記録の書き方で、コンマ区切り

cli-bench = ルールエンジンの速さを1スレッドで測る
cli-bench-more =
    ランダムと貪欲法でゲームを最後まで進め、ランダムの平均点を確かめます。
    リリースビルドで使ってください。

    例：
      tubewright bench
      tubewright bench --json
cli-bench-seconds = 測る時間（秒）

cli-arena = 同じカードでボットにソロゲームを遊ばせ、比べる
cli-arena-more =
    ボット：random、greedy、lookahead:depth=2、search:ms=50、search:nodes=1000、および強さの
    novice、casual、regular、strong、champion。得点はソロの減点前の合計です。

    「運を除く」の列は、カードの運による増減を評価関数で見積もり、それを除いた平均です。長い目で見れば
    同じ値になり、強いボットでは誤差が小さくなります。--json では steady_mean と steady_se、2体の差は steady_difference です。

    例：
      tubewright arena --bot greedy --bot search:ms=50 --games 100 --seed 7
      tubewright arena --bot strong --games 9 --seed 7 --objectives --powers --json
      tubewright arena --engine 'python3 examples/bot.py' --games 20 --seed 7

    外部プログラムはスレッドごとに一度シェルから起動され、JSON の行でやり取りします。詳しくは docs/engine.md。
    答えが遅い、誤っている、または返らないときは、パスとして進め、その数を数えます。
cli-arena-bot = ボット。オプションはコロンの後に。繰り返し可
cli-arena-games = 各ボットのゲーム数
cli-arena-seed = 0から数えて i 番目のゲームのシードは SEED/i
cli-arena-threads = 同時に遊ぶゲーム数。省くとコアごとにひとつ
cli-arena-svg = 1手の時間と強さの図を書き出す
cli-arena-value = search と champion に、内蔵の評価関数の代わりにこの `train` のファイルで評価させる

cli-solve = カードがわかっているとき、またはプレイされたゲームで、可能だった最善を探す
cli-solve-more =
    --deal：見つかった最高のソロゲーム。それぞれの路線はほかの3本に対して最善ですが、
    4本の組として最善だとは証明されません。上界は、このカードでどのゲームも超えない点数です。

    --record：季節ごとに、その始まりの地図シートで厳密に最善の路線と、実際の手を比べます。
    途中の季節では、これまでのラウンドについて比べます。ゲームが終わっていれば、最高の
    ゲーム全体も示します。得点はソロの減点前の合計です。

    例：
      tubewright solve --deal london
      tubewright solve --deal london --objectives --powers --effort 10 --json
      tubewright solve --record game.json
      tubewright solve --record game.json --seat 2 --round 3
cli-solve-deal = カードのシード。任意の文字列
cli-solve-record = ゲームの記録。途中でも可。- は標準入力
cli-solve-round = 記録のこの季節だけ（1から数える）
cli-solve-seat = 記録のこの席だけ（1から数える）
cli-solve-effort = どれだけ念入りに探すか（1〜100）：1 で約1秒、モジュールありで数秒。時間は値に比例して増える

cli-review = ゲームを検討する：何が運で、何を選択で失ったか
cli-review-more =
    手ごとに：カードの運と、最善に比べて失った点。ゲーム全体：最初のカードの前の期待点、運、損、
    そして見積もりで説明できない残り。損の大きかった手とその理由。損を当方のボットと比べた位置。
    点数はソロモードの減点前の合計です。

    フォルダー、または1行に1つの記録があるファイル（.jsonl）では、表とまとめを示します。--json では
    1行に1文書です。数値と文書は docs/review.md にあります。

    例：
      tubewright review game.json
      tubewright review game.json --seat 2 --nodes 20000 --json
      tubewright review game.json --svg curve.svg
      tubewright review games.jsonl
cli-review-file = ゲームの記録（終わっていなくてもよい）、記録のフォルダーか .jsonl ファイル、標準入力なら -
cli-review-nodes = 起こりえた各ラウンドについて調べる局面の数。省略時は2,000
cli-review-ms = 1席の検討にかけるおおよその時間
cli-review-hindsight = すべてのカードが分かっていれば可能だった点も調べる（数秒長くかかる）
cli-review-svg = ラウンドごとの期待点をこのファイルに描く

cli-puzzles = 問題を作る：ボットのゲームから、1つの手が明らかに最善の局面を選ぶ
cli-puzzles-more =
    最善の手は、ほかのどの手よりも3点以上、標準誤差の3倍以上優れています。1行が1問で、形は
    docs/review.md にあります。--json では記録を含む1つの文書です。

    例：
      tubewright puzzles --count 20 --seed 7
      tubewright puzzles --count 20 --seed 7 --json
cli-puzzles-count = 問題の数

cli-train = search と champion の評価関数を学習する
cli-train-more =
    結果は crates/bots/src/value/london.net と差し替えます。途中データには重みがそのまま
    残り、後日続けられます。途中データは1分ごとに、結果は最後に書かれます。Ctrl-C で早めに
    終えると、学習した内容は両方に残ります。最初の途中データが書かれる前なら、何も変わりません。

    例：
      tubewright train --minutes 480 --draft night.draft --out night.net
cli-train-minutes = 時間（分、小数も可）
cli-train-out = 完成した評価関数の保存先
cli-train-draft = 途中データの保存先。すでにあれば続きから学習
cli-train-threads = スレッド数。省くとコアごとにひとつ
cli-train-seed = 学習に使うゲームのシード
cli-train-from =
    学習課程のうち済んだ割合（0～99%）。大きいほど修正は小さくなる。省略すると、ゼロから始める途中データは 0、
    それ以外は 30
cli-train-only = モジュールなしの対局だけ、またはありの対局だけ。省略すると半々
cli-train-value = 新しい途中データを、ゼロからではなくこの `train` のファイルから始める

cli-map = 地図を表示、または地図ファイルを確かめて表示
cli-map-more =
    例：
      tubewright map              ロンドンの地図
      tubewright map my-town.map  別の地図。誤りは行番号とともに示します
cli-map-file = 文字形式の地図。- は標準入力。省くとロンドン

cli-map-flag = ロンドンの代わりにこのファイルの地図で遊びます。プレイ記録には、入っていない地図を指定します

cli-score = 紙に描いたシートの点数を、カードなしで計算します
cli-score-more =
    1行に色鉛筆とそのセクションを書きます。順番と向きは自由で、続いているものはつなげて書けます。
    書き方の全体は docs/notation.md にあります。
      green d3-a3-c5 d3-f1 +circle a3
      pink h4-g3-g4-f4
      objectives districts thames

    シートにありえないもの（交差、輪、二度描かれたセクション、路線につながっていないセクション）は、
    そのセクションを示し、終了コード1で終わります。

    例：
      tubewright score sheet.txt
      tubewright score --json - < sheet.txt
cli-score-file = テキスト形式のシート。標準入力なら -
cli-score-as-drawn = ルール上ありえなくても、描かれたとおりに計算します

cli-stats = 記録されたゲームの統計を表示します
cli-stats-more =
    最終得点の分布、平均、標準偏差、分位数。内訳、色、季節、モジュールごとの平均点。移動平均。
    ゲームはファイルの順に数えます。

    ファイルにはプレイ記録が1つ、または1行に1つ入ります。フォルダーからは .json と .jsonl の
    ファイルを名前順に読みます。--seat か --name で選ばないかぎり、すべての席を数えます。
    終わっていないゲームは数えません。

    例：
      tubewright stats games/
      tubewright stats --name Ann --svg ann.svg games.jsonl
      tubewright stats --json games.jsonl
cli-stats-files = プレイ記録、またはそのフォルダー
cli-stats-seat = 各ゲームのこの席だけを数えます（1から）
cli-stats-name = この名前の席だけを数えます
cli-stats-svg = 分布と移動平均の図を書き出します

cli-completions = シェルの補完を出力
cli-completions-more =
    例：
      tubewright completions bash \
        > ~/.local/share/bash-completion/completions/tubewright
      tubewright completions fish > ~/.config/fish/completions/tubewright.fish
cli-completions-shell = シェル

# 使い方の誤り。入力された言葉で始まる行。
usage-error = エラー：{ $what }
usage-unknown-argument = 「{ $argument }」という引数はここでは使えません
usage-unknown-command = 「{ $command }」というコマンドはありません
usage-no-command = コマンドがありません
usage-missing = 足りない引数：{ $arguments }
usage-no-value = { $argument } には値が必要です
usage-wrong-value = 「{ $value }」は { $argument } の値として使えません
usage-wrong-value-why = 「{ $value }」は { $argument } の値として使えません：{ $why }
usage-conflict = { $argument } は { $other } と一緒に使えません
usage-twice = { $argument } は一度だけ指定できます
usage-no-value-wanted = { $argument } に値は付けられません
usage-utf-8 = UTF-8 として読めない引数があります
usage-instead = もしかして { $suggestion }？
usage-more = 詳しくは --help をご覧ください。
usage-levels = 強さは novice、casual、regular、strong、champion です
usage-pencils = 4本の色鉛筆を一度ずつ挙げてください
usage-review-svg = --svg で描けるのは1つの記録だけです（フォルダーや .jsonl は不可）
usage-bots = 一緒に遊べるボットは3体までです
usage-table = テーブルのリンクは https://play.example.org/t/ID の形です
usage-name = 名前は、表示できる文字で1〜24文字です
usage-draft-and-out = --draft と --out が同じファイル { $name } を指しています。一方が他方を壊してしまいます
usage-draft-is-there = --value は新しい途中データ用です。{ $name } はすでにあります

# 拒否の理由、1行ずつ。
refuse-read = { $name } を読めません
refuse-large = { $name } は { $limit } MiB を超えています
refuse-utf-8 = { $name } は UTF-8 のテキストではありません
refuse-write = { $name } に書けません
refuse-taken = { $name } はすでにあります。別の名前にするか、--resume { $name } で続けてください
refuse-aside = 中断したゲームを別に保管できません
refuse-left = --new で新しく始められます
refuse-open = ゲームは別のターミナルで開いています。--save FILE を使うと、2つ目のゲームを別のファイルに保存できます
refuse-changed = ほかのプログラムが書き換えました
refuse-random = このシステムから乱数を得られません
refuse-draft = { $name } はこのバージョンの途中データではありません
refuse-value = { $name } はこのバージョンの評価関数ではありません
refuse-no-records = { $name }に記録がありません
refuse-review-map = 検討には評価関数の知るマップ（ロンドン）が必要です
refuse-no-seat = 記録に席 { $seat } はありません
refuse-no-round = この記録では、席 { $seat } は{ $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }にまだ何もしていません
refuse-bench = ランダムなゲームの平均点は { $mean } で、{ $right } から標準誤差 { $error } の3倍を超えて離れています
standard-input = 標準入力

# 各コマンドの出力。
verify-seed = カード、色鉛筆、モジュールはシード{ $seed }のものです
verify-promised = 照合コードは { $commitment } で、公開されたとおりです
verify-unpromised = 照合コードは { $commitment } ですが、事前に公開されていません
verify-sealed = シードは、約束どおりサーバーのシードと各席の値から作られています
deal-seed = シード
deal-commitment = 照合コード
deal-pencils = 色鉛筆
deal-objectives = 共通目的
deal-powers = 能力
deal-power = { $pencil }：{ $power }
deal-card = カード
deal-round = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }
deal-card-name = { $kind ->
    [street] 地上 { $symbol }
   *[underground] 地下 { $symbol }
 }
deal-key = 5枚目の地下カードで季節が終わります。
perft-turn = 第{ $turn }ラウンド：{ $count }
perft-none = カードがないのでラウンドもなく、数えるものがありません
bench-random = ランダムなゲーム 毎秒 { $games }、平均点 { $mean } ± { $error }（正しい値 { $right }）
bench-modules = 両モジュールでランダムなゲーム 毎秒 { $games }
bench-greedy = 貪欲法のゲーム 毎秒 { $games }
arena-bot = ボット
arena-mean = 平均 ± 誤差
arena-steady = 運を除く
arena-min = 最小
arena-max = 最大
arena-each = 平均時間
arena-slow = p99
time-millis = { $time } ms
time-micros = { $time } µs
arena-difference = 1ゲームあたりの得点差
arena-pair = { $a } 対 { $b }
arena-interrupted = 中断しました：全ボットが遊び終えたシードは { $all } のうち { $games }
plot-time = 1手の時間
plot-score = 平均点
progress-left = { $all } のうち { $done }、残り { $seconds } 秒
solve-exact = { $seed }のカードでは { $total } 点が可能で、これが最高と証明されています。
solve-bound = { $seed }のカードでは { $total } 点が可能で、{ $beyond } 点には届かないと証明されています。
solve-round = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }、{ $pencil }：{ $actions }
solve-nodes = { $nodes } 局面、{ $seconds } 秒
solve-stopped = 停止しました。これまでに見つかった最善を示します
solve-seat = 席 { $seat } { $name }
solve-played = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }、{ $pencil }：得点 { $played }、可能だった得点 { $best }
solve-played-part = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 }（ここまで）、{ $pencil }：得点 { $played }、可能だった得点 { $best }
solve-nothing = まだ何も遊ばれていません。
solve-game-exact = このカードでは { $total } 点が可能で、これが最高と証明されています。結果は { $played } 点でした。
solve-game-bound = このカードでは { $total } 点が可能で、{ $beyond } 点には届かないと証明されています。結果は { $played } 点でした。
review-head-game = ゲーム
review-head-total = 合計
review-head-expected = 期待
review-head-luck = 運
review-head-lost = 損
review-head-good = 良い手
review-percent = { $percent }%
review-mean = { $games }ゲームの平均：合計 { $total }、運 { $luck }、損 { $loss }
review-class-count = { $class }：{ $count }
train-progress = { $seconds } 秒、{ $positions } 局面、誤差 { $error } 点、平均点 { $score }
train-size = 評価関数の大きさは { $bytes } バイトです
train-too-large = 評価関数の大きさは { $bytes } バイトで、内蔵できる上限の { $most } バイトを超えています。ページが読み込むためです
train-overflow = { $out } は書き込みませんでした：ネットワーク { $part } の和が { $sum } に達し、安全な上限 { $most } を超えています
train-base = 評価関数だけで、基本ゲーム：{ $score } ± { $error }
train-both = 評価関数だけで、両モジュール：{ $score } ± { $error }
train-stopped = 停止しました。学習した内容は { $draft } と { $out } にあります
train-stopped-early = 残す価値のあるものを学ぶ前に停止しました。ファイルは元のままです
map-no-value = 地図 { $map } には評価関数がないため、search と champion は代わりに先読みで考えます
refuse-train = 地図 { $map } の評価関数はまだ学習できません。入力がロンドン用に作られているためです
stats-none = 数えられる終わったゲームがありません
stats-skipped = 飛ばしました：{ $why }
stats-line = { $name } の{ $line }行目
stats-games = ゲーム数
stats-mean = 平均点
stats-sd = 標準偏差
stats-lowest = 最低
stats-median = 中央値
stats-highest = 最高
stats-lines = 路線
stats-tourist = 観光地
stats-interchanges = 乗換駅
stats-objectives = 目的
stats-round = 第{ $round }季節の路線
stats-best-line = 最高の路線
stats-modules = { $modules ->
    [none] 基本ゲーム（{ $games }）
    [objectives] 共通目的あり（{ $games }）
    [powers] 色鉛筆能力あり（{ $games }）
   *[both] 両モジュールあり（{ $games }）
 }
stats-last = 最近{ $count }回の平均
stats-won = 対戦{ $games }回のうち勝利
stats-unfinished = 終わっていないため数えなかったゲーム：{ $count }
stats-distribution = 10点ごとの回数
stats-course = 最近{ $count }回の平均
stats-picture = { $games }回のゲームの統計、平均{ $mean }点
