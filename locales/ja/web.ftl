# ページそのものの文言。鍵の前半は読まれる場所、後半は内容を表す。

title-home = Tubewright：自分だけの地下鉄を描こう
title-play = ゲーム · Tubewright
title-result = 結果 · Tubewright
title-record = プレイ記録 · Tubewright
title-review = 検討 · Tubewright
title-practice = 練習 · Tubewright
title-how-to-play = 遊び方 · Tubewright
title-rules = ルール · Tubewright
title-settings = 設定 · Tubewright
title-about = このゲームについて · Tubewright
title-tables = みんなで遊ぶ · Tubewright
title-table = テーブル · Tubewright
# Before the title of the tab while the table waits for the visitor.
title-your-turn = あなたの番です！ { $title }
title-missing = 見つかりません · Tubewright

meta-description = 自分だけの地下鉄網を描こう。1〜4人で遊べる、めくって描くゲーム。ブラウザーで、オフラインでも。

# プログラムが動き出す前のテキスト。boot- は1行の単純なものに限る。
boot-loading = Tubewright を読み込んでいます
boot-failed = ゲームを開始できませんでした。WebAssembly に対応した2023年以降のブラウザーが必要です。再読み込みで直ることもあります。
boot-no-script = このゲームはブラウザーで動き、JavaScript を必要とします。

top-home = ホーム
top-language = 言語

missing-title = そんな駅はありません
missing-why = このアドレスまで路線は引かれていません。リンクの一部が欠けているのかもしれません。
missing-home = 最初に戻る

guide-failed = このページを読み込めませんでした
guide-failed-why = 文章を取得できませんでした。今はネットワークにつながっていないのかもしれません。
guide-retry = もう一度試す
unreached = テーブルにはネットワークが必要です
unreached-why = いまネットワークがないか、サーバーが応答しません。ひとりで、またはボットとなら遊べます。

language-failed = この言語を取得できませんでした。今はネットワークにつながっていないのかもしれません。

update-ready = 新しいバージョンがあります。
update-reload = 再読み込みして更新

# プライベートウィンドウや空き容量のない端末では、ブラウザーは何も保存しない。
not-kept = このブラウザーにはゲームが保存されません。再読み込みすると最初からになります。
