# The page of a review: what surrounds what a review says. Each key says where it is read.

study-back = Назад к партии
study-nothing = Здесь нет партии, на которую можно оглянуться. Возможно, браузер её забыл или в ней ещё никто не ходил.
study-running = Разбирается решение { $done } из { $all }
study-done = Разбор готов.
study-failed = Разбор не получился: не удалось загрузить то, что для него думает. Возможно, сейчас нет сети.
study-seats = Чья партия
study-sum = Из чего сложился счёт
study-deducted = В соло-режиме после вычета итог: { $score }.
study-choices = Решения
study-hindsight-running = Ищем лучшую партию на этих картах – задним числом…

study-curve = Ожидаемый счёт
study-key-lucky = карты помогли
study-key-unlucky = карты подвели
study-key-loss = потеряно решением
study-keys = ← → по ходам, M – следующая ошибка
study-not-yet = Ещё не разобрано.
# A decision to listeners: "Round 2, turn 3, 150.1 expected, luck +1.2, mistake, 3.2 lost".
study-said-expected = ожидается { $points }
study-said-luck = везение { $points }
study-said-good = не хуже лучшего
study-said-lost = { $class ->
    [inaccuracy] неточность, потеряно { $points }
    [mistake] ошибка, потеряно { $points }
    [blunder] грубая ошибка, потеряно { $points }
   *[good] потеряно { $points }
 }

study-rounds = По раундам
study-back-one = На одно решение назад
study-on-one = На одно решение вперёд
study-next-mistake = Следующая ошибка
study-alternatives = Всё, что сравнивалось

# A decision tried again.
study-try-again = Попробовать снова
study-choose = Что бы вы сделали?
study-try-choose = Позиция снова перед вами. Что бы вы сделали теперь?
study-try-judging = Смотрим на ваш выбор…
study-try-right = Верно! Не хуже лучшего.
study-try-wrong = Не совсем: так теряется { $points }.
study-try-shown = Вот ответ.
study-try-close = Назад к разбору
study-hint-pass = Подсказка: иногда лучше ничего не рисовать.
study-hint-power = Подсказка: ваш карандаш умеет кое-что особенное.
study-hint-from = Подсказка: лучший участок начинается в { $station }.
study-play-same = Играть дальше с теми же картами
study-play-fresh = Играть дальше с новыми картами
study-play-points = Очки: { $points }
study-play-over = Очки: { $total }; в вашей партии было { $before }.

practice-title = Упражнения
practice-about = Позиции из партий, в которых один выбор явно лучше других. Найдите его.
practice-failed = Упражнения не удалось загрузить. Возможно, сейчас нет сети.
practice-chosen = По теме
practice-theme = Тема
practice-difficulty = Сложность
practice-any = Любая
practice-count = { $count ->
    [one] { $count } упражнение
    [few] { $count } упражнения
   *[many] { $count } упражнений
 }
practice-start = Начать
practice-streak = Серия
practice-streak-note = Сколько сможете подряд. Они становятся труднее.
practice-best = Самая длинная: { $count }
practice-streak-now = Подряд: { $count }
practice-streak-over = Серия закончилась: { $count }.
practice-own = Ваши ошибки
practice-own-note = То, что вы упустили в разобранных партиях, возвращается со всё большими перерывами, пока не получится.
practice-due = Сейчас: { $due } из { $all }
practice-solved = Решено на этом устройстве: { $count }
practice-task = Какой выбор явно лучше?
practice-wrong = Не этот.
practice-next = Следующее упражнение
practice-leave = Все упражнения
