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
