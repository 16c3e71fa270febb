# Co analiza mówi o partii, na stronie i w terminalu.

review-title = Analiza
# Jak duża jest strata.
review-class = { $class ->
    [inaccuracy] Niedokładność
    [mistake] Błąd
    [blunder] Duży błąd
   *[good] Dobrze
 }
review-as-good = Nie gorzej niż najlepiej
review-played = Zagrano: { $action }
review-best = Najlepiej: { $action }
review-equal = Równie dobrze: { $actions }
# Punkty mają jedno miejsce po przecinku: „3,2 ± 0,5”.
review-lost = Stracone punkty: { $points }
review-luck = Szczęście w kartach: { $points }
review-line = { $place }: { $action } · szczęście { $luck } · strata { $points } · { $verdict }
# Akcja wobec najlepszej: „d3 → f1: −1,2 ± 0,4”.
review-alternative = { $action }: { $points }
review-alternative-equal = { $action }: równie dobrze

# Dlaczego najlepsza akcja jest lepsza; powody są niżej.
review-why = { $action } jest lepsze – { $reasons }.
review-why-far = { $action } daje więcej na dłuższą metę; to, co widać od razu, tego nie tłumaczy.
review-why-open = Nie ustalono, czy { $action } jest lepsze.
review-why-best = Nie znaleziono nic lepszego.
review-reason-river = odcinków pod Tamizą więcej o { $more } (+{ $points })
review-reason-fullest = stacje w najpełniejszej dzielnicy: { $best } zamiast { $other }
review-reason-districts = dzielnice na linii: { $best } zamiast { $other }
review-reason-tourist = wizyty w obiektach turystycznych: { $best } zamiast { $other } (+{ $points })
review-reason-interchanges = punkty za stacje przesiadkowe: { $best } zamiast { $other }
review-reason-objective = „{ $objective }”: { $best } z { $need } zamiast { $other }
review-reason-objective-met = „{ $objective }”: osiągnięto (+10)
review-reason-keeps-power = moc kredki zostaje w zapasie ({ $power })
review-reason-uses-power = moc kredki tu się opłaca ({ $power })
review-reason-opens = { $symbol ->
    [square] kwadraty w zasięgu następnych kart: { $best } zamiast { $other }
    [triangle] trójkąty w zasięgu następnych kart: { $best } zamiast { $other }
    [pentagon] pięciokąty w zasięgu następnych kart: { $best } zamiast { $other }
    [circle] okręgi w zasięgu następnych kart: { $best } zamiast { $other }
   *[joker] stacje w zasięgu jokera: { $best } zamiast { $other }
 }
review-reason-room = { $pencil ->
    [purple] wolne odcinki u początku linii fioletowej: { $best } zamiast { $other }
    [blue] wolne odcinki u początku linii niebieskiej: { $best } zamiast { $other }
    [pink] wolne odcinki u początku linii różowej: { $best } zamiast { $other }
   *[green] wolne odcinki u początku linii zielonej: { $best } zamiast { $other }
 }
review-reason-now = punkty od razu: { $best } zamiast { $other }

# Suma partii: oczekiwane + szczęście − stracone + reszta = wynik.
review-sum-expected = Oczekiwane przed pierwszą kartą
review-sum-luck = Szczęście w kartach
review-sum-loss = Stracone przez wybory
review-sum-rest = Reszta
review-sum-total = Wynik końcowy
review-sum-total-so-far = Oczekiwane odtąd
review-rest-note = Reszta powstaje tam, gdzie oceny dwóch tur się nie zgadzają; nie jest ani szczęściem, ani błędem.
review-round = { $round }: szczęście { $luck }, stracone { $loss }
review-good-share = Decyzje nie gorsze od najlepszej: { $good } z { $all }
review-costliest = Najkosztowniejsze decyzje
review-costliest-none = Żadna decyzja nie była wyraźnie gorsza od najlepszej.
review-costliest-line = { $place }: { $action } – strata { $points }; najlepiej { $best }
review-grade-between = Twoje straty ({ $points }) leżą między stratami botów „{ $better }” ({ $less }) i „{ $worse }” ({ $more }).
review-grade-least = Twoje straty ({ $points }) nie są większe niż straty naszego najlepszego bota „{ $worse }” ({ $more }).
review-grade-most = Twoje straty ({ $points }) są większe niż straty bota „{ $better }” ({ $less }).
review-hindsight = Z perspektywy czasu, znając wszystkie karty, można było zdobyć { $total }.
review-hindsight-bound = Z perspektywy czasu, znając wszystkie karty, można było zdobyć { $total }; więcej niż { $bound } – nie.
review-so-far = Gra trwa: to analiza tego, co dotąd zagrano.
review-nothing = Nie ma jeszcze decyzji do analizy.

# Tematy ćwiczeń.
puzzle-theme = { $theme ->
    [river] Tamiza
    [interchanges] Stacje przesiadkowe
    [switch] Zwrotnica
    [powers] Moce kredek
   *[last-turns] Ostatnie tury
 }
puzzle-difficulty = Trudność: { $difficulty } z 5
