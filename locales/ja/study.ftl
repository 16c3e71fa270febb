# The page of a review: what surrounds what a review says. Each key says where it is read.

study-back = ゲームに戻る
study-nothing = ここには振り返るゲームがありません。ブラウザから消えたか、まだ誰も行動していないようです。
study-running = { $all }手のうち{ $done }手まで検討
study-done = 検討が終わりました。
study-failed = 検討できませんでした。必要なプログラムを読み込めません。今はネットワークがないのかもしれません。
study-seats = 誰のゲームか
study-sum = 得点の内訳
study-deducted = 1人プレイでは、差し引き後の最終得点は{ $score }点です。
study-choices = 選択の評価
study-hindsight-running = このカードでの最高のゲームを、結果を知った上で探しています…

study-curve = 期待得点
study-key-lucky = 運がよかったカード
study-key-unlucky = 運が悪かったカード
study-key-loss = 選択による損
study-keys = ← →で移動、Mで次のミス
study-not-yet = まだ検討していません。
# A decision to listeners: "Round 2, turn 3, 150.1 expected, luck +1.2, mistake, 3.2 lost".
study-said-expected = 期待得点{ $points }点
study-said-luck = 運{ $points }点
study-said-good = 最善と同等
study-said-lost = { $class ->
    [inaccuracy] 緩手、{ $points }点の損
    [mistake] ミス、{ $points }点の損
    [blunder] 大きなミス、{ $points }点の損
   *[good] { $points }点の損
 }

study-rounds = 季節ごとの結果
study-back-one = 1手戻る
study-on-one = 1手進む
study-next-mistake = 次のミス
study-alternatives = 比べた手すべて

# A decision tried again.
study-try-again = もう一度考える
study-choose = あなたならどうしますか?
study-try-choose = 局面が戻りました。今ならどうしますか?
study-try-judging = 選択を調べています…
study-try-right = 正解! 最善と同等です。
study-try-wrong = 惜しい。{ $points }点の損になります。
study-try-shown = 答えはこちらです。
study-try-close = 検討に戻る
study-hint-pass = ヒント:何も描かないのが最善のこともあります。
study-hint-power = ヒント:その色鉛筆には特別な能力があります。
study-hint-from = ヒント:最善のセクションは{ $station }から始まります。
study-play-same = 同じカードで続ける
study-play-fresh = 新しいカードで続ける
study-play-points = { $points }点
study-play-over = { $total }点。元のゲームでは{ $before }点でした。

practice-title = 練習
practice-about = 最善の選択がはっきりしている局面です。見つけましょう。
practice-failed = 練習問題を読み込めませんでした。今はネットワークがないのかもしれません。
practice-chosen = テーマ別
practice-theme = テーマ
practice-difficulty = 難しさ
practice-any = すべて
practice-count = 練習問題{ $count }問
practice-start = 始める
practice-streak = 連続正解
practice-streak-note = どこまで続けて正解できるでしょうか。だんだん難しくなります。
practice-best = これまでの最長:{ $count }問
practice-streak-now = 連続{ $count }問
practice-streak-over = 連続正解は{ $count }問で終わりました。
practice-own = 自分のミス
practice-own-note = 検討したゲームでのミスが、間隔を広げながら、解けるまで戻ってきます。
practice-due = 今日の分:{ $all }問中{ $due }問
practice-solved = この端末で解いた問題:{ $count }問
practice-task = はっきり最善の選択はどれですか?
practice-wrong = それではありません。
practice-next = 次の問題
practice-leave = 問題一覧
