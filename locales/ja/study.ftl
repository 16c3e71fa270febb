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
