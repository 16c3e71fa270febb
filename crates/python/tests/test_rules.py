"""The rules as Python values."""

import copy
import json
import pathlib
import pickle

import pytest

import tubewright
from tubewright import Board, Deal, Dealer, Game, IllegalAction, MapRefused, Record, RecordRefused, TubewrightError

FIXTURES = pathlib.Path(__file__).parents[2] / "rules" / "tests" / "fixtures"


def played(seed="london", turns=1000, seats=1, **modules):
    """A game in which everybody plays the last legal action for so many turns."""
    deal = Deal(seed)
    game, dealer = Game(deal, seats, **modules), Dealer(deal)
    for _ in range(turns):
        cards = dealer.next_turn(game)
        if cards is None:
            break
        game.reveal(cards)
        for seat in game.waiting:
            game.play(game.actions(seat)[-1], seat)
    return game


def test_the_board_is_that_of_the_rules():
    board = Board.london()
    assert (len(board.stations), len(board.sections), len(board.districts)) == (53, 155, 13)
    assert (len(board.under_river), len(board.tourist_sites)) == (24, 5)
    assert board.symbol("f4") is None
    assert board.symbol("d3") in {"square", "triangle", "pentagon", "circle"}
    with pytest.raises(TubewrightError, match="z9"):
        board.symbol("z9")


def test_a_map_that_is_none_is_refused_with_its_line():
    with pytest.raises(MapRefused) as refused:
        Board.parse("map x\nnothing here\n")
    assert isinstance(refused.value.line, int)


def test_a_whole_game_ends_with_the_score_that_the_report_says():
    game = played("score", objectives=True, powers=True)
    assert game.is_over and game.winners == [0]
    final = game.record().report()["final"][0]
    score = game.score()
    assert score.total == final["total"]
    assert sum(score.lines) == final["lines"]
    assert score.best_line == final["best_line"]
    assert list(score.interchanges) == [final["interchanges"][n] for n in "234"]
    total = sum(score.lines) + score.tourist_points + score.interchange_points + score.objective_points
    assert score.total == total


def test_an_illegal_action_names_its_reason_and_changes_nothing():
    deal = Deal("london")
    game = Game(deal)
    game.reveal(Dealer(deal).next_turn(game))
    before = copy.copy(game)
    with pytest.raises(IllegalAction) as refused:
        game.play("d3-d3")
    assert refused.value.reason == "no-such-section"
    with pytest.raises(IllegalAction) as refused:
        game.play("a walk")
    assert refused.value.reason == "bad-action"
    assert game == before
    game.play("pass")
    with pytest.raises(IllegalAction) as refused:
        game.play("pass")
    assert refused.value.reason == "not-waiting"
    assert game.undo() == "pass"
    assert game == before


def test_an_illegal_record_names_its_place():
    record = json.loads(played("place").record().to_json())
    record["rounds"][1]["turns"][2][0] = "a1-a1"
    with pytest.raises(RecordRefused) as refused:
        Record(json.dumps(record)).replay()
    place = (refused.value.round, refused.value.turn, refused.value.seat)
    assert (refused.value.reason, place) == ("no-such-section", (2, 3, 1))
    with pytest.raises(RecordRefused) as refused:
        Record("{}")
    assert (refused.value.reason, refused.value.round) == ("bad-record", None)


def test_the_cards_of_a_record_are_proved_by_its_seed():
    tubewright.play(Deal("proof"), "greedy").verify()
    record = json.loads(tubewright.play(Deal("proof"), "greedy").to_json())
    record["deal"]["seed"] = "another"
    with pytest.raises(TubewrightError):
        Record(json.dumps(record)).verify()


def test_deals_are_those_of_the_frozen_examples():
    lines = (FIXTURES / "deals.jsonl").read_text().splitlines()
    assert lines
    for example in map(json.loads, lines[:50]):
        deal = Deal(example["seed"])
        assert deal.commitment == example["commitment"]
        assert deal.decks == example["decks"]
        assert deal.powers == example["powers"]
        assert list(deal.objectives) == example["objectives"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_values_survive_pickling_and_copying(seats):
    game = played("pickle", turns=9, seats=seats, objectives=True, powers=True)
    values = [game, game.view(seats - 1), game.record(), game.score(), Deal("pickle"), Board.london(), Board.hamlet()]
    for value in values:
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.copy(value) == value
        assert copy.deepcopy(value) == value
        assert repr(value)
    other = played("other", turns=9, seats=seats)
    assert game != other and game.view() != other.view() and Deal("a") != Deal("b")


def test_a_copy_goes_its_own_way():
    deal = Deal("copy")
    game = Game(deal)
    game.reveal(Dealer(deal).next_turn(game))
    twin = game.copy()
    twin.play("pass")
    assert game.waiting == [0] and twin.waiting == []


def test_a_view_holds_nothing_that_its_seat_may_not_know():
    """Two games that differ only in unseen cards and in others' open choices give equal views, pickled too."""
    deal = Deal("secret")
    first, second = Game(deal, 2), Game(deal, 2)
    cards = Dealer(deal).next_turn(first)
    first.reveal(cards)
    second.reveal(cards)
    first.play(first.actions(1)[-1], 1)
    assert first != second
    assert first.view(0) == second.view(0)
    assert pickle.dumps(first.view(0)) == pickle.dumps(second.view(0))
    # At own pace a seat that lags behind knows none of the cards that another has come to.
    second.play("pass", 1)
    ahead = [card for card in deal.decks[0] if card not in cards][0]
    if ahead == "street:switch":
        pytest.fail("the seed deals the switch second: choose another")
    second.reveal([ahead])
    second.play("pass", 1)
    assert second.view(0) == first.view(0)
    assert ahead in second.view(0).unseen
    assert pickle.dumps(second.view(0)) == pickle.dumps(first.view(0))


def test_a_sheet_is_drawn_for_notebooks():
    game = played("picture")
    for value in (game, game.view()):
        svg = value._repr_svg_()
        assert svg.startswith("<svg") and svg.count("<path") + svg.count("<line") > 20


def test_wrong_seats_are_refused():
    with pytest.raises(TubewrightError, match="1 to 4"):
        Game(Deal("x"), 5)
    with pytest.raises(TubewrightError, match="no seat 3"):
        played("x", turns=1).view(3)
