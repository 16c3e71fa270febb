# The page about the project.

about-title = O projekcie
about-what = Tubewright to bezpłatny, otwarty program do gry „Następna stacja: Londyn”, w której odkrywa się karty i rysuje linie. Zagraj solo, z botami albo ze znajomymi – przy jednym urządzeniu lub każdy przy swoim, w przeglądarce, także bez sieci.
about-unofficial = Nieoficjalnie
about-unofficial-who = Grę zaprojektował Matthew Dunstan, a wydaje ją Blue Orange. Nie stworzyli tego programu ani go nie firmują, a nazwa gry należy do jej właścicieli. Wszystkie rysunki i teksty powstały specjalnie dla tego projektu.
about-unofficial-box = Jeśli gra ci się podoba, kup pudełko: kredek i papieru na wspólnym stole nic nie zastąpi.
about-stored = Co i gdzie jest zapisane
about-stored-here = Twoje gry i ich wyniki, konfiguracja i ustawienia są zapisane w pamięci tej przeglądarki, na tym urządzeniu. Jest tam też kopia samej strony, dzięki której otwiera się ona bez sieci.
about-stored-elsewhere = Gry na tym urządzeniu niczego nigdzie nie wysyłają. Nie ma kont ani liczników odwiedzin, a strona nie odwołuje się do żadnych obcych serwerów.
about-stored-tables = Jeśli grasz z innymi przy stole, serwer tej strony przechowuje ten stół – imiona, ruchy i czat – do chwili jego usunięcia. Ciasteczko pozwala serwerowi rozpoznać cię przy stołach i nie służy do niczego więcej.
about-stored-erase = W ustawieniach możesz usunąć swoje gry i wybory z tego urządzenia oraz swoje dane z serwera. Kopia strony zostaje, żeby nadal otwierała się bez sieci. Nie ma w niej twoich danych; przeglądarka usunie ją razem z danymi tej witryny.
about-fair = Uczciwa talia
about-fair-cards = O kartach decyduje losowa liczba w adresie gry. Ta sama liczba zawsze daje te same karty, więc każdy może grę powtórzyć albo sprawdzić.
about-fair-bots = Boty wiedzą tyle co ty: znają odkryte karty, ale nigdy te, które dopiero wyjdą.
about-free = Wolne oprogramowanie
about-free-licence = Kod źródłowy jest otwarty, na licencji MIT albo Apache 2.0, jak wolisz.
about-free-host = Wszystko obsługuje jeden program, więc możesz go uruchomić u siebie, dla swoich znajomych.
about-version = Wersja { $version }
