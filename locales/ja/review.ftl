# 検討がゲームについて述べること。ページと端末で使う。

review-title = 検討
# 損の大きさ。
review-class = { $class ->
    [inaccuracy] 緩手
    [mistake] ミス
    [blunder] 大きなミス
   *[good] 良い手
 }
review-as-good = 最善と同等
review-played = 実際の手：{ $action }
review-best = 最善：{ $action }
review-equal = 同等の手：{ $actions }
# 点数は小数第1位まで（「3.2 ± 0.5」）。
review-lost = 失った点：{ $points }
review-luck = カードの運：{ $points }
review-line = { $place }：{ $action } · 運 { $luck } · 損 { $points } · { $verdict }
# 最善と比べた手（「d3 → f1：−1.2 ± 0.4」）。
review-alternative = { $action }：{ $points }
review-alternative-equal = { $action }：同等

# 最善の手が良い理由。理由は下にある。
review-why = { $action }のほうが良い（{ $reasons }）。
review-why-far = { $action }は先々で得になります。すぐ数えられる違いはありません。
review-why-open = { $action }のほうが良いとは言い切れません。
review-why-best = これより良い手は見つかりませんでした。
review-reason-river = テムズ川をくぐるセクションが{ $more }本多い（+{ $points }）
review-reason-fullest = 駅が最も多い区画の駅数：{ $other }ではなく{ $best }
review-reason-districts = 路線が通る区の数：{ $other }ではなく{ $best }
review-reason-tourist = 観光地への訪問：{ $other }ではなく{ $best }（+{ $points }）
review-reason-interchanges = 乗換駅の得点：{ $other }ではなく{ $best }
review-reason-objective = 「{ $objective }」：{ $need }のうち{ $other }ではなく{ $best }
review-reason-objective-met = 「{ $objective }」：達成（+10）
review-reason-keeps-power = 色鉛筆能力を温存できる（{ $power }）
review-reason-uses-power = 色鉛筆能力の使いどころ（{ $power }）
review-reason-opens = { $symbol ->
    [square] 次のカードで届く四角駅：{ $other }ではなく{ $best }
    [triangle] 次のカードで届く三角駅：{ $other }ではなく{ $best }
    [pentagon] 次のカードで届く五角駅：{ $other }ではなく{ $best }
    [circle] 次のカードで届く円駅：{ $other }ではなく{ $best }
   *[joker] ワイルドで届く駅：{ $other }ではなく{ $best }
 }
review-reason-room = { $pencil ->
    [purple] 紫の路線の開始駅で空いているセクション：{ $other }ではなく{ $best }
    [blue] 青の路線の開始駅で空いているセクション：{ $other }ではなく{ $best }
    [pink] ピンクの路線の開始駅で空いているセクション：{ $other }ではなく{ $best }
   *[green] 緑の路線の開始駅で空いているセクション：{ $other }ではなく{ $best }
 }
review-reason-now = すぐ入る点：{ $other }ではなく{ $best }

# ゲームの内訳：期待 + 運 − 損 + 残り = 合計。
review-sum-expected = 最初のカードの前の期待点
review-sum-luck = カードの運
review-sum-loss = 選択で失った点
review-sum-rest = 残り
review-sum-total = 最終得点
review-sum-total-so-far = ここからの期待点
review-rest-note = 「残り」は前後のラウンドの見積もりが合わない分で、運でもミスでもありません。
review-round = { $round }：運 { $luck }、損 { $loss }
review-good-share = 最善と同等：{ $all }手のうち{ $good }手
review-costliest = 損の大きかった手
review-costliest-none = 最善より明らかに劣る手はありません。
review-costliest-line = { $place }：{ $action }で{ $points }点の損、最善は{ $best }
review-grade-between = 失った点（{ $points }点）は、ボット「{ $better }」（{ $less }）と「{ $worse }」（{ $more }）の間です。
review-grade-least = 失った点（{ $points }点）は、最強のボット「{ $worse }」（{ $more }）以下です。
review-grade-most = 失った点（{ $points }点）は、ボット「{ $better }」（{ $less }）より多めです。
review-hindsight = 結果論：すべてのカードが分かっていれば{ $total }点が可能でした。
review-hindsight-bound = 結果論：すべてのカードが分かっていれば{ $total }点が可能でした。{ $bound }点を超えることはできません。
review-so-far = ゲームは続いています。ここまでの手の検討です。
review-nothing = まだ検討する手がありません。

# 練習問題のテーマ。
puzzle-theme = { $theme ->
    [river] テムズ川
    [interchanges] 乗換駅
    [switch] 分岐
    [powers] 色鉛筆能力
   *[last-turns] 終盤のラウンド
 }
puzzle-difficulty = 難易度 { $difficulty } / 5
