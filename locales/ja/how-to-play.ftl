# 練習：地図の上の6つのステップ。

lesson-title = 遊び方
lesson-step = { $number }／{ $count }
lesson-leave = 練習をやめる
lesson-steps = ステップ{ $number }／全{ $count }
lesson-back = 戻る
lesson-next = 次へ
lesson-done = 決定
lesson-play = ゲームを始める
lesson-map = 練習の地図

lesson-begin = 最初のセクションを描く
lesson-begin-text = 緑の路線は d3 から始まります。カードは円。点線に沿ってまっすぐ、円駅まで進みましょう。
lesson-begin-do = 光っている2つの円のどちらかを選び、「決定」を押してください。
lesson-ends = どちらの端からでも
lesson-ends-text = 路線に端が2つできました。どちらからも伸ばせます。カードは五角。線どうしは交差できず、同じ路線の駅に戻ることもできません。
lesson-ends-do = 光っている五角を選び、「決定」を押してください。
lesson-river = 川の下をくぐる
lesson-river-text = ワイルドなら、どの駅へも行けます。テムズ川をくぐるセクションは1本につき2点。くぐってみましょう。
lesson-river-do = 川をくぐるセクションを選び、「決定」を押してください。
lesson-branch = 分岐を使う
lesson-branch-text = 分岐カードは、もう1枚のカードと一緒に出ます。ここでは三角です。このラウンドは、端だけでなく路線のどの駅からでも描き始められます。
lesson-branch-do = 光っている三角を選んで分岐させ、「決定」を押してください。
lesson-points = 点数の数え方
lesson-points-text = 路線が通る区画の数に、いちばん駅の多い区画の駅数を掛け、川をくぐるごとに2点を足します。
lesson-points-do = 数字を選ぶと、何を数えているかが地図でわかります。
lesson-centre = 次の色鉛筆、同じ地図
lesson-centre-text = 紺色の地下カードが5枚出ると季節が終わり、次の色鉛筆は別の場所から始まります。真ん中の駅へはどのカードでも行けます。そこは観光地でもあり、複数の路線が通る駅は乗換駅として得点になります。
lesson-centre-do = ピンクの路線を真ん中までつなぎ、「決定」を押してください。

lesson-astray = そこではありません。光っている駅を選びましょう。
lesson-drawn = いい線ですね。全部で{ $points }点になりました。
lesson-preview = { $points ->
    [0] まだ点は増えません。「決定」を押すか、ほかを選んでください。
   *[other] { $points }点増えます。「決定」を押すか、ほかを選んでください。
}
lesson-end = これで全部です。4つの季節、4つの色、ひとつの地図。あとはあなた次第。

lesson-crossings = 川
