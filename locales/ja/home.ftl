# 最初のページと、ゲームの準備。

home-name = Tubewright
home-title = 鉛筆は4本、街はひとつ。
home-say = カードをめくり、線を一本つなぐ。4色でどこまで行けるでしょう。
home-play = 遊ぶ
home-hint = 初めてですか？ 地図を使った6つの短いステップでご案内します。
home-hint-go = 見てみる
home-hint-close = あとで
home-resume = ゲームの続き
home-resume-place = { $round ->
    [1] 春
    [2] 夏
    [3] 秋
   *[other] 冬
 } 第{ $turn }ラウンド · { $points }点
home-resume-more = ほかのゲーム（{ $count }件）
home-last = 前回の結果
home-last-points = { $points }点
home-table = { $state ->
    [your-turn] テーブルであなたの番です
    [playing] テーブルでのゲーム
    [waiting] 参加者を待っているテーブル
   *[over] テーブルでの前回の結果
}
home-tables-turn = { $count ->
   *[other] あなたの番のテーブルが{ $count }つ
}
home-more = ほかのページ
home-tables = みんなで遊ぶ
home-how-to-play = 遊び方
home-practice = 練習
home-rules = ルール
home-settings = 設定
home-about = このゲームについて
home-fine = Matthew Dunstan 作、Blue Orange 発売のゲームの非公式ファン版です。オフラインでも遊べます。この端末だけのゲームは、外部に何も送りません。

setup-title = ゲームを準備する
setup-who = 遊ぶ人
setup-alone = ひとりで
setup-bots = ボットと
setup-people = 端末を回して
setup-alone-note = 6段階の評価に挑戦。90点まではまだ入口、150点を超えれば快挙です。
setup-bot-level = ボット{ $number }の強さ
setup-bot-remove = ボット{ $number }を外す
setup-bot-add = ボットを加える
setup-person = プレイヤー{ $number }の名前
setup-person-name = プレイヤー{ $number }
setup-person-remove = プレイヤー{ $number }を外す
setup-person-add = プレイヤーを加える
setup-people-note = 端末を順に回し、それぞれが自分のシートに描きます。
setup-modules = モジュール
setup-objectives = 共通目的
setup-objectives-note = 達成すれば各10点の目的が2つ
setup-powers = 色鉛筆能力
setup-powers-note = 色鉛筆ごとの特技を、その季節に一度だけ
setup-order = 色鉛筆の順番
setup-order-random = ランダム
setup-order-mine = 自分で決める
setup-order-others-note = これは最初のプレイヤーの順番です。色鉛筆は左へ回るので、ほかの人の順番も決まります。
setup-pencil-earlier = { $pencil ->
    [purple] 紫を前へ
    [blue] 青を前へ
    [pink] ピンクを前へ
   *[green] 緑を前へ
}
setup-pencil-later = { $pencil ->
    [purple] 紫を後ろへ
    [blue] 青を後ろへ
    [pink] ピンクを後ろへ
   *[green] 緑を後ろへ
}
setup-pencil = { $pencil ->
    [purple] 紫
    [blue] 青
    [pink] ピンク
   *[green] 緑
}
setup-start = この内容で始める
setup-open-record = プレイ記録を開く

level-novice = 入門
level-casual = 初級
level-regular = 中級
level-strong = 上級
level-champion = 名人
