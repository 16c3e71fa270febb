# 設定のページ。

settings-title = 設定
settings-looks = 見た目
settings-theme = テーマ
settings-theme-system = 端末に合わせる
settings-theme-light = ライト
settings-theme-dark = ダーク
settings-coords = マス目の文字と数字
settings-coords-note = 地図の端に表示。d3 などの名前がわかります
settings-patterns = 路線の模様
settings-patterns-note = 色がなくても路線を見分けられます
settings-still = 動きを減らす
settings-still-note = 線やカードがすぐに現れます
settings-play = プレイ
settings-auto-done = 自動で確定
settings-auto-done-note = 選んだセクションがすぐ決まります。次のカードまでは取り消せます
settings-gains = 増える点数を見せる
settings-gains-note = 地図と得点欄に表示します
settings-sound = 音
settings-sound-note = 鉛筆とカードの控えめな音
settings-level = 新しいボットの強さ
settings-kept = この端末のデータ
settings-kept-note = ゲームとこの設定は、このブラウザーだけに保存されます。
settings-erase = すべて消す
settings-erase-sure = 途中のゲーム、準備の内容、すべての設定をこのブラウザーから消します。元に戻せません。
settings-erase-now = はい、すべて消します
settings-erase-not = 残しておく
