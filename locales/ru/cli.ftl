# The command line: its help, and what its verbs say to people. Words that stand for themselves stay as they are in every
# language: verbs, flags and names of bots, cards and colours, and whatever is printed for programs.

cli-usage = Использование:
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-options-word = ПАРАМЕТРЫ
cli-command-word = КОМАНДА
cli-value = { $name ->
    [LANG] ЯЗЫК
    [SEED] ЗЕРНО
    [FILE] ФАЙЛ
    [COUNT] ЧИСЛО
    [MEGABYTES] МЕГАБАЙТЫ
    [REPORT] ЖАЛОБА
    [WHO] КТО
    [LIMIT] ПРЕДЕЛ
    [VALUE] ЗНАЧЕНИЕ
    [STORE] ХРАНИЛИЩЕ
    [FOLDER] ПАПКА
    [DAYS] ДНИ
    [SECONDS] СЕКУНДЫ
    [THREADS] ПОТОКИ
    [TABLES] СТОЛЫ
    [TABLE] СТОЛ
    [PERSON] ИГРОК
    [SHELL] ОБОЛОЧКА
    [RECORD] ЗАПИСЬ
    [OUT] ФАЙЛ
    [MINUTES] МИНУТЫ
    [GAMES] ПАРТИИ
    [DRAFT] ЧЕРНОВИК
    [COLOR] ЦВЕТ
    [COLOURS] ЦВЕТА
    [CARDS] КАРТЫ
    [SEATS] МЕСТА
    [PORT] ПОРТ
    [NAME] ИМЯ
    [LOG] ЖУРНАЛ
    [LEVELS] УРОВНИ
    [HOST] АДРЕС
    [EFFORT] УСИЛИЕ
    [CMD] КОМАНДА
    [BOT] БОТ
   *[other] { $name }
 }
cli-default = [по умолчанию: { $value }]
cli-possible = [возможные значения: { $values }]
cli-help = Показать справку; -h короче, --help с примерами
cli-help-verb = Показать справку о команде
cli-version = Показать версию
cli-lang = Язык: { $codes }; если не указан, берётся из окружения (LC_ALL, LC_MESSAGES, LANG)
cli-json = Вывести один документ JSON
cli-objectives = С двумя общими целями (режим A)
cli-powers = Со свойствами карандашей (режим B)
cli-record = Запись партии или - для стандартного ввода

cli-about = Неофициальная цифровая версия игры «Next Station: London»
cli-about-more =
    Примеры:
      tubewright play                один игрок против колоды
      tubewright play --deal london  те же карты для всех, кто назовёт это зерно
      tubewright join URL            место за столом на сервере
      tubewright replay game.json    подсчёт очков записанной партии
      tubewright map                 поле

    Коды выхода: 0 — успех, 1 — данные не приняты (причина в одной строке stderr), 2 — ошибка в команде.

cli-play = Сыграть против колоды
cli-play-more =
    Примеры:
      tubewright play                   начальный экран
      tubewright play --bots regular,strong --objectives --powers
      tubewright play --deal london --pencils green,pink,blue,purple
      tubewright play --plain --no-map  текстом, для программ чтения с экрана
      tubewright play --plain --save game.json
      tubewright play --resume game.json

    На полном экране клавиша ? показывает все клавиши. С --plain или без терминала вводите d3-a3
    или pass; остальное подскажет help.

    Прерванная партия сохраняется и продолжается в следующий раз, если параметры не просят другую. Она
    лежит в $XDG_STATE_HOME/tubewright или в ~/.local/state/tubewright. То, что пришло по конвейеру,
    сохраняется только в файле, названном через --save.
cli-play-plain = Строка за строкой: для программ чтения с экрана, конвейеров и простых терминалов
cli-play-bots = Боты за столом, по уровням: novice, casual, regular, strong или champion, не больше трёх
cli-play-new = Начать новую партию, даже если есть прерванная
cli-play-deal = Зерно карт; если не указано, карты случайные
cli-play-pencils = Ваш порядок карандашей, например green,pink,blue,purple; если не указан, как в раздаче
cli-play-save = Хранить запись в этом файле
cli-play-resume = Продолжить прерванную партию и хранить её в том же файле
cli-play-no-map = С --plain: не рисовать поле каждый ход
cli-ascii = Только знаки ASCII

cli-join = Занять место за столом на сервере
cli-join-more =
    Примеры:
      tubewright join https://play.example.org/t/ID
      tubewright join https://play.example.org/t/ID --name Анна
      tubewright join play.example.org/t/ID --plain --no-map
          текстом, для программ чтения с экрана
      tubewright join 'https://play.example.org/t/ID#seat=KEY'
          ваше место с другого устройства

    Ссылка та же, которой делятся люди; кто откроет её в браузере, окажется за тем же столом.
    Та же команда вернёт вас на то же место, в том числе после обрыва связи. Всё нужное для этого лежит
    в $XDG_STATE_HOME/tubewright или в ~/.local/state/tubewright; другим серверам это не сообщается.

    Играют так же, как в play. С --plain или без терминала остальное подскажет help; на полном экране
    все клавиши показывает ?.

    Код выхода 1, если нет такого стола, свободного места или сервера; чего именно, скажет строка в stderr.
cli-join-url = Ссылка на стол или на место
cli-join-name = Имя, под которым вас знают остальные; запоминается на будущее

cli-replay = Проверить запись по правилам и показать подсчёт очков
cli-replay-more =
    Примеры:
      tubewright replay game.json            подсчёт очков, для людей
      tubewright replay --json game.json     все числа, для программ
      tubewright replay --legal - < game.json
                                             ещё и участки, доступные в каждый ход

    Запись с нарушением правил не принимается: код выхода 1 и одна строка вроде
      раунд 2, ход 3, место 1: crosses-section: участок a3-c5 пересекает b3-b5
cli-replay-watch = Показать партию ход за ходом: на полном экране или текстом через конвейер
cli-replay-legal = Добавить участки, доступные в каждый ход; включает --json

cli-verify = Проверить, что карты, карандаши и режимы записи следуют из её зерна
cli-verify-more =
    Примеры:
      tubewright verify game.json

    Если в записи есть отпечаток, зерно должно подходить и к нему, а сама партия должна быть возможной.
    Код выхода 0, если всё сходится, иначе 1 и одна строка в stderr.

cli-deal = Показать раздачу по зерну: карандаши, цели, свойства и четыре колоды
cli-deal-more =
    Примеры:
      tubewright deal london
      tubewright deal --json 00112233445566778899aabbccddeeff
cli-deal-seed = Любой текст; если он начинается с дефиса, то после --

cli-perft = Сосчитать разные последовательности ходов одной линии на пустом поле
cli-perft-more =
    Каждый ход линия пасует или рисует один участок; свойств нет. На каждый ход — одно число.

    Примеры:
      tubewright perft --color green --cards underground:circle,street:square
cli-perft-color = Карандаш: purple, blue, pink или green
cli-perft-cards = Карты в порядке открытия, как в раунде записи, через запятую

cli-bench = Измерить скорость движка правил в одном потоке
cli-bench-more =
    Играет целые партии, случайные и жадные, и сверяет средний результат случайных.
    Нужна сборка release.

    Примеры:
      tubewright bench
      tubewright bench --json
cli-bench-seconds = Сколько секунд измерять

cli-arena = Дать ботам сыграть соло на одних и тех же раздачах и сравнить их
cli-arena-more =
    Боты: random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000 и уровни
    novice, casual, regular, strong, champion. Очки — полные, до соло-вычета.

    Столбец «без удачи» — это среднее без того, что дали или отняли карты, по расчёту функции оценки: в конечном
    счёте то же число, но у хорошо играющих ботов с меньшей ошибкой. С --json это steady_mean и steady_se, а для двух ботов —
    steady_difference.

    Примеры:
      tubewright arena --bot greedy --bot search:ms=50 --games 100 --seed 7
      tubewright arena --bot strong --games 9 --seed 7 --objectives --powers --json
      tubewright arena --engine 'python3 examples/bot.py' --games 20 --seed 7

    Внешнюю программу запускает оболочка, по одной на поток, и спрашивают её строками JSON; как именно,
    сказано в docs/engine.md. Если ответ опоздал, неверен или его нет, засчитывается pass, и это видно в итогах.
cli-arena-bot = Бот, его настройки через двоеточие; можно указать несколько раз
cli-arena-games = Сколько партий играет каждый бот
cli-arena-seed = Партия i, считая с 0, — это раздача ЗЕРНО/i
cli-arena-threads = Партий одновременно; если не указано, по одной на ядро
cli-arena-svg = Сохранить картинку: сила и время на решение
cli-arena-value = Пусть search и champion оценивают по этому файлу команды `train`, а не по встроенной функции оценки

cli-solve = Найти лучшее, что позволяют известные карты: раздачи или сыгранной партии
cli-solve-more =
    С --deal: лучшая соло-партия, какую удалось найти. Каждая линия — лучшая рядом с тремя
    другими, но перебор не доказывает, что никакие другие четыре вместе не лучше: граница — это
    то, чего не превысит ни одна партия на этих картах.

    С --record: для каждого раунда лучшая линия на поле, с которым он начался, найденная точно, а
    не приблизительно, и то, что было сыграно; в незаконченном раунде — по сыгранным ходам. Если
    партия окончена, то и лучшая партия целиком. Очки — полные, до соло-вычета.

    Примеры:
      tubewright solve --deal london
      tubewright solve --deal london --objectives --powers --effort 10 --json
      tubewright solve --record game.json
      tubewright solve --record game.json --seat 2 --round 3
cli-solve-deal = Зерно раздачи, любой текст
cli-solve-record = Запись партии, оконченной или нет; - — стандартный ввод
cli-solve-round = Только этот раунд записи, считая с 1
cli-solve-seat = Только это место записи, считая с 1
cli-solve-effort = Насколько усердно искать, от 1 до 100: 1 — около секунды, с режимами несколько секунд, и дальше время растёт пропорционально

cli-review = Разобрать партию: что было везением, а что потеряно решениями
cli-review-more =
    Для каждого решения: везение с картами и сколько очков действие потеряло по сравнению с
    лучшим. Для партии: сколько ожидалось до первой карты, плюс везение, минус потери, и остаток,
    которого оценки не объясняют; самые дорогие решения и почему; потери в сравнении с потерями
    наших ботов. Очки — итог до вычета соло-режима.

    Папка или файл с записью на каждой строке (.jsonl) даёт таблицу с итогом; с --json — по
    документу на строке. Цифры и документы описаны в docs/review.md.

    Примеры:
      tubewright review game.json
      tubewright review game.json --seat 2 --nodes 20000 --json
      tubewright review game.json --svg curve.svg
      tubewright review games.jsonl
cli-review-file = Запись партии, законченной или нет; папка или файл .jsonl с записями; - для стандартного ввода
cli-review-nodes = Сколько позиций просмотреть для каждого хода, который мог выпасть; без этого 2000
cli-review-ms = Сколько примерно может длиться разбор одного места
cli-review-hindsight = Ещё и то, что было возможно, зная все карты; на несколько секунд дольше
cli-review-svg = Нарисовать ожидаемый счёт по ходам в этот файл

cli-puzzles = Составить задачи: позиции из партий ботов, где одно действие явно лучшее
cli-puzzles-more =
    Лучшее действие опережает любое другое хотя бы на 3 очка и на 3 стандартные ошибки. Каждая
    строка — задача в форме из docs/review.md; с --json — один документ с записями.

    Примеры:
      tubewright puzzles --count 20 --seed 7
      tubewright puzzles --count 20 --seed 7 --json
cli-puzzles-count = Сколько задач

cli-train = Обучить функцию оценки ботов search и champion
cli-train-more =
    Результат заменяет crates/bots/src/value/london.net. Черновик хранит все веса полностью, чтобы
    продолжить с него в другой день; он пишется каждую минуту, результат — в конце. Ctrl-C
    заканчивает обучение раньше, и выученное сохраняется в обоих; до первой
    записи черновика оба файла остаются как были.

    Пример:
      tubewright train --minutes 480 --draft night.draft --out night.net
cli-train-minutes = Сколько минут, можно и дробно
cli-train-out = Куда записать готовую функцию оценки
cli-train-draft = Куда писать черновик; если он там уже есть, обучение продолжится
cli-train-threads = Потоки; если не указано, по одному на ядро
cli-train-seed = Зерно партий, на которых она учится
cli-train-from =
    Сколько процентов курса уже пройдено, от 0 до 99: чем больше, тем меньше поправки; без этого 0 для
    черновика, начатого с нуля, иначе 30
cli-train-only = Только партии без модулей или только с ними; без этого поровну
cli-train-value = Начать новый черновик с этого файла команды `train`, а не с нуля

cli-map = Показать поле либо проверить и показать файл карты
cli-map-more =
    Примеры:
      tubewright map              карта Лондона
      tubewright map my-town.map  другая; ошибка в ней будет названа со строкой
cli-map-file = Карта в текстовой форме или - для стандартного ввода; если не указана, Лондон

cli-map-flag = Играть не в Лондоне, а на карте города из этого файла; для записи — карта, которой в ней нет

cli-score = Подсчитать очки листа, нарисованного на бумаге, без карт
cli-score-more =
    Строка текста — карандаш и его участки в любом порядке и направлении; идущие подряд можно
    соединить. Форма целиком описана в docs/notation.md.
      green d3-a3-c5 d3-f1 +circle a3
      pink h4-g3-g4-f4
      objectives districts thames

    То, чего на листе быть не может (пересечение, петля, участок дважды, участки отдельно от
    своей линии), называется вместе с участком, код выхода 1.

    Примеры:
      tubewright score sheet.txt
      tubewright score --json - < sheet.txt
cli-score-file = Лист в текстовой форме или - для стандартного ввода
cli-score-as-drawn = Подсчитать нарисованное, даже если правила этого не позволяют

cli-stats = Показать статистику записанных партий
cli-stats-more =
    Распределение, среднее, стандартное отклонение и квантили итогов; средние очки по тому, за что
    они даны, по цветам, раундам и режимам; скользящее среднее. Партии идут в порядке файлов.

    В файле одна запись или по одной в строке. Из папки берутся файлы .json и .jsonl по имени.
    Считаются все места, если --seat или --name не выбирает некоторые. Незаконченные партии не
    считаются.

    Примеры:
      tubewright stats games/
      tubewright stats --name Ann --svg ann.svg games.jsonl
      tubewright stats --json games.jsonl
cli-stats-files = Записи партий или папки с ними
cli-stats-seat = Только это место в каждой партии, считая с 1
cli-stats-name = Только места с этим именем
cli-stats-svg = Записать картинку: распределение и скользящее среднее

cli-completions = Вывести автодополнение для оболочки
cli-completions-more =
    Примеры:
      tubewright completions bash \
        > ~/.local/share/bash-completion/completions/tubewright
      tubewright completions fish > ~/.config/fish/completions/tubewright.fish
cli-completions-shell = Оболочка

# Wrong usage. Lines that begin with what was typed.
usage-error = ошибка: { $what }
usage-unknown-argument = аргумент «{ $argument }» здесь не подходит
usage-unknown-command = команды «{ $command }» нет
usage-no-command = не указана команда
usage-missing = не хватает аргументов: { $arguments }
usage-no-value = для { $argument } нужно значение
usage-wrong-value = «{ $value }» не подходит для { $argument }
usage-wrong-value-why = «{ $value }» не подходит для { $argument }: { $why }
usage-conflict = { $argument } нельзя указать вместе с { $other }
usage-twice = { $argument } можно указать только один раз
usage-no-value-wanted = { $argument } указывают без значения
usage-utf-8 = один из аргументов — не текст в UTF-8
usage-instead = Может быть, { $suggestion }?
usage-more = Подробнее: --help.
usage-levels = уровни — novice, casual, regular, strong и champion
usage-pencils = назовите каждый из четырёх карандашей по одному разу
usage-review-svg = --svg рисует одну запись, а не папку и не файл .jsonl
usage-bots = вместе с вами за столом не больше трёх ботов
usage-table = ссылка на стол выглядит так: https://play.example.org/t/ID
usage-name = в имени от 1 до 24 видимых знаков
usage-draft-and-out = --draft и --out — один и тот же файл, { $name }; одно уничтожило бы другое
usage-draft-is-there = --value нужен для нового черновика, а { $name } уже есть

# Refusals, one line each.
refuse-read = не удалось прочитать { $name }
refuse-large = { $name } больше { $limit } МиБ
refuse-utf-8 = { $name } — не текст в UTF-8
refuse-write = не удалось записать { $name }
refuse-taken = { $name } уже есть: назовите другой файл или продолжите его через --resume { $name }
refuse-aside = не удалось отложить прерванную партию
refuse-left = --new начнёт новую партию
refuse-open = ваша партия открыта в другом терминале; --save ФАЙЛ хранит вторую в отдельном файле
refuse-changed = её изменила другая программа
refuse-random = эта система не даёт случайных чисел
refuse-draft = { $name } — не черновик этой версии
refuse-value = { $name } — не функция оценки этой версии
refuse-no-records = записей нет: { $name }
refuse-review-map = для разбора нужна карта, которую знает функция оценки: Лондон
refuse-no-seat = в записи нет места { $seat }
refuse-no-round = место { $seat } в этой записи ещё не ходило в раунде { $round }
refuse-bench = средний результат случайных партий — { $mean }: это дальше трёх стандартных ошибок ({ $error }) от { $right }
standard-input = стандартный ввод

# What the verbs print.
verify-seed = карты, карандаши и режимы следуют из зерна { $seed }
verify-promised = отпечаток { $commitment } — как и обещано
verify-unpromised = отпечаток { $commitment }, заранее он не публиковался
verify-sealed = оно составлено из зерна сервера и того, что внесли места, как и было обещано
deal-seed = Зерно
deal-commitment = Отпечаток
deal-pencils = Карандаши
deal-objectives = Общие цели
deal-powers = Свойства
deal-power = { $pencil }: { $power }
deal-card = Карта
deal-round = Раунд { $round }
deal-card-name = { $kind ->
    [street] У { $symbol }
   *[underground] П { $symbol }
 }
deal-key = У — улица, П — подземка; пятая П завершает раунд.
perft-turn = ход { $turn }: { $count }
perft-none = нет карт — нет ходов: считать нечего
bench-random = случайных партий в секунду: { $games }, средний результат { $mean } ± { $error } (верный: { $right })
bench-modules = случайных партий в секунду с обоими режимами: { $games }
bench-greedy = партий жадного бота в секунду: { $games }
arena-bot = Бот
arena-mean = среднее ± ош.
arena-steady = без удачи
arena-min = мин.
arena-max = макс.
arena-each = в среднем
arena-slow = p99
time-millis = { $time } мс
time-micros = { $time } мкс
arena-difference = Разница в очках за партию
arena-pair = { $a } против { $b }
arena-interrupted = прервано: раздач, сыгранных всеми ботами, — { $games } из { $all }
plot-time = время на решение
plot-score = средний результат
progress-left = { $done } из { $all }, осталось { $seconds } с
solve-exact = На картах { $seed } можно было набрать { $total }; доказано, что больше нельзя.
solve-bound = На картах { $seed } можно было набрать { $total }; доказано, что { $beyond } не набрать.
solve-round = Раунд { $round }, { $pencil }: { $actions }
solve-nodes = позиций: { $nodes } за { $seconds } с
solve-stopped = остановлено; вот лучшее из найденного
solve-seat = Место { $seat } { $name }
solve-played = Раунд { $round }, { $pencil }: набрано очков { $played }, можно было { $best }
solve-played-part = Раунд { $round }, ещё не окончен, { $pencil }: набрано очков { $played }, можно было { $best }
solve-nothing = Ещё ничего не сыграно.
solve-game-exact = На этих картах можно было набрать { $total }; доказано, что больше нельзя. Набрано { $played }.
solve-game-bound = На этих картах можно было набрать { $total }; доказано, что { $beyond } не набрать. Набрано { $played }.
review-head-game = Партия
review-head-total = итог
review-head-expected = ожидалось
review-head-luck = везение
review-head-lost = потеряно
review-head-good = хорошо
review-percent = { $percent } %
review-mean = В среднем по { $games }: итог { $total }, везение { $luck }, потеряно { $loss }
review-class-count = { $class }: { $count }
train-progress = { $seconds } с, позиций: { $positions }, ошибка в очках: { $error }, средний результат: { $score }
train-size = размер функции оценки в байтах: { $bytes }
train-too-large = размер функции оценки в байтах: { $bytes } — больше { $most }, допустимых для встроенной: её загружает страница
train-overflow = { $out } не записан: сумма сети { $part } доходит до { $sum } — больше допустимых { $most }
train-base = только по функции оценки, базовая игра: { $score } ± { $error }
train-both = только по функции оценки, оба режима: { $score } ± { $error }
train-stopped = остановлено; выученное сохранено в { $draft } и { $out }
train-stopped-early = остановлено раньше, чем выучено что-то стоящее; файлы остались как были
map-no-value = для карты города { $map } нет функции оценки: search и champion вместо этого просматривают ходы вперёд
refuse-train = для карты города { $map } функцию оценки пока не обучить: её входы рассчитаны на Лондон
stats-none = нет ни одной законченной партии
stats-skipped = пропущено: { $why }
stats-line = { $name }, строка { $line }
stats-games = Партии
stats-mean = Средний итог
stats-sd = Стандартное отклонение
stats-lowest = Наименьший
stats-median = Медиана
stats-highest = Наибольший
stats-lines = Линии
stats-tourist = Туристические объекты
stats-interchanges = Пересадочные станции
stats-objectives = Цели
stats-round = Линия раунда { $round }
stats-best-line = Лучшая линия
stats-modules = { $modules ->
    [none] Базовая игра ({ $games })
    [objectives] С общими целями ({ $games })
    [powers] Со свойствами карандашей ({ $games })
   *[both] С обоими режимами ({ $games })
 }
stats-last = Среднее за последние { $count }
stats-won = Победы, против других: { $games }
stats-unfinished = Не учтены, потому что не закончены: { $count }
stats-distribution = Как часто выпадал каждый десяток очков
stats-course = Среднее за последние партии: { $count }
stats-picture = Статистика партий: { $games }, средний итог { $mean }
