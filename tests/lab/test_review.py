"""Looking back at games: honest to what a player could know, the same however it is computed."""

from __future__ import annotations

from pathlib import Path

import pytest

from nunatak.engine import Chance, Play, Record, State
from nunatak.games import load_game
from nunatak.lab.review import Budget, Decision, Review, TurningPoint, decisions_of, review
from nunatak.lab.review.decision import Answer, Walk, judge
from nunatak.lab.review.file import beside, known, save
from nunatak.lab.review.page import page, player_names, turning_words
from nunatak.lab.review.story import Change
from nunatak.text import Texts
from tests.lab.pages import checked

RECORDS = Path(__file__).parents[1] / "records"
SMALL = Budget(8)


def record(name: str = "roam-2-basic", moves: int | None = None) -> Record:
    """A recorded game, or its beginning."""
    whole = Record.from_bytes((RECORDS / f"{name}.json").read_bytes())
    if moves is not None:
        whole.moves = whole.moves[:moves]
        whole.result = {}
    return whole


def look(game: Record, known: list[Decision] | None = None, workers: int = 1) -> Review:
    """A whole review with a small budget."""
    return review(game, SMALL, lambda _: None, lambda: False, known or [], workers)


def decision(
    move: int,
    seat: int,
    before: list[float],
    after: list[float],
    luck: tuple[list[float], list[float]] | None = None,
    following: int | None = None,
    story: list[Change] | None = None,
    became: list[Change] | None = None,
) -> Decision:
    """A decision of a finished game of Roam with a known judgement."""
    action = record().moves[move].action
    best = Answer(action if before == after else {"kind": "early_rise"}, 0.5, before)
    expected, realised = luck or (None, None)
    later = move + 1 if following is None else following
    return Decision(
        move, later, seat, "start", 3, action, before, after, [best], expected, realised, story or [], became or []
    )


LESS, OPENED, MORE = Change(0, "coins", -1.5), Change(1, "locations", 2.0), Change(0, "points", 3.0)


class TestSums:
    """What a review makes of its decisions."""

    def looked(self) -> Review:
        return Review(
            record(),
            SMALL,
            [
                decision(0, 0, [0.5, 0.5], [0.5, 0.5]),
                decision(1, 0, [0.5, 0.5], [0.2, 0.8], following=3, story=[LESS, OPENED]),
                decision(3, 1, [0.3, 0.7], [0.35, 0.65], ([0.3, 0.7], [0.55, 0.45]), following=93, became=[MORE, LESS]),
            ],
        )

    def test_losses_have_names(self) -> None:
        looked = self.looked()
        assert [looked.verdict(one) for one in looked.decisions] == ["best", "blunder", "slip"]
        assert [looked.loss(one) for one in looked.decisions] == pytest.approx([0, 0.3, 0.05])

    def test_luck_is_what_came_out_less_what_could(self) -> None:
        looked = self.looked()
        assert looked.luck(looked.decisions[0]) is None
        assert looked.luck(looked.decisions[2]) == pytest.approx([0.25, -0.25])

    def test_the_course_is_what_nothing_else_explains(self) -> None:
        looked = self.looked()
        first, second, last = looked.decisions
        assert looked.course(first) == pytest.approx([0, 0])
        assert looked.course(second) == pytest.approx([0.1, -0.1])
        # The first seat has won: from 0.35 to 1, of which luck was 0.25.
        assert looked.course(last) == pytest.approx([0.4, -0.4])

    def test_everything_adds_up_to_the_outcome(self) -> None:
        looked = self.looked()
        for seat, outcome in enumerate([1.0, 0.0]):
            told = looked.of_seat(seat)
            parts = [float(str(told[key])) for key in ("given", "luck", "course")]
            assert 0.5 + sum(parts) - float(str(told["lost"])) == pytest.approx(outcome, abs=1e-3)

    def test_the_largest_swings_turn_the_game(self) -> None:
        # Of the 30 % that were lost the next judgement took 10 % back; and what tells nothing is no turning point.
        assert self.looked().turning_points() == [
            TurningPoint(1, 0, "choice", -0.2, (LESS, OPENED)),
            TurningPoint(3, 1, "choice", -0.05),
            TurningPoint(3, 0, "luck", 0.25, (MORE,)),
            TurningPoint(3, 0, "course", 0.4, (MORE,)),
        ]

    def test_players_are_told_what_can_be_counted(self) -> None:
        told = self.looked().of_seat(0)
        assert (told["dearest"], told["lucky"], told["unlucky"]) == (0.3, 1, 0)
        assert self.looked().of_seat(1)["unlucky"] == 1

    def test_the_curve_ends_with_the_outcome(self) -> None:
        assert self.looked().curve()[-1] == (93, [1.0, 0.0])
        assert not self.looked().complete


class TestLooking:
    """Reviews of recorded games."""

    def test_every_choice_is_looked_at_and_no_forced_move(self) -> None:
        game = record(moves=12)
        looked = look(game)
        assert looked.complete
        assert [one.move for one in looked.decisions] == decisions_of(game) == [0, 1, 3, 4, 6, 7, 9, 10, 11]
        assert all(one.options > 1 and len(one.best) <= 3 for one in looked.decisions)
        assert [one.action for one in looked.decisions] == [game.moves[one.move].action for one in looked.decisions]
        for one in looked.decisions:
            assert sum(one.before) == pytest.approx(1, abs=1e-3)
            assert all(0 <= chance <= 1 for chance in [*one.before, *one.after])

    def test_the_best_answer_gives_nothing_away(self) -> None:
        looked = look(record(moves=30))
        best = [one for one in looked.decisions if one.action == one.best[0].action]
        assert best
        assert all(one.after == one.before for one in best)

    @pytest.mark.parametrize(("answer", "verdict"), [("pass", "blunder"), ("bid coins=2", "good")])
    def test_an_answer_that_loses_the_game_is_a_blunder(self, answer: str, verdict: str) -> None:
        # Given: the last auction of a game, in which every bid wins and passing loses.
        roam = load_game("roam")
        play = Play.start(roam, {"players": 2}, 175)
        chance = Chance(175)
        for _ in range(307):
            play.act(play.state.to_decide(), chance.choice(play.state.legal()))
        play.act(0, roam.space.parse_text(answer))
        assert play.record.result["winners"] == ([1] if answer == "pass" else [0])
        # When: somebody looks back at it.
        one = judge(Walk(play.record), 307, 308, Budget(40), lambda: False)
        # Then: it is called by its name.
        looked = Review(play.record, SMALL, [one])
        assert looked.verdict(one) in (verdict, "best" if verdict == "good" else verdict)
        assert (looked.loss(one) > 0.5) == (answer == "pass")

    def test_draws_bring_luck_and_nothing_else_does(self) -> None:
        game = record()
        looked = look(game)
        walk = Walk(game)
        for one in looked.decisions:
            came_out = walk.at(one.next).disclosed != walk.at(one.move).disclosed
            assert (looked.luck(one) is not None) == came_out
        assert any(looked.luck(one) is not None for one in looked.decisions)

    @pytest.mark.parametrize("name", ["ice2-2-basic", "winter-2-basic"])
    def test_other_games_can_be_looked_back_at(self, name: str) -> None:
        looked = look(record(name, 14))
        assert looked.complete
        checked(page(looked, Texts()))

    def test_the_number_of_processes_changes_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("nunatak.lab.workers.START", 0.0)
        assert look(record(moves=10)).data() == look(record(moves=10), workers=2).data()

    def test_it_can_be_stopped_and_taken_up_again(self, tmp_path: Path) -> None:
        game = record(moves=14)
        heard: list[Decision] = []
        part = review(game, SMALL, heard.append, lambda: len(heard) == 3)
        assert (len(part.decisions), part.complete) == (3, False)
        path = tmp_path / "game.review.json"
        save(path, part)
        again: list[Decision] = []
        whole = review(game, SMALL, again.append, lambda: False, known(path, game, SMALL))
        assert len(again) == len(whole.decisions) - 3
        assert whole.data() == look(game).data()

    def test_a_search_that_is_stopped_tells_nothing(self) -> None:
        assert review(record(moves=5), Budget(10_000_000), lambda _: None, lambda: True).decisions == []


class Redealt(Walk):
    """A walk on which everything that the seat to decide cannot see has been dealt anew."""

    def at(self, move: int) -> State:
        state = super().at(move)
        return state if state.is_over() else state.imagine(state.to_decide(), Chance(move + 5))


@pytest.mark.parametrize("name", ["roam-2-basic", "ice2-2-basic", "winter-2-basic"])
def test_hidden_cards_are_not_looked_at(name: str) -> None:
    game = record(name)
    moves = decisions_of(game)
    for i in range(2, len(moves) - 1, max(1, len(moves) // 6)):
        seen = judge(Walk(game), moves[i], moves[i], SMALL, lambda: False)
        redealt = judge(Redealt(game), moves[i], moves[i], SMALL, lambda: False)
        assert (seen.before, seen.after, seen.best) == (redealt.before, redealt.after, redealt.best)


class TestFile:
    """Reviews on disk."""

    def test_it_lies_beside_the_record(self) -> None:
        assert beside(Path("games/one.json"), "json") == Path("games/one.review.json")
        assert beside(Path("games/one"), "html") == Path("games/one.review.html")

    def test_what_was_found_is_found_again(self, tmp_path: Path) -> None:
        game, path = record(moves=8), tmp_path / "review.json"
        looked = look(game)
        save(path, looked)
        assert known(path, game, SMALL) == looked.decisions
        assert [file.name for file in tmp_path.iterdir()] == ["review.json"]

    def test_other_reviews_are_not_taken_up(self, tmp_path: Path) -> None:
        game, path = record(moves=4), tmp_path / "review.json"
        assert known(path, game, SMALL) == []
        save(path, look(game))
        assert known(path, game, Budget(9)) == []
        assert known(path, record(moves=3), SMALL) == []
        path.write_text(path.read_text().replace('"nunatak_review":2', '"nunatak_review":1'))
        assert known(path, game, SMALL) == []
        path.write_text("{")
        assert known(path, game, SMALL) == []

    def test_a_damaged_decision_is_not_taken_up(self, tmp_path: Path) -> None:
        game, path = record(moves=4), tmp_path / "review.json"
        save(path, look(game))
        path.write_text(path.read_text().replace('"options":', '"choices":'))
        assert known(path, game, SMALL) == []


class TestPage:
    """The page of a review."""

    def test_it_is_whole_and_says_what_was_done(self) -> None:
        looked = TestSums().looked()
        text = page(looked, Texts())
        assert checked(text).seen.count("tr") == 2 + 1 + 3 + 1
        assert "greedy 27, random 0. greedy has won." in text
        assert "Search at C1 (northern location): 3 tokens, 2 coins" in text
        assert text.count('class="mark"') == 4

    def test_turning_points_are_sentences(self) -> None:
        choice, _, luck, course = turning_words(TestSums().looked(), Texts())
        assert choice.startswith(
            "Move 2, −20.0 %. greedy: “Search at C1 (northern location): 3 tokens, 2 coins”, where “"
        )
        assert choice.endswith("It cost greedy coins. It opened a hold on the locations to random.")
        assert luck.endswith("What came out was good for greedy: it brought 3 points.")
        assert course.endswith("greedy then stood better than anybody had seen coming, above all in 3 points.")

    def test_a_game_that_runs_has_a_page(self) -> None:
        text = page(look(record(moves=4)), Texts())
        checked(text)
        assert "The game is not over." in text

    def test_seats_of_one_name_are_told_apart(self) -> None:
        assert player_names(Review(record("roam-4-basic"), SMALL, [])) == [f"greedy ({i})" for i in range(1, 5)]
