"""States for planning."""

import random

import pytest

import tubewright
from tubewright import Board, Deal, Dealer, Game, State, TubewrightError


def test_the_chances_of_the_cards_are_exact():
    state = State.start(Deal("x"))
    chances = {tuple(cards): chance for cards, chance in state.chance_outcomes()}
    # Eleven cards, one of them the switch, after which another comes at once.
    assert len(chances) == 20
    assert chances[("street:joker",)] == pytest.approx(1 / 11)
    assert chances[("street:switch", "street:joker")] == pytest.approx(1 / 110)
    assert sum(chances.values()) == pytest.approx(1.0)
    assert state.is_chance and state.legal_actions() == []


def test_random_play_through_states_reaches_the_end():
    rng = random.Random(1)
    state, made = State.start(Deal("x"), objectives=True, powers=True), 0
    while not state.is_over:
        if state.is_chance:
            state.reveal_random(rng.random())
        else:
            made += state.apply(rng.choice(state.legal_actions()))
    assert made == state.total and state.round == 4


def test_a_clone_goes_its_own_way():
    state = State.start(Deal("x"))
    state.reveal(["underground:joker"])
    clone = state.clone()
    assert clone == state
    clone.apply(clone.legal_actions()[-1])
    assert clone != state and state.total == 0
    with pytest.raises(TubewrightError):
        state.reveal(["underground:joker"])


def test_cards_that_cannot_come_are_refused():
    state = State.start(Deal("x"))
    state.reveal(["underground:joker"])
    state.apply(0)
    with pytest.raises(TubewrightError, match="cannot come"):
        state.reveal(["underground:joker"])
    with pytest.raises(TubewrightError):
        state.reveal(["street:switch"])


def test_states_of_views_do_not_depend_on_unseen_cards():
    """Two deals that agree in the cards so far give equal states, with equal chances."""
    seeds = {}
    for number in range(400):
        deal = Deal(f"peek/{number}")
        first = tuple(deal.decks[0][:2])
        pencils = tuple(deal.pencils()[0])
        if "street:switch" in first:
            continue
        twin = seeds.setdefault((first, pencils), deal)
        if twin != deal:
            break
    else:
        pytest.fail("no two deals begin alike")
    states = []
    for one in (twin, deal):
        game, dealer = Game(one), Dealer(one)
        for _ in range(2):
            game.reveal(dealer.next_turn(game))
            states.append(State.of(game.view()))
            game.play("pass")
    assert states[0] == states[2] and states[1] == states[3]
    assert (states[1].observation_flat() == states[3].observation_flat()).all()


def test_expectimax_on_a_small_map_agrees_with_counting_every_deal():
    """With exact chances a full search of the last turns is worth what it says: its mean over random play-outs."""
    board = Board.hamlet()

    def value(state, depth):
        if state.is_over or depth == 0:
            return float(state.total)
        if state.is_chance:
            total = 0.0
            for cards, chance in state.chance_outcomes():
                after = state.clone()
                after.reveal(cards)
                total += chance * value(after, depth)
            return total
        best = 0.0
        for number in state.legal_actions():
            after = state.clone()
            after.apply(number)
            best = max(best, value(after, depth - 1))
        return best

    start = State.start(Deal("hamlet"), board=board)
    two_turns = value(start, 2)
    assert value(start, 1) < two_turns
    # By hand: the same mean, turn by turn, over all cards.
    by_hand = 0.0
    for cards, chance in start.chance_outcomes():
        first = start.clone()
        first.reveal(cards)
        best = 0.0
        for number in first.legal_actions():
            after = first.clone()
            after.apply(number)
            mean = 0.0
            for later, odds in after.chance_outcomes():
                second = after.clone()
                second.reveal(later)
                totals = []
                for other in second.legal_actions():
                    end = second.clone()
                    end.apply(other)
                    totals.append(end.total)
                mean += odds * max(totals)
            best = max(best, mean)
        by_hand += chance * best
    assert two_turns == pytest.approx(by_hand)


def test_advice_and_bots_answer_for_views():
    deal = Deal("london")
    game = Game(deal)
    game.reveal(Dealer(deal).next_turn(game))
    view = game.view()
    advice = tubewright.advice(view, nodes=500)
    assert sorted(row.action for row in advice) == sorted(view.actions)
    assert [row.expected for row in advice] == sorted((row.expected for row in advice), reverse=True)
    assert tubewright.advice(view, nodes=500) == advice
    for bot in ("random", "greedy", "lookahead:depth=2", "search:nodes=200", "novice", "champion"):
        assert tubewright.choose(view, bot) in view.actions
    with pytest.raises(TubewrightError, match="no bot"):
        tubewright.choose(view, "nobody")


def test_games_of_bots_become_columns_of_arrays():
    rows = tubewright.selfplay(3, "greedy", "columns", powers=True)
    assert len(set(map(len, rows.values()))) == 1
    for number in range(3):
        mine = rows["game"] == number
        record = tubewright.play(Deal(f"columns/{number + 1}"), "greedy", powers=True, seed=number)
        total = record.report()["final"][0]["total"]
        assert rows["reward"][mine].sum() == total == rows["total"][mine][0]
    places = rows["action"].astype(int)
    allowed = rows["mask"][range(len(places)), places // 64] >> (places % 64).astype("uint64") & 1
    assert allowed.all()


def test_columns_become_an_arrow_table_over_the_same_memory():
    from tubewright.datasets import table

    rows = tubewright.selfplay(1, "greedy", "arrow")
    arrow = table(rows)
    assert arrow.num_rows == len(rows["game"])
    assert arrow["bits"][3].as_py() == rows["bits"][3].tolist()
    address = arrow["bits"].chunk(0).values.buffers()[1].address
    assert address == rows["bits"].ctypes.data
