# Why a record, a map, a file or a value is refused; each stands in one line after what it is about. Reason words, words of the
# forms (pass, +double, street:circle) and names of fields stay as they are in every language.

# A record. The reason is a word such as crosses-section, which other programs rely on.
record-bad = { $reason }：{ $why }
record-illegal = 第{ $round }季節、第{ $turn }ラウンド、席{ $seat }：{ $reason }：{ $why }
record-no-json = { $line }行{ $column }桁から先は JSON ではありません
record-cut-off = JSON が{ $line }行{ $column }桁で途切れています
record-field = { $line }行{ $column }桁：項目 { $field } がありません
record-shape = { $line }行{ $column }桁：プレイ記録の形式と異なります
record-format = 不明な形式です：{ $format }
record-map = 不明な地図です：{ $map }
record-map-missing = 地図{ $map }がプレイ記録に入っていません。地図を別に指定してください
record-map-wrong = 地図に誤りがあります：{ $why }
record-map-differs = 地図{ $map }の名前かハッシュがプレイ記録と違います
record-map-another = プレイ記録の地図は{ $own }ですが、指定された地図は{ $given }です
record-rounds = 季節の数が{ $count }ですが、上限は4です
record-card-twice = 第{ $round }季節：カード { $card } はこの季節にもうめくられています
record-card-late = 第{ $round }季節：カード { $card } は5枚目の地下カードより後にあります
record-switch-last = 第{ $round }季節：分岐が最後のカードですが、続けてめくるはずの次のカードがありません
record-unfinished = 第{ $round }季節が終わる前に第{ $next }季節が始まっています
record-rows = 第{ $round }季節：カードは{ $turns }ラウンド分ですが、記録は{ $rows }ラウンド分です
record-row-length = 第{ $round }季節、第{ $turn }ラウンド：席は{ $seats }、手は{ $entries }で、数が合いません
record-after-null = 席{ $seat }：第{ $round }季節、第{ $turn }ラウンドに手がありますが、それより前に手のないラウンドがあります
record-no-seat = 席にだれもいません
record-seats = 席の数が{ $count }ですが、上限は4です
record-pencils = 席{ $seat }の色鉛筆が、4色一度ずつになっていません
record-pencils-pass = 席{ $seat }の色鉛筆が、席1から左へ順に回っていません
record-objective-twice = 共通目的 { $objective } が重複しています
record-power-twice = 能力 { $power } が2本の色鉛筆に付いています

# An action of a record.
record-too-many-sections = 1ラウンドに描けるセクションは1本、+double を使えば2本までです
record-power-not-held = この季節の色鉛筆に能力 { $power } はありません
record-power-spent = 能力 { $power } はこの季節にもう使われています
record-no-such-section = { $from } と { $to } を結ぶセクションはありません
record-not-on-line = { $station } は路線上にありません
record-already-on-line = { $station } はすでに路線上にあります
record-not-an-end = { $station } は路線の端ではなく、分岐も使えません
record-wrong-symbol = { $symbol ->
    [square] カードは四角ですが、{ $station } は四角駅ではありません
    [triangle] カードは三角ですが、{ $station } は三角駅ではありません
    [pentagon] カードは五角ですが、{ $station } は五角駅ではありません
    [circle] カードは円ですが、{ $station } は円駅ではありません
   *[any] { $station } には行けません
 }
record-section-taken = { $section } はもう描かれています
record-crosses-section = { $section } は { $other } と交差します
action-none = { $text }は手として読めません。「pass」か、「d3-a3」のようなセクションを書きます
action-no-station = 駅{ $name }はありません
action-space = { $text }の末尾に空白があります
action-after-power = 能力の後の{ $text }は余分です
action-two-sections = +double ではセクションを2本描きます
action-one-section = +{ $power } ではセクションを1本描きます
action-circle = +circle の後には駅が必要です
word-unknown = { $sort ->
    [card] { $text }というカードはありません
    [pencil] { $text }という色鉛筆はありません
    [power] { $text }という能力はありません
    [objective] { $text }という共通目的はありません
    [symbol] { $text }というアイコンはありません
   *[point] { $text }は格子の点ではありません
 }

# A record and the deal of its seed.
verify-no-seed = プレイ記録にシードがないため、照合できません
verify-commitment = 照合コードがシードと合いません
verify-entropy = 席{ $seat }がシードに出した値が、約束したものと違います
verify-seal = シードが、サーバーのシードと各席の値から作られていません
verify-card = 第{ $round }季節、{ $card }枚目のカードがシードと合いません
verify-pencils = 色鉛筆がシードと合いません
verify-objectives = 共通目的がシードと合いません
verify-powers = 能力がシードと合いません

# A map. The words that begin its parts stay: map, sights, departures, districts, river, track.
map-line = { $line }行目：{ $problem }
map-unknown-word = { $word }で始まる部分は地図にありません（map、格子、sights、departures、districts、river、track、verdicts、objectives）
map-twice = { $part ->
    [grid] 格子が二度書かれています
   *[word] 「{ $word }」が二度書かれています
 }
map-without = { $part ->
    [name] 地図に名前（map）がありません
    [stations] 地図に駅がありません
    [sights] 観光地（sights）がありません
    [departures] 開始駅（departures）がありません
    [departure] purple、blue、pink、green のそれぞれに開始駅が必要です
    [districts] 区画（districts）がありません
    [river] 川（river）がありません
   *[track] 観光地トラック（track）がありません
 }
map-name = { $name }は地図の名前に使えません。使えるのは a〜z、0〜9、- で、40文字までです
map-header = 格子の列は a、b、c … の順に並べます
map-row = 格子の行には、順番どおりの番号と、列ごとに1文字を書きます
map-symbol = { $sign }は駅ではありません。S T P C、?、. を使います
map-departure = { $text }は開始駅として読めません。「green d3」のように色と駅を書きます
map-departure-twice = { $pencil } の開始駅が二度書かれているか、ほかの色と同じ駅です
map-districts = 区画の文字は、格子と同じ数の行と列が必要です
map-district-empty = 区画 { $letter } に駅がありません
map-river = { $text }は川の点ではありません。「列,行」の形で、0から99まで、小数点以下2桁までで書きます
map-track = { $text }は使えません。トラックは0から999までの数を2個から32個、小さくならない順に並べます
map-too-many = { $what ->
    [columns] 列は{ $most }列までです
    [rows] 行は{ $most }行までです
    [stations] 駅は{ $most }駅までです
    [sections] セクションは{ $most }本までです
    [districts] 区画は{ $most }区までです
    [stations-of-district] ひとつの区画の駅は{ $most }駅までです
    [rivers] 川は{ $most }本までです
   *[river-points] 川の点は合わせて{ $most }個までです
 }
map-too-few = { $what ->
    [columns] 列は{ $least }列以上必要です
    [rows] 行は{ $least }行以上必要です
   *[river-points] 川の点は{ $least }個以上必要です
 }
map-verdicts = { $text }は使えません。評価の上限（verdicts）は、1から999までの数を5個、大きくなる順に並べます
map-objectives = { $text }は目的の数として読めません。「interchanges 8」か「thames 6」のように、1から99までの数で書きます
map-no-way-out = { $pencil } の開始駅 { $station } から出るセクションがありません
map-central = 中央駅（?）の数が{ $count }ですが、必要なのは1つです
map-passes-through = { $section } が、駅のない区画 { $letter } を通り抜けています（R1.7）
map-river-touches = 川が { $section } に接しているだけです。交差させるか、離してください
map-river-twice = ひとつの川が { $section } と2回以上交差しています

# カードなしのシート。
drawn-word = { $word }で始まる行はシートにありません（purple、blue、pink、green、objectives）
drawn-line-twice = { $pencil } の路線が二度書かれています
drawn-objectives-twice = 目的（objectives）が二度書かれています
drawn-section = { $text }はセクションとして読めません。「d3-a3」のように駅を2つ書きます
drawn-circle = +circle はセクションの後に一度だけ、駅を1つ付けて書きます
drawn-objectives = 目的は異なるものを2つ書きます
drawn-no-line = シートに路線が描かれていません
drawn-twice = { $section } が二度描かれています
drawn-loop = { $section } で輪になっています
drawn-not-joined = { $section } が { $pencil } の開始駅とつながっていません
drawn-too-many-sections = { $section } は、1つの季節の手番で描ける数を超えています
drawn-too-many-branches = { $section } は、分岐カードと能力で作れる数を超える分岐です
drawn-circle-off-line = { $station } は円で囲まれていますが、路線上にありません
drawn-second-circle = { $station } は2つ目の円ですが、この能力を持つ色鉛筆は1本だけです

# The value of a flag, after “does not fit --flag:”.
value-whole = { $least }から{ $most }までの整数を指定してください
value-games = ゲームは base か modules です
value-seconds = 0.5 や 3 のように秒数を指定してください
value-minutes = 0.5 や 480 のように、0.001から100000までの分単位の数を指定してください
value-address = 127.0.0.1:8080 のようにアドレスとポートを指定してください
value-host = 127.0.0.1 や ::1 のようにアドレスを指定してください
value-language = 使える言語は { $codes } です
value-url-scheme = https:// か http:// で始まる必要があります
value-url-host = https://play.example.org のように、スキームとホストを指定してください
value-bot = { $name }というボットはありません。random、greedy、lookahead:depth=2、search:ms=50、search:nodes=1000、novice、casual、regular、strong、champion から選んでください
value-bot-option = ボット { $bot } にオプション{ $option }はありません
value-bot-second = ボット { $bot } のオプションはひとつだけで、{ $option }は余分です
value-bot-number = { $option } は1から{ $most }までの整数で、{ $value }は使えません

# Files and tables of a server. What the system or the database says itself is English.
system = { $reason ->
    [not-found] ファイルまたはフォルダーがありません
    [not-allowed] 権限がありません
    [exists] すでにあります
    [folder] フォルダーです
    [no-folder] パスの途中がフォルダーではありません
    [full] ディスクがいっぱいです
    [read-only] ディスクは読み取り専用です
    [name] ファイル名に使えません
    [address-in-use] ほかのプログラムがすでに使っています
    [no-address] このコンピューターにそのアドレスはありません
    [no-answer] 応答がありません
    [broken-off] 接続が切れました
    [no-network] ネットワークがそこまでつながっていません
    [busy] ほかのプログラムが使っています
    [too-large] 大きすぎます
    [memory] メモリーが足りません
    [open-files] 開いているファイルが多すぎます
    [disk] ディスクに異常があります
   *[too-slow] 時間がかかりすぎました
 }
system-says = システムの応答：{ $said }
store-busy = ほかのプログラムがこのテーブルに書き込み続けています。もう一度試してください
store-unknown = そのテーブルはありません
store-full = ディスクがいっぱいです
store-read-only = ディスクかファイルが読み取り専用です
store-exists = { $file } はすでにあります
store-corrupt = 保存されたデータが壊れています：{ $what }
store-damage = { $damage ->
    [checksum] テーブル { $table } の記録の{ $n }番が、書き込んだ内容と違います
    [gap] テーブル { $table } の記録の{ $n }番の前が欠けています
    [end] テーブル { $table } の記録が終わるべきところで終わっていません（{ $n }番）
    [facts] テーブル { $table } の情報が、書き込んだ内容と違います
    [lost] テーブル { $table } が索引から失われています
    [tables] テーブルの索引が、書き込んだ内容と違います。一部が欠けているかもしれません
    [people] 人の索引が、書き込んだ内容と違います
    [lists] 公開テーブルと時計の一覧が、書き込んだ内容と違います
    [layout] データベースの表や索引が、このプログラムが作るものと違います
   *[not-a-database] Tubewright のデータベースではありません
 }
store-damage-tail = ファイルが { $all } バイト中 { $there } バイトしかなく、{ $page } ページ目が欠けています
store-damage-schema = スキーマのバージョン { $version } はありません
store-newer = より新しいバージョンで書かれたデータです（スキーマ { $found }、このプログラムは { $known } まで）
store-failed = 保存先でエラーが起きました：{ $what }
store-unsure = データベースの応答が失われました。書き込まれたかどうか分かりません
store-failure = { $failure ->
    [stopped] 停止しています
    [cannot-open] ファイルを開けません
    [not-allowed] ファイルを使う権限がありません
    [locked] ほかのプログラムがファイルを使っています
    [disk] ディスクの読み書きができません
    [unreachable] データベースに接続できません
    [busy] データベースが混み合っています
    [own-backup] バックアップにはデータベース自身の機能を使ってください
    [address] 保存先のアドレスではありません。sqlite:ファイル か postgres://… を指定してください
    [name] ファイル名が UTF-8 の文字列ではありません
   *[in-memory] メモリー上のテーブルにはバックアップするファイルがありません
 }
store-entry = テーブルのログの{ $n }件目が正しくありません：{ $why }
admin-no-person = 個人の ID は16進数64桁です
admin-in-part = { $all }卓のうち{ $done }卓で済みました。残りはできませんでした：{ $why }
