# Playing together: the page of tables, the room before a game, the table while it goes on, and its result.

tables-title = Играть вместе
tables-yours = Ваши столы
tables-none-yours = Вы пока не сидите ни за одним столом.
tables-open = Открытые столы
tables-none-open = Сейчас ни за одним столом не ждут игроков. Откройте свой!
tables-offline = Сервер недоступен. Соло и с ботами можно играть и без него.
tables-retry = Попробовать ещё раз
tables-seats-free = { $count ->
    [0] мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
 }
tables-state = { $state ->
    [waiting] ждём игроков
    [your-turn] ваш ход
    [playing] идёт партия
   *[over] партия окончена
 }

# The form that opens a table.
new-title = Открыть стол
new-name-missing = Назовите себя, чтобы другие знали, с кем играют.
new-seats = Места
new-seats-two = Два
new-seats-three = Три
new-seats-four = Четыре
new-seat-free = Свободно для игрока
new-seat-number = Место { $number }
new-pace = Темп
new-pace-step = Общий темп
new-pace-step-note = Следующая карта откроется, когда все сделают выбор.
new-pace-own = Свой темп
new-pace-own-note = Карты у всех одни и те же, и никто никого не ждёт.
new-clock = Время на ход
new-clock-none = Без таймера
new-clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
 }
new-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
 }
new-listing = Кто может прийти
new-listing-link = Только по ссылке
new-listing-open = Кто угодно
new-colours = Первые карандаши
new-colours-drawn = По жребию
new-colours-chosen = На выбор
new-open = Открыть стол

# The room before the game.
room-title = Ждём игроков
room-invite = Приглашение
room-invite-note = По этой ссылке можно занять место или наблюдать за игрой.
room-copied = Скопировано
room-share = Поделиться ссылкой
room-qr = QR-код ссылки
room-seats = Места
room-seat-free = Свободное место
room-sit = Сесть здесь
room-sit-kept = Это я
room-you = вы
room-host = хозяин стола
room-away = не на связи
room-bot = Бот «{ $level }»
room-put-bot = Посадить бота
room-free-seat = Освободить место
room-start = Начать партию
room-start-wait = Места, которые никто не занял, останутся пустыми.
room-host-starts = Партия начнётся, когда все места будут заняты, или раньше, если так решит хозяин стола.
seal-whole = Свою часть зерна внёс каждый за столом, и ваша учтена: никто не мог выбрать карты в одиночку.
seal-unchecked = Свою часть зерна внёс каждый за столом: никто не мог выбрать карты в одиночку.
seal-not = Этот стол не запечатан: зерно выбрал один сервер.
seal-broken = Ваша часть зерна не учтена. Не доверяйте этим картам.
seal-failed = Начало не состоялось: не пришла часть зерна. Чья: { $names }. Хозяин стола может начать снова или освободить место и начать без этого игрока.
door-title = Кто может сесть
door-lock = Закрыть стол
door-lock-note = Больше никто не сядет, и стола не будет ни в одном списке.
door-locked = Стол закрыт: больше никто не может сесть.
door-approval = Впускать по одному
door-approval-note = Кто хочет сесть, сначала спрашивает вас.
door-asks = Хочет сесть: { $name }.
door-admit = Впустить: { $name }
door-turn-away = Отказать: { $name }
door-asking = Вы попросили место. Впустить вас должен хозяин стола.
door-withdraw = Больше не просить
door-ban = Запретить вход: { $name }
door-ban-note = Кому вход запрещён, тот покидает стол и больше не сможет сесть, как и другие из той же сети, если никто из неё за столом не сидит.
door-unban = Снять запрет: { $name }
door-banned = Хозяин больше не пускает вас за этот стол. Вы можете смотреть.
room-leave = Покинуть стол
room-your-name = Ваше имя
name-guest = Гость
room-colour = Ваш первый карандаш
room-colour-any = Любой
room-settings = За этим столом
room-fair = Честные карты
room-fair-note = Карты были определены ещё до того, как открылась первая. Этот отпечаток доказывает, что их никто не менял:
room-seat-link = Ваше место на другом устройстве
room-seat-link-note = Откройте там эту ссылку и продолжайте. Никому её не показывайте: это ключ от вашего места.

# While the game goes on.
table-away = не на связи
table-bot-plays = играет бот
table-watching = Вы наблюдаете за игрой.
table-take-seat = Занять место
table-clock = Осталось { $time }
table-clock-days = { $days } д { $hours } ч
table-let-bot = Бот вместо игрока { $name }
table-bot-from = Бот сможет заменить игрока { $name }: { $time }
table-stand-in = Вас не было, и за вас играет бот. Вернитесь на своё место, чтобы играть дальше.
table-take-back = Вернуться на своё место
table-own-pace = Дальше каждый в своём темпе
table-free-seat = Освободить место игрока { $name }
table-leave-note = Кто уходит, отдаёт своё место: за него продолжит бот, а занять место сможет кто угодно.
table-delete = Удалить стол
table-delete-sure = Партия, её итог и чат будут удалены для всех, кто сидит за этим столом. Вернуть их будет нельзя.
table-delete-now = Да, удалить
table-no-name = Убрать моё имя из этой партии
table-no-name-sure = Ваше имя и ваши слова исчезнут с этого стола для всех; партия и её итог останутся. Вернуть их будет нельзя.
table-no-name-now = Да, убрать
table-chat = Чат
table-chat-say = Сообщение
table-chat-send = Отправить
table-chat-empty = Пока все молчат.
table-mute = Скрыть сообщения: { $name }
table-hear = Снова показывать сообщения: { $name }
table-mutes = Скрыть чьи-то сообщения или пожаловаться
table-report = Пожаловаться: { $name }
table-report-sure = Имя { $name } и сказанное этим игроком здесь увидят владельцы сервера.
table-report-send = Отправить жалобу
table-report-not = Отмена
table-report-done = Жалоба отправлена. Спасибо.
table-react = { $reaction ->
    [wave] Привет
    [clap] Отличный ход
    [laugh] Ха-ха
    [wow] Ого
    [oops] Ой
   *[waiting] Мы ждём
 }
table-notify = Сообщать, когда мой ход
table-your-turn = Ваш ход.
table-lost = Связь пропала. Пробуем снова…
table-ended = Этот стол закрыт: никто к нему не вернулся.
table-outdated = На сервере версия новее. Обновите страницу: ничего не пропадёт.
table-stopping = Сервер перезапускается. Связь вернётся через мгновение.
table-missing = Такого стола нет
table-missing-why = Его удалили, или ссылка дошла до вас не целиком.

# Why something was refused, by the reason's word.
refused = { $reason ->
    [too-late] Этот ход уже закончен.
    [already-played] В этот ход вы уже сделали выбор.
    [seat-taken] Это место занято или кого-то ждёт.
    [full] Все места заняты, но можно наблюдать за игрой.
    [not-host] Это может только хозяин стола; если он надолго пропал, смогут и другие.
    [too-fast] Слишком быстро. Подождите немного.
    [bad-name] Такое имя не подойдёт.
    [bad-chat] Такое сообщение отправить нельзя.
    [colour-taken] С этого карандаша начинает кто-то другой.
    [not-away] Игрок на связи или отлучился совсем недавно.
    [bot-plays] За вас ходит бот: сначала вернитесь на своё место.
    [read-only] Сервер сейчас ничего не может сохранить. Попробуйте чуть позже.
    [name-taken] У кого-то за этим столом похожее имя. Выберите другое.
    [disk-low] Диск сервера почти полон. Продолжаются только начатые партии.
    [banned-by-server] Владелец сервера заблокировал вас.
    [table-locked] Владелец сервера запер этот стол.
    [unwelcome] Здесь есть слово, нежелательное на этом сервере.
    [too-many] Пока это слишком много. Попробуйте позже.
    [seen-further] За этим столом вы видели карты, до которых это место ещё не дошло: занять его нельзя.
    [seat-ahead] Это место ушло вперёд. Его можно будет занять, когда остальные дойдут до того же хода.
    [locked] Хозяин закрыл стол: больше никто не может сесть.
    [banned] Хозяин больше не пускает вас за этот стол. Вы можете смотреть.
    [not-opener] Удалить стол может только тот, кто его открыл, или все сидящие вместе: попросить об этом должен каждый.
    [belongs-to-all] Сыгранная партия принадлежит всем, кто в ней играл. Вы можете убрать из неё своё имя.
    [is-opener] Этот игрок открыл стол, и место остаётся за ним. Пока его нет, за него может играть бот.
   *[other] Сейчас это невозможно.
 }

# The result.
result-title = Итог
result-rematch = Реванш
result-rematch-open = Реванш открыт: садитесь
result-proof = Проверка карт
result-proof-seed = Зерно, из которого получены все карты:
result-proof-holds = Зерно соответствует отпечатку, показанному до партии, и все карты получены из него.
result-proof-fails = Карты и другие случайности этой партии не сходятся с зерном и отпечатком, показанным до её начала. Верить им нельзя.
