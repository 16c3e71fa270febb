"""The Gymnasium environments."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tubewright
import tubewright.gym
from tubewright import Deal, Dealer, Game, State, TubewrightError

MODULES = [{}, {"objectives": True, "powers": True}]
FORMS = ["flat", "planes", "bits"]


def random_game(env, rng, seed):
    """Plays a random game; returns the actions and the sum of the rewards."""
    seen, _ = env.reset(seed=seed)
    actions, total, over = [], 0.0, False
    while not over:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, info = env.step(action)
        actions.append(action)
        total += reward
    assert info["total"] == total
    assert not seen["action_mask"].any()
    return actions, total


@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.parametrize("form", FORMS)
def test_the_checker_of_gymnasium_finds_nothing(form, modules):
    env = gymnasium.make("tubewright/London-v0", observation=form, **modules).unwrapped
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("modules", MODULES)
def test_the_rewards_of_a_game_sum_to_its_final_score_by_the_rules(modules):
    """The same choices played through the rules, action by action, score the same."""
    rng, powers_used = np.random.default_rng(1), 0
    env = gymnasium.make("tubewright/London-v0", **modules)
    for seed in range(20):
        numbers, total = random_game(env, rng, seed)
        deal = Deal(str(seed))
        game, dealer = Game(deal, **modules), Dealer(deal)
        numbers = iter(numbers)
        while (cards := dealer.next_turn(game)) is not None:
            game.reveal(cards)
            state, legal = State.of(game.view()), {}
            for text in game.actions():
                legal.setdefault(tuple(state.numbers(text)), text)
            chosen = ()
            while chosen not in legal:
                chosen += (next(numbers),)
            powers_used += len(chosen) > 1
            game.play(legal[chosen])
        assert next(numbers, None) is None
        assert game.score().total == total
    assert bool(powers_used) == bool(modules)


@pytest.mark.parametrize("modules", MODULES)
def test_the_mask_allows_exactly_what_the_rules_allow(modules):
    """Every path through the numbers is a legal action, and every legal action is a path."""
    rng = np.random.default_rng(2)
    deal = Deal("mask")
    game, dealer = Game(deal, **modules), Dealer(deal)
    while (cards := dealer.next_turn(game)) is not None:
        game.reveal(cards)
        start = State.of(game.view())
        paths, open_paths = set(), [((), start)]
        while open_paths:
            path, state = open_paths.pop()
            if state.is_chance or state.is_over:
                paths.add(path)
                continue
            for number in state.legal_actions():
                after = state.clone()
                after.apply(number)
                open_paths.append(((*path, number), after))
        actions = game.actions()
        assert paths == {tuple(start.numbers(text)) for text in actions}
        # Powers come late, so that many turns have one at hand.
        game.play(str(rng.choice([text for text in actions if "+" not in text or rng.random() < 0.02] or actions)))


def test_an_action_that_is_not_allowed_can_be_an_error_that_changes_nothing():
    env = gymnasium.make("tubewright/London-v0", illegal="raise").unwrapped
    seen, _ = env.reset(seed=3)
    for action in (-1, env.action_space.n, int(np.flatnonzero(seen["action_mask"] == 0)[0])):
        with pytest.raises(TubewrightError, match="not allowed"):
            env.step(action)
    again = env._seen()[0]
    assert all((again[name] == seen[name]).all() for name in seen)


def test_an_action_that_is_not_allowed_passes_the_turn_and_says_so():
    env = gymnasium.make("tubewright/London-v0", powers=True).unwrapped
    other = gymnasium.make("tubewright/London-v0", powers=True).unwrapped
    seen, _ = env.reset(seed=3)
    other.reset(seed=3)
    power = 1 + len(tubewright.Board.london().sections)
    while not seen["action_mask"][power]:
        seen = env.step(0)[0]
        other.step(0)
    # In the middle of using a power, too.
    _, _, _, _, info = env.step(power)
    assert "illegal_action" not in info
    wrong, reward, _, _, info = env.step(power)
    assert info["illegal_action"] and reward == 0
    passed = other.step(0)[0]
    assert all((wrong[name] == passed[name]).all() for name in wrong)


def test_seeds_deal_the_cards_of_their_text():
    env = gymnasium.make("tubewright/London-v0")
    assert env.reset(seed=7)[1]["deal"] == "7"
    assert env.reset()[1]["deal"] == "7/1"
    assert env.reset(options={"deal": "london"})[1]["deal"] == "london"
    assert env.reset(seed=7)[1]["deal"] == "7"
    unseeded = gymnasium.make("tubewright/London-v0")
    other = gymnasium.make("tubewright/London-v0")
    assert unseeded.reset()[1]["deal"] != other.reset()[1]["deal"]


def test_the_forms_of_an_observation_tell_the_same():
    """The flat vector is the packed words spread out, field by field."""
    flat = gymnasium.make("tubewright/London-v0", observation="flat", objectives=True, powers=True).unwrapped
    bits = gymnasium.make("tubewright/London-v0", observation="bits", objectives=True, powers=True).unwrapped
    planes = gymnasium.make("tubewright/London-v0", observation="planes", objectives=True, powers=True).unwrapped
    rng = np.random.default_rng(4)
    seen = {env: env.reset(seed=4)[0] for env in (flat, bits, planes)}
    fields, place = {}, 0
    for name, length in tubewright.flat_fields():
        fields[name], place = slice(place, place + length), place + length
    names = tubewright.plane_names()
    over = False
    while not over:
        vector, words, layers = (seen[env]["observation"] for env in (flat, bits, planes))
        unpacked = np.unpackbits(words.view(np.uint8), bitorder="little")
        assert (vector[fields["sections_of_line_1"]] == unpacked[:155]).all()
        assert (vector[fields["closed_sections"]] == unpacked[4 * 192 : 4 * 192 + 155]).all()
        reached = 5 * 192
        assert (vector[fields["reached"]] == unpacked[reached : reached + 53]).all()
        assert layers[names.index("reached")].sum() == vector[fields["reached"]].sum()
        if vector[fields["stage"]][0]:
            # Within a turn the section that is chosen first counts as drawn.
            assert vector[fields["total"]][0] * 100 == pytest.approx(flat._solo.total)
        assert layers[names.index("round_0")].max() == vector[fields["round"]][0]
        action = int(rng.choice(np.flatnonzero(seen[flat]["action_mask"])))
        for env in seen:
            seen[env], _, over, _, _ = env.step(action)


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_many_environments_are_single_ones_side_by_side(mode):
    """The same actions lead to the same observations, rewards and new games."""
    modules = {"objectives": True, "powers": True}
    many = gymnasium.make_vec(
        "tubewright/London-v0", 3, vectorization_mode="vector_entry_point", autoreset_mode=mode, **modules
    )
    single = [gymnasium.make("tubewright/London-v0", **modules).unwrapped for _ in range(3)]
    seen, _ = many.reset(seed=11)
    own = [env.reset(seed=11 + i)[0] for i, env in enumerate(single)]
    ended, games = [False] * 3, 0
    rng = np.random.default_rng(5)
    for _ in range(150):
        for i in range(3):
            assert all((seen[name][i] == own[i][name]).all() for name in own[i])
        options = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = np.array([rng.choice(choices) if len(choices) else 0 for choices in options])
        seen, rewards, over, cut, info = many.step(actions)
        assert not cut.any()
        for i, env in enumerate(single):
            if ended[i]:
                own[i], ended[i] = env.reset()[0], False
                assert (rewards[i], over[i]) == (0.0, False)
                continue
            own[i], reward, ended[i], _, one = env.step(int(actions[i]))
            assert (reward, ended[i]) == (rewards[i], over[i])
            if ended[i] and mode == AutoresetMode.SAME_STEP:
                assert (info["final_obs"][i]["observation"] == own[i]["observation"]).all()
                assert info["final_info"]["total"][i] == one["total"]
                own[i], ended[i] = env.reset()[0], False
                games += 1
    assert mode == AutoresetMode.NEXT_STEP or games > 3


def test_packed_masks_and_sampled_actions_agree_with_the_plain_ones():
    packed = tubewright.gym.LondonVectorEnv(5, observation="bits", powers=True)
    plain = tubewright.gym.LondonVectorEnv(5, observation="flat", powers=True)
    seen, other = packed.reset(seed=1)[0], plain.reset(seed=1)[0]
    for _ in range(80):
        mask = tubewright.gym.unpack_mask(seen["action_mask"], packed.single_action_space.n)
        assert (mask == other["action_mask"]).all()
        actions = packed.sample_actions()
        assert mask[np.arange(5), actions].all()
        seen, other = packed.step(actions)[0], plain.step(actions)[0]


def test_a_wrong_action_in_many_environments_names_the_game_and_takes_none():
    many = tubewright.gym.LondonVectorEnv(3, illegal="raise")
    before = many.reset(seed=2)[0]
    actions = many.sample_actions()
    actions[1] = 9999
    with pytest.raises(TubewrightError, match="game 1"):
        many.step(actions)
    assert (many._seen()["observation"] == before["observation"]).all()
