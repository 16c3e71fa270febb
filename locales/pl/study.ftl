# The page of a review: what surrounds what a review says. Each key says where it is read.

study-back = Wróć do gry
study-nothing = Nie ma tu gry, na którą można by spojrzeć wstecz. Może przeglądarka już jej nie pamięta albo nikt jeszcze nie wykonał w niej ruchu.
study-running = Analiza decyzji { $done } z { $all }
study-done = Analiza jest gotowa.
study-failed = Analiza się nie udała: nie można było wczytać tego, co dla niej myśli. Może nie ma teraz sieci.
study-seats = Czyja gra
study-sum = Z czego składa się wynik
study-deducted = W trybie solo po odliczeniu wynik to { $score }.
study-choices = Decyzje
study-hindsight-running = Szukamy najlepszej gry na tych kartach – z perspektywy czasu…

study-curve = Oczekiwany wynik
study-key-lucky = karty pomogły
study-key-unlucky = karty zaszkodziły
study-key-loss = stracone przez wybór
study-keys = ← → po kolei, M: następny błąd
study-not-yet = Jeszcze nie przeanalizowano.
# A decision to listeners: "Round 2, turn 3, 150.1 expected, luck +1.2, mistake, 3.2 lost".
study-said-expected = oczekiwane { $points }
study-said-luck = szczęście { $points }
study-said-good = równie dobre jak najlepsze
study-said-lost = { $class ->
    [inaccuracy] niedokładność, stracono { $points }
    [mistake] błąd, stracono { $points }
    [blunder] duży błąd, stracono { $points }
   *[good] stracono { $points }
 }

study-rounds = Runda po rundzie
study-back-one = Jedna decyzja wstecz
study-on-one = Jedna decyzja dalej
study-next-mistake = Następny błąd
study-alternatives = Wszystko, co porównano

# A decision tried again.
study-try-again = Spróbuj ponownie
study-choose = Co by tu zrobić?
study-try-choose = Pozycja wróciła. Jaki ruch wybierasz teraz?
study-try-judging = Sprawdzanie wyboru…
study-try-right = Dobrze! Równie dobre jak najlepsze.
study-try-wrong = Nie całkiem: to traci { $points }.
study-try-shown = Oto odpowiedź.
study-try-close = Wróć do analizy
study-hint-pass = Wskazówka: czasem najlepiej nic nie rysować.
study-hint-power = Wskazówka: twoja kredka potrafi coś szczególnego.
study-hint-from = Wskazówka: najlepszy odcinek zaczyna się na stacji { $station }.
study-play-same = Graj dalej z tymi samymi kartami
study-play-fresh = Graj dalej z nowymi kartami
study-play-points = Punkty: { $points }
study-play-over = Punkty: { $total }; w twojej grze było { $before }.

practice-title = Ćwiczenia
practice-about = Pozycje z gier, w których jeden wybór jest wyraźnie najlepszy. Znajdź go.
practice-failed = Nie udało się pobrać ćwiczeń. Może nie ma teraz sieci.
practice-chosen = Według tematu
practice-theme = Temat
practice-difficulty = Trudność
practice-any = Dowolna
practice-count = { $count ->
    [one] { $count } ćwiczenie
    [few] { $count } ćwiczenia
   *[many] { $count } ćwiczeń
 }
practice-start = Zacznij
practice-streak = Seria
practice-streak-note = Ile zdołasz z rzędu. Są coraz trudniejsze.
practice-best = Najdłuższa dotąd: { $count }
practice-streak-now = Z rzędu: { $count }
practice-streak-over = Koniec serii: { $count }.
practice-own = Twoje błędy
practice-own-note = To, co umknęło w przeanalizowanych grach, wraca po coraz dłuższych przerwach, aż się uda.
practice-due = Na teraz: { $due } z { $all }
practice-solved = Rozwiązane na tym urządzeniu: { $count }
practice-task = Który wybór jest wyraźnie najlepszy?
practice-wrong = Nie ten.
practice-next = Następne ćwiczenie
practice-leave = Wszystkie ćwiczenia
