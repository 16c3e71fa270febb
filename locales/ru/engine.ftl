# `tubewright engine` and the outside programs of `tubewright arena`.

cli-engine = Отвечать другим программам строками JSON: играть по правилам, считать очки, спрашивать ботов
cli-engine-more =
    Каждая строка стандартного ввода — запрос, каждая строка стандартного вывода — ответ, в том же порядке:
    {"  {"}"id": 1, "op": "new", "seed": "london"{"}"}
    {"  {"}"id": 2, "op": "legal"{"}"}
    {"  {"}"id": 3, "op": "play", "action": "pass"{"}"}
    {"  {"}"id": 4, "op": "quit"{"}"}
    Все они описаны в docs/engine.md.

    Примеры:
      tubewright engine < requests.jsonl
      tubewright arena --bot greedy --games 10 --seed 7 \
        --engine 'tubewright engine --as-player greedy'
cli-engine-as-player = Быть игроком: отвечать на вопросы арены
cli-arena-engine = Внешняя программа в роли бота: команда её запуска; можно указать несколько раз
cli-arena-engine-ms = Сколько миллисекунд внешняя программа может думать над решением
cli-arena-engine-start-ms = Сколько миллисекунд внешняя программа может запускаться

# What went wrong with an outside program: $name is its command.
arena-flawless = { $name }: все решения вовремя и по правилам
# $kinds is a list of the words below with their numbers.
arena-failed = { $name }: неудачных решений: { $failed } из { $decisions } ({ $kinds }); впервые в партии { $game }: { $what }
arena-never-started = { $name }: программа не играла: { $what }
arena-kind = { $word }: { $count }
arena-late = опоздания
arena-illegal = не по правилам
arena-garbage = неразборчивые ответы
arena-refused = отказы
arena-dead = без ответа
arena-crashes = падения
arena-stopped = остановки
arena-restarts = перезапуски

fault-at-start = при запуске: { $what }
fault-on-turn = раунд { $round }, ход { $turn }: { $what }
fault-late = нет ответа вовремя
fault-illegal = ход { $action } против правил: { $reason }: { $why }
fault-no-action = в ответе нет хода
fault-garbage = это не ответ: { $said }
fault-endless = строка длиннее { $bytes } байт
fault-refused = программа отказалась: { $said }
fault-not-started = программа не запускается: { $why }
fault-ended = { $how ->
    [code] программа завершилась с кодом { $number }
    [signal] программу завершил сигнал { $number }
   *[unknown] программа завершилась
 }
fault-dead = спрашивать больше некого
refuse-signals = не удалось подписаться на сигналы
