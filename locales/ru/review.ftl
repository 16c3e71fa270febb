# Что разбор говорит о партии, на странице и в терминале.

review-title = Разбор
# Насколько велика потеря.
review-class = { $class ->
    [inaccuracy] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
   *[good] Хорошо
 }
review-as-good = Не хуже лучшего
review-played = Сыграно: { $action }
review-best = Лучше всего: { $action }
review-equal = Не хуже: { $actions }
# Очки записаны с десятыми: «3,2 ± 0,5».
review-lost = Потеряно очков: { $points }
review-luck = Везение с картами: { $points }
review-line = { $place }: { $action } · везение { $luck } · потеряно { $points } · { $verdict }
# Действие в сравнении с лучшим: «d3 → f1: −1,2 ± 0,4».
review-alternative = { $action }: { $points }
review-alternative-equal = { $action }: не хуже

# Почему лучшее действие лучше; доводы — ниже.
review-why = { $action } лучше — { $reasons }.
review-why-far = { $action } приносит больше в дальнейшем; из того, что видно сразу, это не следует.
review-why-open = Что { $action } лучше, не установлено.
review-why-best = Ничего лучше не нашлось.
review-reason-river = участков под Темзой больше на { $more } (+{ $points })
review-reason-fullest = станций в самом заполненном районе: { $best }, а не { $other }
review-reason-districts = районов на линии: { $best }, а не { $other }
review-reason-tourist = посещений туристических объектов: { $best }, а не { $other } (+{ $points })
review-reason-interchanges = очков за пересадочные станции: { $best }, а не { $other }
review-reason-objective = «{ $objective }»: { $best } из { $need }, а не { $other }
review-reason-objective-met = «{ $objective }»: выполнено (+10)
review-reason-keeps-power = свойство карандаша остаётся в запасе ({ $power })
review-reason-uses-power = свойство карандаша здесь окупается ({ $power })
review-reason-opens = { $symbol ->
    [square] квадратов, доступных следующим картам: { $best }, а не { $other }
    [triangle] треугольников, доступных следующим картам: { $best }, а не { $other }
    [pentagon] пятиугольников, доступных следующим картам: { $best }, а не { $other }
    [circle] кругов, доступных следующим картам: { $best }, а не { $other }
   *[joker] станций, доступных джокеру: { $best }, а не { $other }
 }
review-reason-room = { $pencil ->
    [purple] свободных участков у начала фиолетовой линии: { $best }, а не { $other }
    [blue] свободных участков у начала голубой линии: { $best }, а не { $other }
    [pink] свободных участков у начала розовой линии: { $best }, а не { $other }
   *[green] свободных участков у начала зелёной линии: { $best }, а не { $other }
 }
review-reason-now = очков сразу: { $best }, а не { $other }

# Сумма партии: ожидалось + везение − потеряно + остаток = итог.
review-sum-expected = Ожидалось до первой карты
review-sum-luck = Везение с картами
review-sum-loss = Потеряно решениями
review-sum-rest = Остаток
review-sum-total = Итог
review-sum-total-so-far = Ожидается отсюда
review-rest-note = Остаток — там, где оценки двух ходов не сходятся; это ни везение, ни ошибка.
review-round = { $round }: везение { $luck }, потеряно { $loss }
review-good-share = Решений не хуже лучшего: { $good } из { $all }
review-costliest = Самые дорогие решения
review-costliest-none = Ни одно решение не было явно хуже лучшего.
review-costliest-line = { $place }: { $action } — потеряно { $points }; лучше всего { $best }
review-grade-between = Ваши потери ({ $points }) — между потерями ботов «{ $better }» ({ $less }) и «{ $worse }» ({ $more }).
review-grade-least = Ваши потери ({ $points }) не больше, чем у нашего лучшего бота «{ $worse }» ({ $more }).
review-grade-most = Ваши потери ({ $points }) больше, чем у бота «{ $better }» ({ $less }).
review-hindsight = Задним числом, зная все карты, можно было набрать { $total }.
review-hindsight-bound = Задним числом, зная все карты, можно было набрать { $total }; больше { $bound } — нельзя.
review-so-far = Партия продолжается: разобрано то, что уже сыграно.
review-nothing = Пока нечего разбирать.

# Темы упражнений.
puzzle-theme = { $theme ->
    [river] Темза
    [interchanges] Пересадочные станции
    [switch] Железнодорожная стрелка
    [powers] Свойства карандашей
   *[last-turns] Последние ходы
 }
puzzle-difficulty = Сложность: { $difficulty } из 5
