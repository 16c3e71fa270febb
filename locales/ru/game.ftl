# The game: the table, the score sheet, the tally, the final sheet.

close = Закрыть
# Lists: the parts so far, and the next. The second is for longer parts, which may hold lists themselves.
list-more = { $list }, { $next }
list-more-apart = { $list }; { $next }
map-title = Поле с картой
map-lines = Нарисованные линии
map-line-drawn = { $line }: { $sections }
map-line-circled = { $line }: { $sections }. Обведена станция { $station }
seat-you = Вы
bot-name-first = Ада
bot-name-second = Борис
bot-name-third = Вера
bot-kind = Бот «{ $level }»

game-title = Ваша партия
game-menu = Меню
game-round = Раунд { $round }
game-of-four = из 4
game-turn = ход { $turn }
game-rounds = Карандаши по раундам
game-pencil = { $pencil ->
    [purple] Фиолетовый
    [blue] Голубой
    [pink] Розовый
   *[green] Зелёный
 }

menu-leave = Выйти и доиграть потом
menu-again = Заново с теми же картами
menu-again-sure = Точно? Эта партия пропадёт
menu-rules = Правила

# The cards of the round.
deck-title = Карты раунда
deck-street = Улица
deck-underground = Подземка
deck-since = ход { $turn }
deck-left = «Подземка»: ещё { $count }
deck-chance = Следующий ход последний: { $percent } %
deck-more = Ещё не меньше { $turns } ходов
deck-last-turn = Последний ход раунда

# What is said beside the cards.
turn-title = Этот ход
tell-card = { $symbol ->
    [square] Ведите линию к квадрату.
    [triangle] Ведите линию к треугольнику.
    [pentagon] Ведите линию к пятиугольнику.
    [circle] Ведите линию к кругу.
   *[joker] Джокер: ведите линию к любой станции.
 }
tell-branch = Со стрелкой можно начать от любой станции линии.
tell-switch-early = Стрелка вышла слишком рано и не считается.
tell-open = { $count ->
    [0] Доступных участков нет: пасуйте.
    [one] Доступен { $count } участок.
    [few] Доступно { $count } участка.
    [many] Доступно { $count } участков.
   *[other] Доступно { $count } участка.
 }
tell-last = Это последний ход раунда.
tell-bots = Готово. Остальные ещё рисуют.
bots-failed = Не удалось загрузить ботов.
bots-weaker = Функцию оценки Чемпиона не удалось загрузить: пока он играет как Мастер.
bots-pass = Пусть пасуют
hints-failed = Не удалось загрузить советы. Нажмите «Совет», чтобы попробовать ещё раз.
tell-round-over = Раунд окончен.
tell-thinking = Думаю…
tell-hints = Ожидаемые очки к концу партии по сравнению с пасом:
tell-no-hint = Посоветовать нечего.
tell-ways = { $count ->
    [one] К { $station } ведёт { $count } путь. Откуда?
    [few] К { $station } ведут { $count } пути. Откуда?
    [many] К { $station } ведут { $count } путей. Откуда?
   *[other] К { $station } ведут { $count } пути. Откуда?
 }
tell-with-joker = { $action } + джокер
tell-with-switch = { $action } + стрелка
tell-double-first = В этот ход два участка. Выберите первый.
tell-double-second = Теперь выберите второй или оставьте один.
tell-circle = Какую станцию засчитать за две? Выгоднее в районе, где у линии больше всего станций.
tell-joker = { $count ->
    [one] Теперь карта — джокер: доступен { $count } участок.
    [few] Теперь карта — джокер: доступно { $count } участка.
    [many] Теперь карта — джокер: доступно { $count } участков.
   *[other] Теперь карта — джокер: доступно { $count } участка.
 }
tell-switch = { $count ->
    [one] Начните от любой станции: доступен { $count } участок.
    [few] Начните от любой станции: доступно { $count } участка.
    [many] Начните от любой станции: доступно { $count } участков.
   *[other] Начните от любой станции: доступно { $count } участка.
 }
tell-keep-power = Не нужно: приберечь свойство
tell-districts = Районы { $before } → { $after }
tell-stations = Станции { $before } → { $after }
tell-river = Темза { $before } → { $after }
tell-tourist = Туристические объекты { $before } → { $after }
tell-interchanges = Пересадочные станции { $before } → { $after }
tell-objectives = Общие цели { $before } → { $after }
tell-unchanged = Само по себе очков не даёт.

# The same for those who listen.
say-round = { $pencil ->
    [purple] Раунд { $round }, фиолетовый карандаш.
    [blue] Раунд { $round }, голубой карандаш.
    [pink] Раунд { $round }, розовый карандаш.
   *[green] Раунд { $round }, зелёный карандаш.
 }
say-turn = Ход { $turn }: { $cards }. { $situation } { $choices }
say-choice = { $gain ->
    [one] { $section }, { $gain } очко
    [few] { $section }, { $gain } очка
    [many] { $section }, { $gain } очков
   *[other] { $section }, { $gain } очка
 }
say-preview = { $gain ->
    [one] { $action }: { $gain } очко. «Готово» — подтвердить, «Отмена» — передумать.
    [few] { $action }: { $gain } очка. «Готово» — подтвердить, «Отмена» — передумать.
    [many] { $action }: { $gain } очков. «Готово» — подтвердить, «Отмена» — передумать.
   *[other] { $action }: { $gain } очка. «Готово» — подтвердить, «Отмена» — передумать.
 }
say-ways = Путей несколько: { $ways }
# What a figure of the score sheet counts.
say-counted-stations = Учтены станции: { $names }.
say-counted-sections = Учтены участки: { $names }.
say-counted-districts = Учтено районов: { $count }.
say-counted-nothing = Пока здесь ничего не учтено.
say-thinking-instead = Ваш выбор отменён. Думаю…
say-hints = Советы и ожидаемые очки к концу партии по сравнению с пасом: { $hints }

# Why something was refused.
refusal-bad-action = Это не ход.
refusal-too-many-sections = Нельзя: за ход рисуют один участок, а два — только со свойством «Дубль».
refusal-power-not-held = Нельзя: у карандаша в руке нет свойства «{ $power }».
refusal-power-spent = Нельзя: свойство «{ $power }» в этом раунде уже использовано.
refusal-no-such-section = Нельзя: между { $from } и { $to } нет участка.
refusal-not-on-line = Нельзя: { $station } не на этой линии.
refusal-already-on-line = Нельзя: { $station } уже на этой линии.
refusal-not-an-end = Нельзя: { $station } — не конец линии, а стрелка сейчас не действует.
refusal-wrong-symbol = { $symbol ->
    [square] Нельзя: карта требует квадрат, а { $station } — не квадрат.
    [triangle] Нельзя: карта требует треугольник, а { $station } — не треугольник.
    [pentagon] Нельзя: карта требует пятиугольник, а { $station } — не пятиугольник.
   *[circle] Нельзя: карта требует круг, а { $station } — не круг.
 }
refusal-section-taken = Нельзя: участок { $section } уже нарисован.
refusal-crosses-section = Нельзя: участок { $section } пересекает { $other }.
refusal-not-waiting = В этот ход вы уже сделали выбор.
refusal-no-power = В этой партии у карандашей нет свойств.
refusal-nothing-to-confirm = Подтверждать нечего.
refusal-no-tally = Раунд ещё не окончен.
refusal-nothing-to-undo = В этот ход отменять нечего.
refusal-no-way = Нельзя: от вашей линии к { $station } не ведёт ни один участок.

act-undo = Отмена
act-pass = Пас
act-hint = Совет
act-done = Готово

# Pencil powers.
power-name = { $power ->
    [double] Дубль
    [joker] Джокер
    [switch] Стрелка
   *[circle] Обводка
 }
power-does = { $power ->
    [double] Второй участок в этот же ход
    [joker] Карта становится джокером
    [switch] Начать от любой станции линии
   *[circle] Одна станция линии считается за две
 }
power-used = { $power } · использовано
power-no-use = В этот ход ничего не даст

# The score sheet.
sheet-title = Ваши очки
sheet-close = Закрыть подсчёт очков
sheet-open = Открыть подсчёт очков
sheet-lines = Очки за линии
sheet-line = Линия
sheet-line-name = { $pencil ->
    [purple] Фиолетовая линия
    [blue] Голубая линия
    [pink] Розовая линия
   *[green] Зелёная линия
 }
sheet-districts = Районы
sheet-stations = Станции
sheet-river = Темза
sheet-points = Очки
sheet-figure = { $pencil ->
    [purple] { $column ->
        [districts] Фиолетовая линия, районы: { $count }
        [stations] Фиолетовая линия, станции: { $count }
        [river] Фиолетовая линия, очки за Темзу: { $count }
       *[points] Фиолетовая линия, очки: { $count }
     }
    [blue] { $column ->
        [districts] Голубая линия, районы: { $count }
        [stations] Голубая линия, станции: { $count }
        [river] Голубая линия, очки за Темзу: { $count }
       *[points] Голубая линия, очки: { $count }
     }
    [pink] { $column ->
        [districts] Розовая линия, районы: { $count }
        [stations] Розовая линия, станции: { $count }
        [river] Розовая линия, очки за Темзу: { $count }
       *[points] Розовая линия, очки: { $count }
     }
   *[green] { $column ->
        [districts] Зелёная линия, районы: { $count }
        [stations] Зелёная линия, станции: { $count }
        [river] Зелёная линия, очки за Темзу: { $count }
       *[points] Зелёная линия, очки: { $count }
     }
 }
sheet-tourist = Туристические объекты
sheet-tourist-points = Туристические объекты, очки: { $count }
sheet-visits = Зачёркнуто кружков: { $count } из { $most }
sheet-interchanges = Пересадочные станции
sheet-interchange-points = Пересадочные станции, очки: { $count }
sheet-on-lines = { $worth ->
    [one] Станции на { $lines } линиях: { $count } × { $worth } очко
    [few] Станции на { $lines } линиях: { $count } × { $worth } очка
    [many] Станции на { $lines } линиях: { $count } × { $worth } очков
   *[other] Станции на { $lines } линиях: { $count } × { $worth } очка
 }
sheet-objectives = Общие цели
sheet-objective-points = Общие цели, очки: { $count }
sheet-total = Всего
objective-name = { $objective ->
    [interchanges] Восемь пересадочных станций
    [districts] По станции в каждом районе
    [tourist-sites] Все пять туристических объектов
    [central-district] Все станции центрального района
   *[thames] Шесть участков под Темзой
 }
objective-met = , выполнено

# The others.
rivals-title = На тех же картах
rival-acted = готово
rival-thinking = думает
rival-to-act = ещё не готово
rival-open = Открыть это поле
rival-map = Поле: { $name }
handover-title = Теперь рисует { $name }
handover-note = Каждый рисует на своём поле; остальные увидят его, когда нарисуют все.
handover-take = Это я, { $name }

# After a round.
tally-title = { $pencil ->
    [purple] { $points ->
        [one] Фиолетовая линия: { $points } очко
        [few] Фиолетовая линия: { $points } очка
        [many] Фиолетовая линия: { $points } очков
       *[other] Фиолетовая линия: { $points } очка
     }
    [blue] { $points ->
        [one] Голубая линия: { $points } очко
        [few] Голубая линия: { $points } очка
        [many] Голубая линия: { $points } очков
       *[other] Голубая линия: { $points } очка
     }
    [pink] { $points ->
        [one] Розовая линия: { $points } очко
        [few] Розовая линия: { $points } очка
        [many] Розовая линия: { $points } очков
       *[other] Розовая линия: { $points } очка
     }
   *[green] { $points ->
        [one] Зелёная линия: { $points } очко
        [few] Зелёная линия: { $points } очка
        [many] Зелёная линия: { $points } очков
       *[other] Зелёная линия: { $points } очка
     }
 }
tally-districts = { $count ->
    [one] район
    [few] района
    [many] районов
   *[other] района
 }
tally-stations = { $count ->
    [one] станция
    [few] станции
    [many] станций
   *[other] станции
 }
tally-river = Темза, { $count } × 2
tally-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
 }
tally-sites = { $count ->
    [0] Ни одного туристического объекта.
    [one] На линии { $count } туристический объект.
    [few] На линии { $count } туристических объекта.
    [many] На линии { $count } туристических объектов.
   *[other] На линии { $count } туристического объекта.
 }
tally-interchanges = { $count ->
    [0] Пересадочных станций пока нет.
    [one] Пока { $count } пересадочная станция.
    [few] Пока { $count } пересадочные станции.
    [many] Пока { $count } пересадочных станций.
   *[other] Пока { $count } пересадочной станции.
 }
tally-total = { $count ->
    [one] Всего { $count } очко.
    [few] Всего { $count } очка.
    [many] Всего { $count } очков.
   *[other] Всего { $count } очка.
 }
tally-standings = { $rounds ->
    [one] После первого раунда
    [2] После двух раундов
    [few] После трёх раундов
    [many] После { $rounds } раундов
   *[other] После { $rounds } раунда
 }
# Those whose round is not over yet.
tally-still-drawing = Ещё рисуют: { $names }.
tally-next = { $pencil ->
    [purple] Дальше: фиолетовый
    [blue] Дальше: голубой
    [pink] Дальше: розовый
   *[green] Дальше: зелёный
 }
tally-next-round = Следующий раунд

# After the game.
final-title = Итоги партии
final-map = Готовое поле
final-new = Новая партия
final-again = Те же карты
final-picture = Сохранить картинку
final-picture-failed = Картинку не удалось сделать. Возможно, сейчас нет сети; попробуйте позже.
final-record = Сохранить запись
final-review = Разобрать партию
final-share = Поделиться
final-copied = Скопировано
share-by-hand = Скопируйте этот текст:
final-best-line = Лучшая линия
final-best = { $pencil ->
    [purple] { $points ->
        [one] Фиолетовая, { $points } очко
        [few] Фиолетовая, { $points } очка
        [many] Фиолетовая, { $points } очков
       *[other] Фиолетовая, { $points } очка
     }
    [blue] { $points ->
        [one] Голубая, { $points } очко
        [few] Голубая, { $points } очка
        [many] Голубая, { $points } очков
       *[other] Голубая, { $points } очка
     }
    [pink] { $points ->
        [one] Розовая, { $points } очко
        [few] Розовая, { $points } очка
        [many] Розовая, { $points } очков
       *[other] Розовая, { $points } очка
     }
   *[green] { $points ->
        [one] Зелёная, { $points } очко
        [few] Зелёная, { $points } очка
        [many] Зелёная, { $points } очков
       *[other] Зелёная, { $points } очка
     }
 }
final-this-game = эта партия
final-bot = Бот, соло на ваших картах
final-bots-play = Боты играют на ваших картах…
final-place = { $name }: { $place }-е место из { $count }
final-tries = Другие ваши партии на этих картах: { $totals }. Лучший итог: { $best }.
verdict-1 = Первые поезда пошли
verdict-2 = Машины всё чаще остаются в гараже
verdict-3 = На такую сеть можно положиться
verdict-4 = Город живёт по вашему расписанию
verdict-5 = В вашу честь назвали станцию
verdict-6 = Ваша схема висит в музее
verdict-place = { $modules ->
    [0] { $score ->
        [one] { $score } очко: ступень { $verdict } из шести.
        [few] { $score } очка: ступень { $verdict } из шести.
        [many] { $score } очков: ступень { $verdict } из шести.
       *[other] { $score } очка: ступень { $verdict } из шести.
     }
    [one] { $score } за вычетом 10 за режим: ступень { $verdict } из шести.
    [few] { $score } за вычетом 20 за два режима: ступень { $verdict } из шести.
    [many] { $score } за вычетом режимов: ступень { $verdict } из шести.
   *[other] { $score } за вычетом режимов: ступень { $verdict } из шести.
 }
# What a screen reader hears of the result.
verdict-line = { $title }. { $text }
verdict-told = Всего: { $total }. { $title }. { $text }
verdict-next = { $count ->
    [one] До следующей ещё { $count } очко.
    [few] До следующей ещё { $count } очка.
    [many] До следующей ещё { $count } очков.
   *[other] До следующей ещё { $count } очка.
 }
winner-you = Вы победили
winner-other = Побеждает { $name }
winner-shared = Общая победа
winner-names = { $names }.
winner-with = { $points ->
    [one] Побеждает { $name }: { $points } очко.
    [few] Побеждает { $name }: { $points } очка.
    [many] Побеждает { $name }: { $points } очков.
   *[other] Побеждает { $name }: { $points } очка.
 }
winner-shared-with = { $points ->
    [one] Общая победа: { $names }, по { $points } очку.
    [few] Общая победа: { $names }, по { $points } очка.
    [many] Общая победа: { $names }, по { $points } очков.
   *[other] Общая победа: { $names }, по { $points } очка.
 }
result-tie-break = Очков поровну, поэтому решает лучшая из линий.
share-head = { $total ->
    [one] Tubewright: { $total } очко
    [few] Tubewright: { $total } очка
    [many] Tubewright: { $total } очков
   *[other] Tubewright: { $total } очка
 }
share-row = { $place }. { $name }: { $total }
share-place = { $total ->
    [one] Tubewright: { $total } очко, { $place }-е место из { $count }
    [few] Tubewright: { $total } очка, { $place }-е место из { $count }
    [many] Tubewright: { $total } очков, { $place }-е место из { $count }
   *[other] Tubewright: { $total } очка, { $place }-е место из { $count }
 }

# A record that was opened.
look-title = Запись партии
look-unread = Сейчас не удалось прочитать файл
look-refused = Это не запись партии
look-refused-at = Раунд { $round }, ход { $turn }, место { $seat }: { $why }
look-refused-file = Это файл другого вида, или он повреждён. Сохранённая здесь партия — это файл .json.
look-refused-detail = Что именно не так
look-open-another = Открыть другой файл
look-place = Раунд { $round }, ход { $turn }
look-start = До первой карты
look-seat = Место { $number }
look-turn = Какой ход показать
look-back = На ход назад
look-on = На ход вперёд
