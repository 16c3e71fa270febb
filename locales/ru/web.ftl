# The page's own texts. Each key says where it is read: first the page or part, then what it is.

title-home = Tubewright: нарисуйте свою подземку
title-play = Игра · Tubewright
title-result = Итог · Tubewright
title-record = Запись партии · Tubewright
title-review = Разбор · Tubewright
title-practice = Упражнения · Tubewright
title-how-to-play = Как играть · Tubewright
title-rules = Правила · Tubewright
title-settings = Настройки · Tubewright
title-about = О проекте · Tubewright
title-tables = Играть вместе · Tubewright
title-table = Стол · Tubewright
# Before the title of the tab while the table waits for the visitor.
title-your-turn = Ваш ход! { $title }
title-missing = Здесь пусто · Tubewright

meta-description = Проложите собственную подземку: игра с картами и карандашами для 1–4 игроков, в браузере, в том числе без сети.

# Before the program runs; boot- texts are plain, on one line.
boot-loading = Tubewright загружается
boot-failed = Не удалось запустить игру. Нужен браузер 2023 года или новее с поддержкой WebAssembly; возможно, поможет перезагрузка.
boot-no-script = Игра работает в браузере, и ей нужен JavaScript.

top-home = На главную
top-language = Язык

missing-title = Такой станции нет
missing-why = Линию к этому адресу так и не проложили. Возможно, ссылка потеряла кусочек по дороге к вам.
missing-home = Вернуться в начало

guide-failed = Страница не доехала
guide-failed-why = Её текст не удалось загрузить. Похоже, сейчас нет сети.
guide-retry = Попробовать ещё раз
unreached = Для столов нужна сеть
unreached-why = Сети сейчас нет, или сервер не отвечает. Соло и с ботами можно играть и без него.

language-failed = Не удалось загрузить этот язык. Возможно, сейчас нет сети.

update-ready = Вышла новая версия.
update-reload = Обновить страницу

# Браузер ничего не сохраняет: так бывает в приватных окнах и при заполненном диске.
not-kept = Браузер не сохраняет партию: после перезагрузки она начнётся заново.
