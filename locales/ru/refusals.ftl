# Why a record, a map, a file or a value is refused; each stands in one line after what it is about. Reason words, words of the
# forms (pass, +double, street:circle) and names of fields stay as they are in every language.

# A record. The reason is a word such as crosses-section, which other programs rely on.
record-bad = { $reason }: { $why }
record-illegal = раунд { $round }, ход { $turn }, место { $seat }: { $reason }: { $why }
record-no-json = начиная со строки { $line }, столбца { $column } это не JSON
record-cut-off = JSON обрывается: строка { $line }, столбец { $column }
record-field = нет поля { $field }: строка { $line }, столбец { $column }
record-shape = строка { $line }, столбец { $column }: в записи партии здесь должно стоять другое
record-format = неизвестный формат { $format }
record-map = неизвестная карта города { $map }
record-map-missing = карты города { $map } в записи нет: её нужно приложить отдельно
record-map-wrong = в карте города ошибка: { $why }
record-map-differs = у карты города { $map } не то название или не тот хеш, что указаны в записи
record-map-another = партию играли на карте города { $own }, а приложена { $given }
record-rounds = раундов { $count }, а их не больше четырёх
record-card-twice = раунд { $round }: карта { $card } в нём уже открыта
record-card-late = раунд { $round }: карта { $card } идёт после пятой карты подземки
record-switch-last = раунд { $round }: стрелка лежит последней, а вместе с ней открывают ещё одну карту
record-unfinished = раунд { $next } начался раньше, чем закончился раунд { $round }
record-rows = раунд { $round }: по картам ходов { $turns }, а записано { $rows }
record-row-length = раунд { $round }, ход { $turn }: действий { $entries }, а мест за столом { $seats }
record-after-null = раунд { $round }, ход { $turn }, место { $seat }: действие записано, хотя для одного из прежних ходов его нет
record-no-seat = за столом никого нет
record-seats = мест { $count }, а их не больше четырёх
record-pencils = место { $seat } не получает каждый из четырёх карандашей по одному разу
record-pencils-pass = карандаши места { $seat } идут не в том порядке, какой даёт передача влево от места 1
record-objective-twice = общая цель { $objective } указана дважды
record-power-twice = свойство { $power } — сразу у двух карандашей

# An action of a record.
record-too-many-sections = за ход рисуют один участок, а два — только с +double
record-power-not-held = у карандаша этого раунда нет свойства { $power }
record-power-spent = свойство { $power } в этом раунде уже использовано
record-no-such-section = между { $from } и { $to } нет участка
record-not-on-line = { $station } не на этой линии
record-already-on-line = { $station } уже на этой линии
record-not-an-end = { $station } — не конец линии, а стрелка не действует
record-wrong-symbol = { $symbol ->
    [square] карта требует квадрат, а { $station } — не квадрат
    [triangle] карта требует треугольник, а { $station } — не треугольник
    [pentagon] карта требует пятиугольник, а { $station } — не пятиугольник
    [circle] карта требует круг, а { $station } — не круг
   *[any] до { $station } не дойти
 }
record-section-taken = участок { $section } уже нарисован
record-crosses-section = участок { $section } пересекает { $other }
action-none = { $text } — не ход: пишут «pass» или участок, например «d3-a3»
action-no-station = станции { $name } нет
action-space = { $text } кончается пробелом
action-after-power = { $text } — лишнее после свойства
action-two-sections = с +double нужны два участка
action-one-section = с +{ $power } нужен участок
action-circle = после +circle нужна станция
word-unknown = { $sort ->
    [card] карты { $text } нет
    [pencil] карандаша { $text } нет
    [power] свойства { $text } нет
    [objective] общей цели { $text } нет
    [symbol] символа { $text } нет
   *[point] { $text } — не точка сетки
 }

# A record and the deal of its seed.
verify-no-seed = в записи не указано зерно, сверять не с чем
verify-commitment = отпечаток не от этого зерна
verify-entropy = то, что место { $seat } внесло в зерно, не совпадает с его обязательством
verify-seal = зерно составлено не из зерна сервера и того, что внесли места
verify-card = раунд { $round }, карта { $card }: по зерну она другая
verify-pencils = карандаши розданы не по зерну
verify-objectives = общие цели не те, что даёт зерно
verify-powers = свойства карандашей не те, что даёт зерно

# A map. The words that begin its parts stay: map, sights, departures, districts, river, track.
map-line = строка { $line }: { $problem }
map-unknown-word = со слова { $word } не начинается ни одна часть карты (map, сетка, sights, departures, districts, river, track, verdicts, objectives)
map-twice = { $part ->
    [grid] сетка уже была
   *[word] «{ $word }» уже было
 }
map-without = { $part ->
    [name] у карты нет названия (map)
    [stations] на карте нет станций
    [sights] не указаны туристические объекты (sights)
    [departures] не указаны станции отправления (departures)
    [departure] станция отправления нужна каждому карандашу: purple, blue, pink, green
    [districts] не указаны районы (districts)
    [river] не указана река (river)
   *[track] не указан трек туристических объектов (track)
 }
map-name = { $name } не годится в название карты: можно a–z, 0–9 и -, не больше 40 знаков
map-header = столбцы сетки называют по порядку a, b, c …
map-row = в строке сетки — её номер по порядку и по одному знаку на столбец
map-symbol = { $sign } — не станция: бывают S T P C, ? и .
map-departure = { $text } — не отправление: нужны цвет и станция, например «green d3»
map-departure-twice = { $pencil } отправляется дважды или с чужой станции
map-districts = строк и столбцов с буквами районов должно быть столько же, сколько в сетке
map-district-empty = в районе { $letter } нет ни одной станции
map-river = { $text } — не точка реки: пишут столбец,строка от 0 до 99, не больше двух знаков после точки
map-track = { $text } не подходит: в треке от 2 до 32 чисел от 0 до 999, и они не убывают
map-too-many = { $what ->
    [columns] слишком много столбцов: предел — { $most }
    [rows] слишком много строк: предел — { $most }
    [stations] слишком много станций: предел — { $most }
    [sections] слишком много участков: предел — { $most }
    [districts] слишком много районов: предел — { $most }
    [stations-of-district] слишком много станций в одном районе: предел — { $most }
    [rivers] слишком много рек: предел — { $most }
   *[river-points] слишком много точек у рек: предел — { $most }
 }
map-too-few = { $what ->
    [columns] слишком мало столбцов: нужно хотя бы { $least }
    [rows] слишком мало строк: нужно хотя бы { $least }
   *[river-points] слишком мало точек у реки: нужно хотя бы { $least }
 }
map-verdicts = { $text } не подходит: границы оценок (verdicts) — пять растущих чисел от 1 до 999
map-objectives = { $text } — не число для цели: пишут «interchanges 8» или «thames 6», от 1 до 99
map-no-way-out = с { $station }, станции отправления { $pencil }, не ведёт ни один участок
map-central = центральных станций (?) — { $count }, а нужна одна
map-passes-through = участок { $section } проходит через район { $letter }, где у него нет станции (R1.7)
map-river-touches = река только касается участка { $section }: сдвиньте её, чтобы она его пересекала или обходила
map-river-twice = одна река пересекает участок { $section } больше одного раза

# Лист без карт.
drawn-word = со слова { $word } не начинается ни одна строка листа (purple, blue, pink, green, objectives)
drawn-line-twice = линия { $pencil } уже была
drawn-objectives-twice = цели уже были
drawn-section = { $text } — не участок: пишут две станции, например «d3-a3»
drawn-circle = +circle пишут один раз, после участков, с одной станцией
drawn-objectives = целей две, и они разные
drawn-no-line = на листе нет ни одной линии
drawn-twice = участок { $section } нарисован дважды
drawn-loop = участок { $section } замыкает петлю
drawn-not-joined = участок { $section } не соединён со станцией отправления { $pencil }
drawn-too-many-sections = участок { $section } лишний: столько ходов в раунде не бывает
drawn-too-many-branches = участок { $section } — лишнее ответвление: стрелка и свойство столько не дают
drawn-circle-off-line = станция { $station } обведена, но её нет на линии
drawn-second-circle = станция { $station } обведена второй, а такое свойство есть только у одного карандаша

# The value of a flag, after “does not fit --flag:”.
value-whole = нужно целое число от { $least } до { $most }
value-games = партии — base или modules
value-seconds = нужно число секунд, например 0.5 или 3
value-minutes = нужно число минут от 0.001 до 100000, например 0.5 или 480
value-address = нужны адрес и порт, например 127.0.0.1:8080
value-host = нужен адрес, например 127.0.0.1 или ::1
value-language = языки — { $codes }
value-url-scheme = адрес начинается с https:// или http://
value-url-host = нужны схема и узел, например https://play.example.org
value-bot = бота { $name } нет; бывают random, greedy, lookahead:depth=2, search:ms=50, search:nodes=1000, novice, casual, regular, strong и champion
value-bot-option = у бота { $bot } нет параметра { $option }
value-bot-second = бот { $bot } принимает один параметр, { $option } — уже лишний
value-bot-number = { $option } — целое число от 1 до { $most }, а не { $value }

# Files and tables of a server. What the system or the database says itself is English.
system = { $reason ->
    [not-found] такого файла или папки нет
    [not-allowed] нет прав
    [exists] уже существует
    [folder] это папка
    [no-folder] часть пути — не папка
    [full] на диске нет места
    [read-only] диск доступен только для чтения
    [name] такого имени у файла быть не может
    [address-in-use] там уже слушает другая программа
    [no-address] у этого компьютера нет такого адреса
    [no-answer] там никто не отвечает
    [broken-off] соединение оборвалось
    [no-network] по сети туда не добраться
    [busy] его занимает другая программа
    [too-large] он слишком велик
    [memory] не хватает памяти
    [open-files] открыто слишком много файлов
    [disk] диск не отвечает
   *[too-slow] ответа не дождались
 }
system-says = система отвечает: { $said }
store-busy = в этот стол всё время пишет другая программа; попробуйте ещё раз
store-unknown = такого стола нет
store-full = на диске нет места
store-read-only = диск или файл доступен только для чтения
store-exists = { $file } уже существует
store-corrupt = сохранённые данные повреждены: { $what }
store-damage = { $damage ->
    [checksum] запись { $n } стола { $table } не та, что была сделана
    [gap] у стола { $table } пропала запись перед { $n }
    [end] журнал стола { $table } кончается не там, где должен: запись { $n }
    [facts] сведения о столе { $table } не те, что были записаны
    [lost] стол { $table } пропал из указателя
    [tables] указатель столов не тот, что был записан: некоторых может не хватать
    [people] указатель людей не тот, что был записан
    [lists] списки открытых столов и часов не те, что были записаны
    [layout] в базе данных не те таблицы и индексы, какие создаёт эта программа
   *[not-a-database] это не база данных Tubewright
 }
store-damage-tail = от файла осталось { $there } из { $all } байт; нет страницы { $page }
store-damage-schema = схемы версии { $version } не бывает
store-newer = данные записаны более новой версией (схема { $found }, эта программа знает { $known })
store-failed = сбой хранилища: { $what }
store-unsure = ответ базы данных потерян: отправленное могло быть записано, а могло и не быть
store-failure = { $failure ->
    [stopped] оно остановлено
    [cannot-open] файл не открывается
    [not-allowed] нет доступа к файлу
    [locked] файл занят другой программой
    [disk] диск не читается или не пишется
    [unreachable] база данных недоступна
    [busy] база данных занята
    [own-backup] базу данных копируют её собственными средствами
    [address] это не адрес хранилища; годятся sqlite:ФАЙЛ и postgres://…
    [name] имя файла — не текст в UTF-8
   *[in-memory] столы в памяти скопировать нельзя: у них нет файла
 }
store-entry = в журнале стола не подходит запись { $n }: { $why }
admin-no-person = идентификатор человека — 64 шестнадцатеричные цифры
admin-in-part = сделано столов: { $done } из { $all }; с остальными не вышло: { $why }
