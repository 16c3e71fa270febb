# The page's own texts. Each key says where it is read: first the page or part, then what it is.

title-home = Tubewright: narysuj własne metro
title-play = Gra · Tubewright
title-result = Wynik · Tubewright
title-record = Zapis gry · Tubewright
title-review = Analiza · Tubewright
title-practice = Ćwiczenia · Tubewright
title-how-to-play = Jak grać · Tubewright
title-rules = Zasady · Tubewright
title-settings = Ustawienia · Tubewright
title-about = O projekcie · Tubewright
title-tables = Graj razem · Tubewright
title-table = Stół · Tubewright
# Before the title of the tab while the table waits for the visitor.
title-your-turn = Twoja tura! { $title }
title-missing = Nic tu nie ma · Tubewright

meta-description = Narysuj własne metro: gra z kartami i kredkami dla 1–4 osób, w przeglądarce, także offline.

# Before the program runs; boot- texts are plain, on one line.
boot-loading = Tubewright się wczytuje
boot-failed = Nie udało się uruchomić gry. Potrzebna jest przeglądarka z 2023 roku lub nowsza, z WebAssembly; może pomóc ponowne wczytanie strony.
boot-no-script = Gra działa w przeglądarce i wymaga JavaScriptu.

top-home = Strona główna
top-language = Język

missing-title = Nie ma takiej stacji
missing-why = Nikt nie poprowadził linii pod ten adres. Może kawałek linku zgubił się po drodze.
missing-home = Wróć na początek

guide-failed = Ta strona nie dojechała
guide-failed-why = Nie udało się pobrać jej tekstu. Możliwe, że nie ma teraz sieci.
guide-retry = Spróbuj ponownie
unreached = Stoły wymagają sieci
unreached-why = Nie ma teraz sieci albo serwer nie odpowiada. Solo i z botami zagrasz mimo to.

language-failed = Nie udało się pobrać tego języka. Może akurat nie ma sieci.

update-ready = Jest nowa wersja.
update-reload = Odśwież stronę

# Przeglądarka niczego nie zapisuje: tak bywa w oknach prywatnych i przy pełnym dysku.
not-kept = Przeglądarka nie zapisuje gry: po odświeżeniu strony zacznie się od nowa.
