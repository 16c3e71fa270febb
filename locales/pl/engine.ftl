# `tubewright engine` and the outside programs of `tubewright arena`.

cli-engine = Odpowiadaj innym programom wierszami JSON: graj według zasad, licz punkty, pytaj boty
cli-engine-more =
    Każdy wiersz standardowego wejścia to żądanie, każdy wiersz standardowego wyjścia to odpowiedź, po kolei:
    {"  {"}"id": 1, "op": "new", "seed": "london"{"}"}
    {"  {"}"id": 2, "op": "legal"{"}"}
    {"  {"}"id": 3, "op": "play", "action": "pass"{"}"}
    {"  {"}"id": 4, "op": "quit"{"}"}
    Wszystkie opisuje docs/engine.md.

    Przykłady:
      tubewright engine < requests.jsonl
      tubewright arena --bot greedy --games 10 --seed 7 \
        --engine 'tubewright engine --as-player greedy'
cli-engine-as-player = Zamiast tego bądź graczem, który odpowiada na pytania areny
cli-arena-engine = Zewnętrzny program jako bot, podany jako polecenie; można podać kilka razy
cli-arena-engine-ms = Ile milisekund zewnętrzny program może myśleć nad decyzją
cli-arena-engine-start-ms = Ile milisekund zewnętrzny program może się uruchamiać

# What went wrong with an outside program: $name is its command.
arena-flawless = { $name }: wszystkie decyzje na czas i zgodne z zasadami
# $kinds is a list of the words below with their numbers.
arena-failed = { $name }: nieudane decyzje, { $failed } z { $decisions } ({ $kinds }); pierwsza w grze { $game }: { $what }
arena-never-started = { $name }: program nie zagrał: { $what }
arena-kind = { $word }: { $count }
arena-late = spóźnione
arena-illegal = niezgodne z zasadami
arena-garbage = nieczytelne
arena-refused = odmowy
arena-dead = bez odpowiedzi
arena-crashes = awarie
arena-stopped = zatrzymania
arena-restarts = ponowne uruchomienia

fault-at-start = przy uruchomieniu: { $what }
fault-on-turn = runda { $round }, tura { $turn }: { $what }
fault-late = brak odpowiedzi na czas
fault-illegal = ruch { $action } jest niezgodny z zasadami: { $reason }: { $why }
fault-no-action = w odpowiedzi nie ma ruchu
fault-garbage = to nie jest odpowiedź: { $said }
fault-endless = wiersz dłuższy niż { $bytes } B
fault-refused = program odmówił: { $said }
fault-not-started = programu nie da się uruchomić: { $why }
fault-ended = { $how ->
    [code] program zakończył się z kodem { $number }
    [signal] program zakończył sygnał { $number }
   *[unknown] program się zakończył
 }
fault-dead = nie ma już kogo pytać
refuse-signals = nie można nasłuchiwać sygnałów
