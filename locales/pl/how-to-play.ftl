# The lesson: six steps on the map.

lesson-title = Jak grać
lesson-step = { $number } z { $count }
lesson-leave = Zakończ lekcję
lesson-steps = Krok { $number } z { $count }
lesson-back = Wstecz
lesson-next = Dalej
lesson-done = Gotowe
lesson-play = Zagraj
lesson-map = Mapa do nauki

lesson-begin = Narysuj pierwszy odcinek
lesson-begin-text = Twoja zielona linia rusza z d3. Karta pokazuje okrąg: poprowadź linię prosto po kropkach do stacji z okręgiem.
lesson-begin-do = Wybierz jeden z dwóch podświetlonych okręgów i naciśnij „Gotowe”.
lesson-ends = Rysuj dalej z dowolnego końca
lesson-ends-text = Linia ma teraz dwa końce i każdy można przedłużyć. Karta pokazuje pięciokąt. Linie nigdy się nie przecinają i nie wracają na własną stację.
lesson-ends-do = Wybierz podświetlony pięciokąt i naciśnij „Gotowe”.
lesson-river = Zanurkuj pod rzekę
lesson-river-text = Joker prowadzi do dowolnej stacji. Każdy odcinek pod Tamizą jest wart 2 punkty, więc pora ją przeciąć.
lesson-river-do = Wybierz odcinek, który biegnie pod rzeką, i naciśnij „Gotowe”.
lesson-branch = Odgałęzienie
lesson-branch-text = Po zwrotnicy wychodzi druga karta, tu trójkąt. Teraz odcinek może ruszyć z każdego miejsca linii, nie tylko z końca.
lesson-branch-do = Poprowadź odgałęzienie do podświetlonego trójkąta i naciśnij „Gotowe”.
lesson-points = Skąd się biorą punkty
lesson-points-text = Policz dzielnice na trasie linii, pomnóż przez liczbę jej stacji w tej najpełniejszej i dodaj 2 za każdy przejazd pod rzeką.
lesson-points-do = Wybierz liczbę, a mapa pokaże, skąd się wzięła.
lesson-centre = Nowa kredka
lesson-centre-text = Piąta ciemna karta kończy rundę, a nowa kredka rusza z innego miejsca. Do stacji w środku prowadzi każda karta; to też obiekt turystyczny. Stacje na kilku liniach są przesiadkowe i też punktują.
lesson-centre-do = Doprowadź różową linię do środka i naciśnij „Gotowe”.

lesson-astray = Nie tutaj. Wybierz podświetloną stację.
lesson-drawn = { $points ->
    [one] Świetnie! Razem masz { $points } punkt.
    [few] Świetnie! Razem masz { $points } punkty.
    [many] Świetnie! Razem masz { $points } punktów.
   *[other] Świetnie! Razem masz { $points } punktu.
}
lesson-preview = { $points ->
    [0] Na razie nic to nie daje. Naciśnij „Gotowe” albo wybierz inaczej.
    [one] To daje { $points } punkt. Naciśnij „Gotowe” albo wybierz inaczej.
    [few] To daje { $points } punkty. Naciśnij „Gotowe” albo wybierz inaczej.
    [many] To daje { $points } punktów. Naciśnij „Gotowe” albo wybierz inaczej.
   *[other] To daje { $points } punktu. Naciśnij „Gotowe” albo wybierz inaczej.
}
lesson-end = To już wszystko. Cztery rundy, cztery kolory, jedna mapa: reszta w twoich rękach.

lesson-crossings = Tamiza
