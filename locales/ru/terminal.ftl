# The terminal: the player that works line by line, the full screen, maps and score sheets as text.
# What is typed stays as it is in every language: commands (pass, undo, help …), flags (--deal) and sections (d3-a3).

# Short names, for lists and narrow tables.
term-pencil = { $pencil ->
    [purple] фиолетовый
    [blue] голубой
    [pink] розовый
   *[green] зелёный
 }
term-quoted = «{ $text }»
term-line-colour = { $pencil ->
    [purple] фиолетовая
    [blue] голубая
    [pink] розовая
   *[green] зелёная
 }
term-comma = {", "}
term-none = нет
term-central = Центр
term-direction = { $direction ->
    [north] С
    [north-east] СВ
    [east] В
    [south-east] ЮВ
    [south] Ю
    [south-west] ЮЗ
    [west] З
   *[north-west] СЗ
 }
term-river-short = Темза
term-site-short = объект
term-interchange-short = пересадка

# The printed map, and what its signs mean.
term-legend-central = центральная станция
term-legend-site = рядом со станцией: туристический объект
term-legend-river = Темза
term-legend-border = граница района
term-legend-departure = { $pencil ->
    [purple] рядом с { $station }: отправление фиолетовой линии
    [blue] рядом с { $station }: отправление голубой линии
    [pink] рядом с { $station }: отправление розовой линии
   *[green] рядом с { $station }: отправление зелёной линии
 }
term-board-figures = { $map }. Станции: { $stations }. Участки: { $sections }, из них под рекой: { $crossings }. Районы: { $districts }. Туристические объекты: { $sites }.

# What is said before the first turn. Pencils, objectives and powers are lists of names.
term-intro-pencils = В партии четыре раунда. Ваши карандаши по порядку: { $pencils }.
term-intro-others = С вами за столом: { $names }.
term-intro-objectives = Общие цели, по 10 очков: { $first }; { $second }.
term-intro-powers = Свойства, каждое раз за свой раунд: фиолетовый — { $purple }, голубой — { $blue }, розовый — { $pink }, зелёный — { $green }.
term-intro-help = Все команды: help.
term-intro-resumed = Партия продолжается с того места, где вы её оставили.

# A turn. A line is named as in "Pink line".
term-place = Раунд { $round } из 4, ход { $turn }. { $line }.
term-card = Карта: { $card }.
term-card-switch = Карты: { $switch }, затем { $card }.
term-you-may-draw = Можно нарисовать:
term-nothing-to-draw = Рисовать нечего: введите pass.
term-way = { $direction ->
    [north] на север к { $station }
    [north-east] на северо-восток к { $station }
    [east] на восток к { $station }
    [south-east] на юго-восток к { $station }
    [south] на юг к { $station }
    [south-west] на юго-запад к { $station }
    [west] на запад к { $station }
   *[north-west] на северо-запад к { $station }
 }
term-gain = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
    [many] +{ $points } очков
   *[other] +{ $points } очка
 }
term-under-river = под Темзой
term-at-site = туристический объект
term-interchange = пересадочная станция
term-power-unused = Свойство «{ $power }» ещё в запасе. { $does }.
term-power-used = Свойство «{ $power }» уже использовано.
term-with-power = С +{ $power } можно ещё: { $sections }.
term-with-double = { $first }, а затем с +double на выбор: { $seconds }.
term-with-circle = После участка или pass можно добавить +circle и станцию: { $stations } или ту, к которой ведёт участок.
term-power-nothing = +{ $power } в этот ход ничего не даст.
term-seen = Вышли: улица — { $street }; подземка — { $underground }. Карт подземки: { $count } из 5.
term-unseen = Ещё не вышли: улица — { $street }; подземка — { $underground }.
term-last-turn = Это последний ход раунда.
term-next-ends = Вероятность, что следующий ход в раунде последний: { $percent } %.
term-more-turns = В раунде ещё не меньше { $turns } ходов.
term-standing = Очки: { $total }, из них за эту линию: { $line }.
term-objective = { $objective }: { $have } из { $need }.

# What was done. Sections are a list, each with its way: "h4-g4, west to g4 circle".
term-you-draw = Вы рисуете { $sections }.
term-you-draw-circle = Вы рисуете { $sections } и обводите { $station }.
term-you-pass = Вы пасуете.
term-you-pass-circle = Вы пасуете и обводите { $station }.
term-other-draws = { $name } рисует { $sections }.
term-other-draws-circle = { $name } рисует { $sections } и обводит { $station }.
term-other-passes = { $name } пасует.
term-other-passes-circle = { $name } пасует и обводит { $station }.
term-score-now = Очки: { $total }.
term-taken-back = Ход отменён.

# Prompts; a space follows.
term-prompt-turn = Ваш участок или pass:
term-prompt-next = Enter — следующая карта, или undo:
term-prompt-round = Enter — подсчёт раунда, или undo:
term-prompt-end = Партия окончена. Enter — выход, review — разбор, или save ФАЙЛ:

# Answers to what cannot be done.
term-turn-is-done = Ход уже сделан: нажмите Enter, чтобы играть дальше, или введите undo, чтобы его изменить.
term-draw-first = Введите один из участков или pass. Все команды: help.
term-unknown = Команды { $word } нет. Введите участок, например d3-a3, или pass, или help.
term-line-too-long = Для команды эта строка слишком длинная. Все команды: help.
term-no-such-seat = Такого места за столом нет.
term-nobody-else = За столом больше никого нет.
term-bad-action = { $text } — не ход. Введите участок, например d3-a3, или pass, или help.

# The sheet in words. Sections and stations are lists.
term-line-words = { $line }: { $sections }.
term-line-circled = { $line }: { $sections }. Обведена: { $station }.
term-line-empty = { $line }: пока ни одного участка.
term-ends = Концы линии: { $stations }.
term-other-standing = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очка.
    [many] { $name }: { $points } очков.
   *[other] { $name }: { $points } очка.
 }

# The end of a round.
term-round-over = Раунд { $round } окончен.
term-line-sum = Районы ({ $districts }) × станции в самом полном ({ $stations }) + 2 × пересечения с Темзой ({ $crossings }) = { $points }.
term-line-no-points = Нет участков — нет очков.

# The score sheet.
term-map-london = Лондон
term-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
 }
term-modules = { $modules ->
    [none] без дополнительных режимов
    [objectives] с общими целями
    [powers] со свойствами карандашей
   *[both] с общими целями и свойствами карандашей
 }
term-state-round = идёт раунд { $round } из 4
term-state-over = партия окончена
term-seat-named = Место { $number } { $name }
term-crossings = Темза
term-sites = Объекты
term-all-lines = Все линии
term-visits = Трек туристических объектов, кружки: { $count }
term-interchanges = Пересадочные станции: на двух линиях { $two }, на трёх { $three }, на четырёх { $four }
term-objective-met = { $objective }: выполнено, { $have } из { $need }
term-objective-not-met = { $objective }: не выполнено, { $have } из { $need }
term-formula = Очки за линию: районы × станции в самом полном из них + 2 × пересечения с Темзой.
term-not-over = Партия ещё не окончена.

# Leaving, keeping and going on.
term-deal-again = Те же карты ещё раз: --deal { $seed }
term-saved = Запись сохранена в { $file }.
term-not-saved = Не удалось сохранить запись: { $why }.
term-review-later = Разбор — когда партия окончена.
term-no-review = Эту карту здесь некому оценить: для разбора нужен Лондон.
term-file-exists = { $file } уже есть: назовите другой файл.
term-kept = Ваша партия сохранена.
term-nowhere-to-keep = Сохранить эту партию негде: укажите место через --save ФАЙЛ.
term-go-on = Чтобы продолжить: { $command }
term-go-on-without-file = Чтобы продолжить потом, сохраните следующую строку в файл и введите: tubewright play --plain --resume ФАЙЛ
term-end-of-input = Ввод закончился, и партия остановлена.
term-goodbye = Партия остановлена.
term-map-off = Поле больше не показывается; map покажет его один раз, map on вернёт на каждый ход.
term-map-on = Поле показывается каждый ход.

# Help. Each stands beside the command that it explains.
help-title = Команды
help-draw = нарисовать участок от станции вашей линии к новой
help-pass = ничего не рисовать в этот ход
help-power = рисовать со свойством карандаша; так же +switch
help-double = два участка по свойству «Дубль»
help-circle = нарисовать и обвести станцию; ещё: pass +circle d3
help-undo = отменить сделанное в этот ход
help-legal = что можно нарисовать сейчас, со свойством и без
help-hint = лучшие ходы и сколько очков они принесут по сравнению с пасом
help-cards = карты, вышедшие в этом раунде, и те, что впереди
help-sheet = ваши линии словами; sheet 2: линии места 2
help-map = ваше поле картинкой; map off, map on: каждый ход
help-score = текущий подсчёт очков; score 2: место 2
help-others = очки остальных
help-review = после партии: что было везением, а что потеряно решениями
help-record = запись партии на этот момент
help-save = сохранить запись в новый файл
help-quit = остановиться; продолжить можно потом

# The full screen. Its parts are narrow: short words are better than exact ones.
screen-too-small = В этом окне { $columns } × { $rows } знаков, а игре нужно хотя бы 80 × 24. Увеличьте его или играйте с --plain.
screen-place = Раунд { $round } из 4 · ход { $turn }
screen-head-districts = Р-н
screen-head-stations = Ст
screen-head-river = Тмз
screen-head-sites = Об
screen-head-points = Очк
screen-sites = Туристические объекты: { $count }
screen-interchanges = Пересадочные станции: { $count }
screen-objective = { $objective ->
    [interchanges] Восемь пересадочных
    [districts] Все районы
    [tourist-sites] Все туристические объекты
    [central-district] Весь центральный район
   *[thames] Шесть раз под Темзой
 }
screen-open = Доступные участки
screen-others = На тех же картах
screen-power = Свойство: { $power }
screen-power-armed = Свойство в деле: { $power }
screen-choose = Выберите участок стрелками или номером либо введите его: d3-a3. Клавиша p — пас.
screen-preview = { $points ->
    [one] { $action }: +{ $points } очко. Enter подтверждает, u отменяет.
    [few] { $action }: +{ $points } очка. Enter подтверждает, u отменяет.
    [many] { $action }: +{ $points } очков. Enter подтверждает, u отменяет.
   *[other] { $action }: +{ $points } очка. Enter подтверждает, u отменяет.
 }
screen-picked = { $points ->
    [one] { $action }: +{ $points } очко. Enter рисует.
    [few] { $action }: +{ $points } очка. Enter рисует.
    [many] { $action }: +{ $points } очков. Enter рисует.
   *[other] { $action }: +{ $points } очка. Enter рисует.
 }
screen-pass = Пасовать в этот ход? Enter подтверждает, u отменяет.
screen-hints = Совет: { $best }. Ещё раз t — принять его.
screen-circle = Обвести { $station }
screen-save = Файл для записи:
screen-next = Enter — дальше.
screen-final-keys = s — сохранить запись, n — новая партия, a — те же карты, q — выход.

# What the keys do, beside their names at the foot of the screen.
key-draw = рисовать
key-done = готово
key-pass = пас
key-undo = отмена
key-hint = совет
key-power = свойство
key-others = поля
key-help = помощь
key-leave = выход
key-next = дальше
key-save = запись
key-review = разбор
key-scroll = листать
key-new = новая партия
key-again = те же карты
key-close = закрыть

# Help on the full screen. Each stands beside the keys that it explains.
keys-title = Клавиши
keys-name-arrows = стрелки
keys-name-enter = Enter
keys-name-mouse = мышь
keys-arrows = выбрать доступный участок
keys-tab = выбрать следующий в списке
keys-number = взять участок с этим номером
keys-enter = нарисовать выбранное; ещё раз: готово
keys-type = ввести участок или любую команду, например d3-a3 +joker
keys-pass = пас
keys-undo = отменить
keys-hint = лучшие ходы; ещё раз: принять лучший
keys-power = применить свойство карандаша или убрать его
keys-others = поля остальных, одно за другим
keys-save = сохранить запись партии
keys-review = разобрать партию, когда она окончена
keys-mouse = щёлкнуть участок, станцию или клавишу внизу
keys-leave = выйти; партия сохранится
keys-signs = [ ] концы вашей линии, < > то, что выбрано, ( ) считается за две, * туристический объект. Маленькие буквы — откуда отправляются линии: p фиолетовая, b голубая, k розовая, g зелёная.

# Looking at a recorded game.
watch-keys = ← → на ход, PageUp PageDown на раунд, Home End, Tab — следующее место, q — выход.

# The start screen.
start-title = Tubewright
start-go-on = Продолжить партию
start-bot = Бот { $number }
start-nobody = никого
start-objectives = Общие цели
start-powers = Свойства карандашей
start-pencils = Карандаши
start-pencils-random = как выпадет
start-cards = Карты
start-cards-random = случайные
start-on = да
start-off = нет
start-begin = Начать
start-keys = Стрелки выбирают и меняют, Enter начинает, q — выход.
start-seed-keys = Введите зерно карт; Enter — готово.
start-refused = Не удалось продолжить прерванную партию: { $why }

# Why a game cannot be gone on with; each stands after the name of its record, or alone.
resume-no-record = это не запись возможной партии: { $why }
resume-no-seed = в записи нет зерна, и дальнейшие карты неизвестны
resume-other-cards = запись не соответствует своему зерну
resume-others = здесь можно продолжить только партию одного человека, с ботами или без

# A table of some server. Names and lines of chat are people's own; addresses and commands stay as they are.
join-calling = Соединяемся с { $address } …
join-link = Ссылка для остальных: { $address }
join-seat-link = Ключ от вашего места, только для других ваших устройств: { $address }
join-may-start = Вы хозяин стола: введите start, чтобы начать с теми, кто пришёл.
join-host-away = Хозяин стола не на связи: введите start, чтобы начать без него.
join-enter-starts = Enter начинает партию с теми, кто пришёл; свободные места останутся пустыми.
join-room-help = Партия начнётся, когда займут все места или когда её начнёт хозяин стола. Все команды: help.
join-says = { $name }: { $text }
join-here = { $name } на связи.
join-away = { $name } не на связи.
join-waiting = Ждём: { $names }.
join-bot-plays-you = За вас играет бот. Введите back, чтобы вернуться в игру.
join-may-let-bot = Теперь вместо игрока { $name } может играть бот: введите bot { $number }.
join-bot-soon = Бот сможет заменить игрока { $name } через { $time }.
join-back = Связь восстановлена, ничего не пропало.
join-pencils = Карандаши: purple, blue, pink и green.
join-reactions = Реакции: { $words }.
join-rematch = Реванш открыт: { $command }
join-asks = Хочет сесть: { $name }. Наберите admit { $number } или deny { $number }.
join-banned = Вход запрещён: { $name }; unban { $number } снимает запрет.
join-prompt-confirm = Enter — подтвердить, или undo:
join-say = Сообщение остальным:
join-final-keys = s — сохранить запись, m — чат, r — предложить реванш, q — выход.
join-seat-stays = Ваше место остаётся за вами.
join-left = Вы освободили своё место.
term-only-at-table = Эта команда — только для стола на сервере: tubewright join URL

# Why there is no table or no seat; the program ends with one of these.
join-unreachable = сервер недоступен: { $why }
join-tls = { $doubt ->
    [issuer] этот компьютер не доверяет тому, кто выдал его сертификат
    [expired] срок действия его сертификата истёк
    [too-early] его сертификат ещё не действует
    [name] его сертификат выдан на другое имя
    [certificate] его сертификату нельзя доверять
   *[no-tls] он не говорит по TLS или говорит на незнакомой версии
 }
join-http = он отвечает HTTP { $status }
join-moved = он отсылает на { $place } (HTTP { $status })
join-not-ours = там отвечает не сервер Tubewright
join-no-host = сервер с таким именем не найден
join-no-table = такого стола нет: его удалили, или ссылка неполная
join-outdated = у сервера другая версия: обновите эту программу
join-full = за этим столом заняты все места
join-over = партия за этим столом окончена, и вас в ней не было

# Help on what only such a table knows.
help-say = сказать что-нибудь остальным
help-react = показать остальным реакцию: wave, clap, laugh, wow, oops или waiting
help-start = начать с теми, кто пришёл (для хозяина стола)
help-bot = бот на месте 2: до партии — на свободном, в партии — за отсутствующего
help-back = вернуться в игру, если за вас играет бот
help-pencil = ваш первый карандаш, если каждый выбирает
help-link = ссылка для остальных и ключ от вашего места
help-rematch = сыграть ещё раз тем же составом
help-lock = никого больше не сажать (для хозяина стола); unlock снова разрешает
help-approval = впускать по одному (для хозяина стола); approval off отменяет
help-admit = впустить того, кто просит место под номером 5; deny 5 отказывает
help-ban = запретить вход тому, кто на месте 2 (для хозяина стола); unban с номером игрока снимает запрет
help-giveup = освободить место насовсем; дальше играет бот
key-talk = чат
key-let-bot = бот
key-rematch = реванш
key-start = начать
keys-talk = поговорить с остальными и узнать, кто здесь
keys-let-bot = посадить бота за того, кто не на связи или задерживает игру
