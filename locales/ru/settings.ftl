# The page of settings.

settings-title = Настройки
settings-looks = Вид
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-coords = Буквы и цифры сетки
settings-coords-note = По краям поля, для названий вроде d3
settings-patterns = Узоры на линиях
settings-patterns-note = С ними линии различимы и без цвета
settings-still = Меньше движения
settings-still-note = Линии и карты появляются сразу
settings-play = Игра
settings-auto-done = Подтверждать сразу
settings-auto-done-note = Выбранный участок тут же засчитан; отменить его можно до следующей карты
settings-gains = Показывать, что даёт участок
settings-gains-note = На поле и в подсчёте очков
settings-sound = Звук
settings-sound-note = Карандаш и карты, негромко
settings-level = Уровень новых ботов
settings-kept = На этом устройстве
settings-kept-note = Партия и настройки хранятся только в этом браузере и больше нигде.
settings-erase = Стереть всё
settings-erase-sure = Из этого браузера пропадут начатая партия, её условия и все настройки. Вернуть их будет нельзя.
settings-erase-now = Да, стереть всё
settings-erase-not = Оставить как есть
