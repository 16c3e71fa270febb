# The first page, and the set-up of a game.

home-name = Tubewright
home-title = Четыре карандаша. Один город.
home-say = Откройте карту, нарисуйте участок — и посмотрите, как далеко уведут вас четыре цвета.
home-play = Играть
home-hint = Вы здесь впервые? Шесть коротких шагов на поле покажут, что к чему.
home-hint-go = Показать
home-hint-close = Не сейчас
home-resume = Продолжить партию
home-resume-place = { $points ->
    [one] Раунд { $round }, ход { $turn } · { $points } очко
    [few] Раунд { $round }, ход { $turn } · { $points } очка
    [many] Раунд { $round }, ход { $turn } · { $points } очков
   *[other] Раунд { $round }, ход { $turn } · { $points } очка
}
home-resume-more = { $count ->
    [one] Ещё { $count } партия
    [few] Ещё { $count } партии
   *[many] Ещё { $count } партий
}
home-last = Ваш последний результат
home-last-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
home-table = { $state ->
    [your-turn] За столом ждут вашего хода
    [playing] Партия за столом
    [waiting] Стол, где собираются игроки
   *[over] Ваш последний результат за столом
}
home-tables-turn = { $count ->
    [one] { $count } стол, где ваш ход
    [few] { $count } стола, где ваш ход
    [many] { $count } столов, где ваш ход
   *[other] { $count } стола, где ваш ход
}
home-more = Другие страницы
home-tables = Играть вместе
home-how-to-play = Как играть
home-practice = Упражнения
home-rules = Правила
home-settings = Настройки
home-about = О проекте
home-fine = Неофициальная любительская версия игры Мэттью Данстана, изданной Blue Orange. Работает и без сети; партии на этом устройстве его не покидают.

setup-title = Новая партия
setup-who = Кто играет
setup-alone = Соло
setup-bots = С ботами
setup-people = По кругу
setup-alone-note = Впереди шесть ступеней: до 90 очков — только начало, больше 150 — уже подвиг.
setup-bot-level = Уровень бота { $number }
setup-bot-remove = Убрать бота { $number }
setup-bot-add = Добавить бота
setup-person = Имя игрока { $number }
setup-person-name = Игрок { $number }
setup-person-remove = Убрать игрока { $number }
setup-person-add = Добавить игрока
setup-people-note = Передавайте устройство друг другу: каждый рисует на своём поле.
setup-modules = Дополнительные режимы
setup-objectives = Общие цели
setup-objectives-note = Две цели по 10 очков
setup-powers = Свойства карандашей
setup-powers-note = У каждого карандаша свой приём, раз за раунд
setup-order = Порядок карандашей
setup-order-random = Случайный
setup-order-mine = Свой
setup-order-others-note = Это порядок первого игрока; у остальных он получится сам, ведь карандаши передают налево.
setup-pencil-earlier = { $pencil ->
    [purple] Фиолетовый раньше
    [blue] Голубой раньше
    [pink] Розовый раньше
   *[green] Зелёный раньше
}
setup-pencil-later = { $pencil ->
    [purple] Фиолетовый позже
    [blue] Голубой позже
    [pink] Розовый позже
   *[green] Зелёный позже
}
setup-pencil = { $pencil ->
    [purple] Фиолетовый
    [blue] Голубой
    [pink] Розовый
   *[green] Зелёный
}
setup-start = Начать партию
setup-open-record = Открыть запись

level-novice = Новичок
level-casual = Любитель
level-regular = Бывалый
level-strong = Мастер
level-champion = Чемпион
