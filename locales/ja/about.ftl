# このプロジェクトについてのページ。

about-title = このゲームについて
about-what = Tubewright は、めくって描くゲーム「Next Station: London」を遊ぶための自由なプログラムです。ひとりでも、ボットとでも、1台の端末を囲んで4人まででも、ブラウザーで、ネットワークなしでも遊べます。
about-unofficial = 非公式です
about-unofficial-who = ゲームの作者は Matthew Dunstan、発売元は Blue Orange です。このプログラムは両者が作ったものでも認めたものでもなく、ゲームの名前は権利者のものです。絵も文章も、すべてこのプロジェクト独自のものです。
about-unofficial-box = 気に入ったら、ぜひ箱を手に入れてください。食卓を囲み、紙に鉛筆で描く楽しさにはかないません。
about-stored = 何がどこに保存されるか
about-stored-here = ゲーム、準備の内容、設定は、この端末のこのブラウザーの中に保存されます。ネットワークがなくても開けるように、ページの写しも置かれます。
about-stored-elsewhere = どこにも何も送りません。アカウントも、クッキーも、計測もなく、ページがほかのサイトに問い合わせることもありません。
about-stored-erase = 設定のページから、すべて消すことができます。
about-fair = 公正な山札
about-fair-cards = ゲームのカードは、アドレスにある乱数から決まります。同じ数なら必ず同じカードになるので、だれでも遊び直したり確かめたりできます。
about-fair-bots = ボットが知っているのはあなたと同じこと。表になったカードだけで、これから出るカードは知りません。
about-free = 自由なソフトウェア
about-free-licence = ソースは公開されています。ライセンスは MIT か Apache 2.0、お好きな方をどうぞ。
about-free-host = プログラムひとつですべてが動くので、仲間うちのために自分で立てることもできます。
about-version = バージョン { $version }
