"""The benchmark: its deals, its results, and what its checks refuse."""

import json

import pytest

import tubewright
from tubewright import benchmark


@pytest.fixture(scope="module")
def records():
    return [record for record, *_ in benchmark.play(benchmark.bot("greedy"), range(6), modules=True)]


def test_records_verify_to_what_was_scored(records, tmp_path, capsys):
    done, modules = benchmark.verify(records)
    scores = [score for _, score, _, _ in benchmark.play(benchmark.bot("greedy"), range(6), modules=True)]
    assert modules and done.games == 6
    assert done.mean == pytest.approx(sum(scores) / 6)
    mean = sum(scores) / 6
    assert done.error == pytest.approx((sum((s - mean) ** 2 for s in scores) / 5 / 6) ** 0.5)
    path = tmp_path / "games.jsonl"
    assert benchmark.main(["run", "--policy", "greedy", "--games", "6", "--modules", "--records", str(path)]) == 0
    assert [json.loads(line) for line in path.read_text().splitlines()] == [json.loads(r) for r in records]
    assert benchmark.main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.count(f"{mean:.2f} ±") == 2


def changed(record, change):
    form = json.loads(record)
    change(form)
    return json.dumps(form)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda form: form["deal"].update(seed="other/0", commitment=tubewright.Deal("other/0").commitment), "card"),
        (lambda form: form["deal"].update(seed="london-4096/007", commitment=None), ""),
        (lambda form: form["rounds"].pop(), "finished"),
        (lambda form: form["rounds"][0]["turns"][0].__setitem__(0, "a1-j10"), "no section"),
        (lambda form: form["modules"].update(objectives=None), "none or both"),
        (lambda form: form.update(deal={}), "seed"),
    ],
)
def test_records_that_are_not_of_the_benchmark_are_refused(records, change, reason):
    with pytest.raises(benchmark.NotOfTheBenchmark, match=f"line 2: .*{reason}"):
        benchmark.verify([records[0], changed(records[1], change), *records[2:]])


def test_chosen_pencils_are_refused(records):
    def choose(form):
        form["seats"][0]["pencils"].reverse()
        form["rounds"] = []

    with pytest.raises(benchmark.NotOfTheBenchmark):
        benchmark.verify([changed(records[0], choose)])


def test_a_game_twice_or_of_another_kind_is_refused(records):
    with pytest.raises(benchmark.NotOfTheBenchmark, match="twice"):
        benchmark.verify([records[0], records[0]])
    base = next(iter(benchmark.play(benchmark.bot("greedy"), [9])))[0]
    with pytest.raises(benchmark.NotOfTheBenchmark, match="some"):
        benchmark.verify([records[0], base])
    with pytest.raises(benchmark.NotOfTheBenchmark, match="no record"):
        benchmark.verify([])


def test_any_function_can_be_a_policy(tmp_path, monkeypatch, capsys):
    (tmp_path / "mine.py").write_text("def policy(view):\n    return view.actions[-1]\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert benchmark.main(["run", "--policy", "mine:policy", "--games", "2"]) == 0
    assert "over 2 games, base game" in capsys.readouterr().out


def test_what_cannot_be_read_is_one_line_on_stderr(tmp_path, capsys):
    assert benchmark.main(["verify", str(tmp_path / "nothing.jsonl")]) == 1
    assert benchmark.main(["run", "--policy", "nobody", "--games", "1"]) == 1
    captured = capsys.readouterr()
    assert captured.out == "" and len(captured.err.strip().splitlines()) == 2
