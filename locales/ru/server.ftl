# The server: its flags, what it says when it starts, and what a link to a table shows where it is shared.

cli-serve = Открыть страницу и столы для браузеров
cli-serve-more =
    Примеры:
      tubewright serve                    для браузеров на этом компьютере
      tubewright serve --addr 0.0.0.0:80  для всех, кто может до него достучаться
      tubewright serve --port 0           на свободном порту; адрес будет показан
      tubewright serve --data /var/lib/tubewright \
        --public-url https://play.example.org --trust-proxy
          за прокси с TLS
      tubewright serve --store postgres://tubewright@localhost/tables
          один из серверов с общей базой данных

    Каждый параметр можно задать и переменной окружения, например TUBEWRIGHT_ADDR вместо --addr.
    Остальное рассказывает docs/hosting.md.
cli-serve-addr = Адрес и порт, на которых ждать соединений; заменяет --host и --port
cli-serve-host = Адрес, на котором ждать соединений
cli-serve-port = Порт; 0 — любой свободный
cli-serve-data = Папка, где хранятся столы; если её нет, она появится
cli-serve-public-url = Адрес, по которому люди открывают сервер, например https://play.example.org
cli-serve-allow-host = Имя, по которому люди открывают сервер помимо --public-url; можно указать несколько раз
cli-serve-trust-proxy = Верить X-Forwarded-For и X-Forwarded-Proto: только за прокси, который их ставит
cli-serve-keep-finished = Удалять завершённые столы после стольких дней без изменений; 0 — хранить всегда
cli-serve-keep-unfinished = Удалять незавершённые столы после стольких дней без изменений; 0 — хранить всегда
cli-serve-thinkers = Сколько ботов думает одновременно; 0 — вдвое меньше, чем процессоров
cli-serve-log = Насколько подробно писать журнал в stderr, строками JSON
cli-serve-access-log = Записывать в stderr каждый запрос, строками JSON с сокращённым адресом
cli-serve-most-sockets = Наибольшее число соединений; здесь и ниже 0 — без предела
cli-serve-sockets-per-address = Наибольшее число соединений с одного адреса
cli-serve-sockets-per-person = Наибольшее число соединений одного человека
cli-serve-messages-per-second = Наибольшее число сообщений в секунду по одному соединению, в среднем
cli-serve-requests-per-second = Наибольшее число запросов в секунду с одного адреса, в среднем
cli-serve-tables-per-hour = Наибольшее число столов в час, открытых одним адресом или человеком
cli-serve-kilobytes-per-hour = Сколько килобайт в час, кроме ходов, может записать один адрес; один человек — четверть
cli-serve-kilobytes-per-table = Сколько килобайт может занять журнал стола; дальше продолжается только партия
cli-serve-disk-reserve = Если на диске свободно меньше мегабайт, продолжаются только начатые партии
cli-serve-unix-socket = Ждать соединений на сокете в файловой системе, для прокси на этой машине
cli-serve-tls-cert = Говорить по TLS с сертификатами из этого файла PEM; если он меняется, он читается заново
cli-serve-tls-key = Ключ сертификата, в PEM

cli-tables = Копировать, выгружать и удалять столы сервера, даже не останавливая его
cli-tables-more =
    Примеры:
      tubewright tables backup saturday.db
      tubewright tables --data /var/lib/tubewright export k3jqx
      tubewright tables sweep --finished 90 --unfinished 30
cli-tables-data = Папка данных сервера
cli-tables-backup = Сохранить полную и цельную копию в новый файл
cli-tables-backup-file = Файл, которого ещё нет
cli-tables-count = Сказать, сколько столов и сколько места они занимают
cli-tables-export = Вывести весь журнал стола одним документом JSON; в нём есть зерно карт
cli-tables-delete = Удалить стол
cli-tables-table = Стол
cli-tables-forget = Удалить всё о человеке: имена, чат, путь назад к его местам
cli-tables-person = Идентификатор человека, каким его сообщает ему GET /api/me
cli-tables-sweep = Удалить столы, не менявшиеся столько дней
cli-tables-finished = Завершённые
cli-tables-unfinished = Незавершённые
cli-tables-check = Проверить все столы хранилища: строка о каждом повреждённом и код выхода 1
cli-tables-repair = Восстановить повреждённый файл при остановленном сервере; сам он останется рядом
cli-tables-repair-backup = Взять нечитаемые столы из этой копии
cli-tables-restore = Поставить копию на место столов при остановленном сервере; прежнее останется рядом
cli-tables-restore-file = Копия; сначала она проверяется
cli-tables-copy = Скопировать все столы из одного хранилища в другое и сверить; после обрыва можно повторить
cli-tables-copy-from = Откуда: sqlite:ФАЙЛ или postgres://…
cli-tables-copy-to = Куда: sqlite:ФАЙЛ или postgres://…
cli-store = Хранилище вместо папки данных: sqlite:ФАЙЛ или postgres://USER@HOST/DATABASE
cli-admin = Смотреть и менять, что делает запущенный сервер, на его же машине
cli-admin-more =
    Примеры:
      tubewright admin status
      tubewright admin reports
      tubewright admin ban 192.0.2.0/24
      tubewright admin limit tables-per-hour 10

    Команда обращается к серверу через сокет в его папке данных. Всё сделанное попадает в журнал сервера.
    Страница /operator делает то же в браузере, с ключом из файла operator.token.
cli-admin-status = Показать сервер, его пределы, кто заблокирован и какие слова нежелательны
cli-admin-tables = Перечислить столы в памяти
cli-admin-people = Перечислить, кто на связи: идентификатор, сеть и стол
cli-admin-reports = Перечислить жалобы
cli-admin-resolve = Закрыть жалобу
cli-admin-report = Номер жалобы
cli-admin-load = Загрузить стол в память
cli-admin-close = Убрать стол из памяти; его люди могут вернуться
cli-admin-lock = Запереть стол: больше никто ничего за ним не сделает
cli-admin-unlock = Отпереть стол
cli-admin-ban = Заблокировать кого-то
cli-admin-unban = Снять блокировку
cli-admin-who = Идентификатор человека, адрес или сеть, например 192.0.2.0/24
cli-admin-words = Задать слова, нежелательные в именах и чате
cli-admin-words-file = Файл, по слову в строке; - читает стандартный ввод
cli-admin-limit = Изменить предел до отмены
cli-admin-limit-name = Предел, как его показывает status
cli-admin-limit-value = Его значение; без него снова действует заданное серверу
admin-done = Сделано
admin-unchanged = Менять нечего
admin-none = Ничего нет
admin-no-server = в папке { $folder } никакой сервер не отвечает
admin-refused = сервер отказывает: { $message }

refuse-start = не удалось запустить сервер
refuse-serve = не удалось открыть сервер по адресу { $address }
refuse-data = не удалось создать папку данных { $folder }
refuse-tls = TLS не работает
refuse-locked = на { $folder } уже работает сервер (процесс { $process }); двух сразу быть не может
refuse-tables = не удалось открыть столы в { $file }
refuse-no-tables = в { $folder } нет столов
refuse-backup = не удалось сохранить копию в { $file }
refuse-store = не удалось открыть хранилище { $store }
refuse-repair-store = восстановить можно только хранилище в файле
serve-ready = Tubewright открыт по адресу { $address } (Ctrl-C — остановить)
serve-data = Столы хранятся в { $folder }
serve-store = Столы хранятся в { $store }
tables-backed-up = Копия сохранена в { $file }
tables-count = { $tables ->
    [one] { $tables } стол, байт: { $bytes }
    [few] { $tables } стола, байт: { $bytes }
    [many] { $tables } столов, байт: { $bytes }
   *[other] { $tables } стола, байт: { $bytes }
 }
tables-deleted = { $tables ->
    [one] Удалён { $tables } стол
    [few] Удалено { $tables } стола
    [many] Удалено { $tables } столов
   *[other] Удалено { $tables } стола
 }
tables-forgotten = { $tables ->
    [one] Данные удалены, затронут { $tables } стол
    [few] Данные удалены, затронуто { $tables } стола
    [many] Данные удалены, затронуто { $tables } столов
   *[other] Данные удалены, затронуто { $tables } стола
 }
tables-damaged = { $table }: { $what }
tables-damaged-store = хранилище: { $what }
tables-sound = { $tables ->
    [one] { $tables } стол в порядке
    [few] { $tables } стола в порядке
   *[many] { $tables } столов в порядке
 }
tables-unsound = повреждений: { $damaged }; столов в порядке: { $tables }
tables-restored = { $table }: восстановлен из копии
tables-rebuilt = { $table }: восстановлен по своему журналу
tables-lost = { $table }: восстановить не удалось
tables-repaired = Готово: столов сохранено { $kept }, восстановлено { $restored }, потеряно { $lost }; повреждённый файл — { $file }
tables-replaced = Восстановлено: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
 }
tables-kept = Прежнее лежит в { $file }
tables-copied = Готово: столов скопировано { $copied }, уже были { $same }; только в новом хранилище { $others }

preview-gathering = { $name } зовёт вас сыграть
preview-playing = Идёт партия: { $names }
preview-over = Партия окончена: { $names }
preview-nobody = Стол в Tubewright
preview-picture = Готовое поле: Темза и четыре цветные линии через станции Лондона
preview-about = { $seats ->
    [one] Рисуйте подземку вместе: за столом { $seats } место. Без регистрации, просто откройте ссылку.
    [few] Рисуйте подземку вместе: за столом { $seats } места. Без регистрации, просто откройте ссылку.
    [many] Рисуйте подземку вместе: за столом { $seats } мест. Без регистрации, просто откройте ссылку.
   *[other] Рисуйте подземку вместе: за столом { $seats } места. Без регистрации, просто откройте ссылку.
 }

cli-loadtest = Испытать сервер под нагрузкой на настоящих соединениях
cli-loadtest-more =
    Примеры:
      tubewright loadtest
          2500 столов по четверо, каждый ходит раз в 3 с
      tubewright loadtest --highest --tables 500
          на полной скорости, в сравнении с простым эхом
      tubewright loadtest --server 192.0.2.7:8080
          сервер в другом месте, запущенный без пределов
      tubewright loadtest --stored 100000
          за сколько запускается сервер с сохранёнными столами
      tubewright loadtest --soak 30 --tables 500
          полчаса партий, с памятью после каждой минуты

    Без --server запускается свой, с пустой папкой данных и без пределов.
cli-loadtest-tables = Сколько столов
cli-loadtest-seats = Сколько людей за каждым
cli-loadtest-every = Как часто ходит каждый из них
cli-loadtest-seconds = Сколько измерять
cli-loadtest-highest = Все ходят, как только могут; сравнение с простым эхом WebSocket
cli-loadtest-server = Измерить этот сервер
cli-loadtest-data = Папка данных запускаемого сервера; если не указана, временная
cli-loadtest-stored = Сохранить столько столов и измерить, за сколько сервер с ними запускается
cli-loadtest-soak = Играть партию за партией столько минут и каждую минуту выводить память сервера
cli-loadtest-echo = Быть эхом для сравнения
refuse-open-files = система разрешает открыть файлов: { $files }; этого мало, соединений нужно { $sockets }
loadtest-load = Столы: { $tables }, соединения: { $sockets }, измерено за { $seconds } с
loadtest-times = От отправки до надёжной записи: половина за { $half } мс, 99 % за { $most } мс, все за { $all } мс
loadtest-rate = В секунду: ходов { $commands }, доставлено сообщений { $messages }; сбоев: { $failures }
loadtest-memory = Памяти на соединение: { $memory } КБ, на диске на стол: { $disk } КБ
loadtest-echo = Простое эхо доставляет сообщений в секунду: { $messages }; столы — { $share } от этого
loadtest-soak = Минута { $minute }: память { $memory } МБ, соединения { $sockets }, партии { $games }, ходы { $turns }, сбои { $failures }
loadtest-soak-end = Память начиная с минуты { $minute }: от { $least } до { $most } МБ, разница { $percent } %
loadtest-stored = Сохранённые столы: { $tables } ({ $size } МБ); сервер готов через { $time } мс после запуска

# The page for those who run a server.
operator-title = Управление сервером
operator-token = Ключ оператора
operator-open = Открыть
operator-reports = Жалобы
operator-tables = Столы в памяти
operator-people = Кто на связи
operator-bans = Блокировки
operator-words = Нежелательные слова
operator-words-about = По слову в строке, для имён и чата
operator-limits = Пределы
operator-status = Сервер
operator-who = Идентификатор человека, адрес или сеть
operator-ban = Заблокировать
operator-unban = Снять блокировку
operator-close = Закрыть
operator-lock = Запереть
operator-unlock = Отпереть
operator-delete = Удалить
operator-resolve = Рассмотрено
operator-save = Сохранить
operator-sure = Вы уверены?
operator-none = Ничего нет
operator-done = Сделано.
operator-refused = Отказано:
