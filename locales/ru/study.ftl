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
