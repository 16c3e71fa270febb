# `tubewright engine` と、`tubewright arena` の外部プログラム。

cli-engine = ほかのプログラムに JSON の行で応答する：ルールの進行、得点計算、ボットへの問い合わせ
cli-engine-more =
    標準入力の1行がひとつの要求、標準出力の1行がその答えで、順番は同じです。
    {"  {"}"id": 1, "op": "new", "seed": "london"{"}"}
    {"  {"}"id": 2, "op": "legal"{"}"}
    {"  {"}"id": 3, "op": "play", "action": "pass"{"}"}
    {"  {"}"id": 4, "op": "quit"{"}"}
    すべては docs/engine.md にあります。

    例：
      tubewright engine < requests.jsonl
      tubewright arena --bot greedy --games 10 --seed 7 \
        --engine 'tubewright engine --as-player greedy'
cli-engine-as-player = アリーナの問いに答えるプレイヤーになる
cli-arena-engine = ボットとして使う外部プログラムのコマンド。繰り返し可
cli-arena-engine-ms = 外部プログラムの1手の持ち時間（ミリ秒）
cli-arena-engine-start-ms = 外部プログラムの起動にかけてよい時間（ミリ秒）

# 外部プログラムの問題：$name はそのコマンド。
arena-flawless = { $name }：すべての手が時間内で、ルールどおりでした
# $kinds は下の言葉と数の一覧。
arena-failed = { $name }：{ $decisions } 手のうち { $failed } 手が失敗（{ $kinds }）。最初はゲーム { $game }、{ $what }
arena-never-started = { $name } は対戦できませんでした：{ $what }
arena-kind = { $word } { $count }
arena-late = 時間切れ
arena-illegal = ルール違反
arena-garbage = 読めない答え
arena-refused = 拒否
arena-dead = 終了済み
arena-crashes = 異常終了
arena-stopped = 停止
arena-restarts = 再起動

fault-at-start = 起動時、{ $what }
fault-on-turn = 第{ $round }季節、第{ $turn }ラウンド：{ $what }
fault-late = 時間内に応答がありません
fault-illegal = { $action }はルール違反です：{ $reason }：{ $why }
fault-no-action = 応答に手がありません
fault-garbage = 応答として読めません：{ $said }
fault-endless = { $bytes } バイトより長い行です
fault-refused = プログラムが断りました：{ $said }
fault-not-started = プログラムを起動できません：{ $why }
fault-ended = { $how ->
    [code] プログラムが終了コード { $number } で終わりました
    [signal] プログラムがシグナル { $number } で終わりました
   *[unknown] プログラムが終わりました
 }
fault-dead = 応答するプログラムがありません
refuse-signals = シグナルを待ち受けられません
