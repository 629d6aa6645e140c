"""The HTTP part: games, tables, the page, and errors that say what is wrong and where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from nunatak.games import game_names
from tests.server.support import Running, quick

TWO = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Ben"}]


def error(answer: httpx.Response) -> tuple[int, str, str | None]:
    """Status, code and place of an answer that is an error, and nothing else."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"code", "where", "message"}
    assert "Traceback" not in answer.text
    return answer.status_code, body["error"]["code"], body["error"]["where"]


def test_games_are_listed_with_options_players_and_bots(house: Running) -> None:
    games = house.get("/api/games").json()
    assert [game["name"] for game in games] == game_names()
    roam = next(game for game in games if game["name"] == "roam")
    assert roam["players"] == [2, 4]
    assert {"type": "flag", "name": "artifacts", "default": False} in roam["options"]
    assert "greedy" in roam["bots"]
    assert [level["name"] for level in roam["levels"]] == ["visitor", "trekker", "guide", "explorer", "legend"]
    assert {level["name"] for level in roam["levels"]} < {*roam["bots"]}
    details = house.get("/api/games/roam").json()
    assert {**roam, "catalogue": details["catalogue"], "words": details["words"]} == details
    assert error(house.get("/api/games/chess")) == (404, "no-game", "name")
    # The page has the words and the pictures of our own games.
    assert roam["messages"] is None
    assert not roam["cover"]
    assert error(house.get("/api/games/roam/cover")) == (404, "no-page", None)
    assert error(house.get("/api/games/chess/cover")) == (404, "no-game", "name")


def test_a_new_table_tells_its_keys_once(house: Running) -> None:
    seats = [*TWO, {"kind": "bot", "bot": "random"}]
    answer = house.post("/api/tables", {"game": "roam", "seats": seats, "options": {"first": "1"}})
    assert answer.status_code == 201
    opened = answer.json()
    assert opened["keys"][2] is None
    assert len({*opened["keys"], opened["host"], opened["table"]["id"]}) == 5
    assert opened["table"]["options"]["players"] == 3
    assert opened["table"]["seeded"] is False
    shown = house.get(f"/api/tables/{opened['table']['id']}")
    assert shown.json()["seats"][2] == {"kind": "bot", "name": "random", "bot": "random", "stand_in": None}
    for key in (*opened["keys"][:2], opened["host"]):
        assert key not in shown.text


def test_two_tables_without_a_seed_are_dealt_differently(house: Running) -> None:
    decks = set()
    for _ in range(4):
        opened = house.open("here", "here", seed=None)
        with house.player(opened) as spectator:
            decks.add(json.dumps(spectator.states[None]["view"]))
    assert len(decks) > 1


def test_my_tables_are_those_my_keys_open(house: Running) -> None:
    first, second, _ = house.open("here", "link"), house.open("here", "link"), house.open("here", "link")
    keys = [first["keys"][1], second["host"], second["keys"][0], "guess"]
    mine = house.post("/api/tables/mine", {"keys": keys}).json()
    found = {table["table"]["id"]: (table["seats"], table["host"]) for table in mine}
    assert found == {first["table"]["id"]: ([1], False), second["table"]["id"]: ([0], True)}
    assert house.post("/api/tables/mine", {"keys": []}).json() == []


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"seats": TWO}, None),
        ({"game": "roam", "seats": []}, "seats"),
        ({"game": "roam", "seats": TWO[:1]}, "seats"),
        ({"game": "roam", "seats": TWO * 3}, "seats"),
        ({"game": "roam", "seats": [TWO[0], {"kind": "robot"}]}, "seats[1].kind"),
        ({"game": "roam", "seats": [TWO[0], {"kind": "bot"}]}, "seats[1].bot"),
        ({"game": "roam", "seats": [TWO[0], {"kind": "bot", "bot": "deep"}]}, "seats[1].bot"),
        ({"game": "roam", "seats": [TWO[0], {"kind": "here", "bot": "random"}]}, "seats[1].bot"),
        ({"game": "roam", "seats": [TWO[0], {"kind": "here", "name": "x" * 41}]}, "seats[1].name"),
        ({"game": "roam", "seats": [TWO[0], {"kind": "here", "name": "\u202e"}]}, "seats[1].name"),
        ({"game": "roam", "seats": [TWO[0], {"kind": "here", "color": "red"}]}, "seats[1]"),
        ({"game": "roam", "seats": TWO, "options": {"artifacts": 1}}, "options.artifacts"),
        ({"game": "roam", "seats": TWO, "options": {"players": 3}}, "options.players"),
        ({"game": "roam", "seats": TWO, "options": {"dragons": True}}, "options.dragons"),
        ({"game": "roam", "seats": TWO, "seed": -1}, "seed"),
        ({"game": "roam", "seats": TWO, "seed": 2**53}, "seed"),
        ({"game": "roam", "seats": TWO, "admin": True}, None),
        ([], None),
    ],
)
def test_a_wrong_wish_is_refused_with_its_place(house: Running, body: Any, where: str | None) -> None:
    assert error(house.post("/api/tables", body)) == (400, "bad-request", where)


def test_other_errors_have_the_same_form(house: Running) -> None:
    assert error(house.post("/api/tables", {"game": "chess", "seats": TWO})) == (400, "no-game", "game")
    for body in (b"", b"{", b"[" * 30000, b"\xff", b'{"game": "\\ud800"}'):
        headers = {"Content-Type": "application/json"}
        malformed = house.http.post(house.url("/api/tables"), content=body, headers=headers)
        assert error(malformed) == (400, "bad-request", None)
    assert error(house.get("/api/tables/nowhere")) == (404, "no-table", "id")
    assert error(house.get("/api/tables/nowhere/record")) == (404, "no-table", "id")
    assert error(house.get("/api/nothing")) == (404, "no-page", None)
    assert error(house.http.delete(house.url("/api/tables")))[:2] == (405, "wrong-method")
    too_large = house.post("/api/tables/mine", {"keys": ["k" * 99] * 1000})
    assert error(too_large)[:2] == (413, "too-large")
    opened = house.open("here", "here")
    seat = f"/api/tables/{opened['table']['id']}/seats/"
    assert error(house.post(seat + "7", {"host": opened["host"], "seat": {"kind": "link"}}))[0] == 404
    wish = {"host": opened["host"], "seat": {"kind": "bot", "bot": "deep"}}
    assert error(house.post(seat + "1", wish)) == (400, "bad-request", "seat.bot")


def test_too_many_new_tables_are_refused(database: Path) -> None:
    with Running(quick(database, tables_per_minute=3.0)) as house:
        for _ in range(3):
            house.open("here", "here")
        answer = house.post("/api/tables", {"game": "roam", "seats": TWO})
        assert error(answer)[:2] == (429, "too-fast")


def test_foreign_names_and_origins_are_turned_away(database: Path) -> None:
    with Running(quick(database, hosts=("127.0.0.1",), origins=("https://friend.example",))) as house:
        assert error(house.get("/api/games", headers={"Host": "evil.example"}))[:2] == (403, "wrong-host")
        evil = house.post("/api/tables", {"game": "roam", "seats": TWO}, headers={"Origin": "https://evil.example"})
        assert error(evil)[:2] == (403, "wrong-origin")
        for origin in (f"http://127.0.0.1:{house.port}", "https://friend.example"):
            assert house.get("/api/games", headers={"Origin": origin}).status_code == 200


def test_health_and_the_description_of_the_protocol(house: Running) -> None:
    health = house.get("/api/health").json()
    assert health["status"] == "ok"
    assert health["protocol"] == 1
    schema = house.get("/schema/openapi.json").json()
    assert "/api/tables/{table_id}/seats/{seat}" in schema["paths"]
    assert {"NewTable", "TableSummary", "OpenedTable"} <= {
        name.split("_")[-1] for name in schema["components"]["schemas"]
    }
    assert house.get("/schema").json() == schema


def test_the_printed_components_travel_compressed(house: Running) -> None:
    answer = house.get("/api/games/ice1", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.json()["name"] == "ice1"
    assert "Content-Encoding" not in house.get("/api/games/ice1", headers={"Accept-Encoding": "identity"}).headers


def test_without_a_built_page_the_server_says_what_to_do(database: Path, tmp_path: Path) -> None:
    with Running(quick(database, page=tmp_path / "nothing")) as house:
        answer = house.get("/")
        assert answer.status_code == 200
        assert "make page" in answer.text


def test_the_page_is_served_with_fitting_cache_headers(database: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>page</title>")
    (page / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with Running(quick(database, page=page)) as house:
        for path in ("/", "/table/abc", "/new"):
            answer = house.get(path)
            assert "<title>page</title>" in answer.text
            assert answer.headers["Cache-Control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Referrer-Policy"] == "no-referrer"
        script = house.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["Cache-Control"]
        assert "javascript" in script.headers["Content-Type"]
        assert error(house.get("/assets/gone.js")) == (404, "no-page", None)
        for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
            assert "secret" not in house.get(path).text.replace("secret.txt", "")


def test_a_course_is_listed_and_a_lesson_opened(house: Running) -> None:
    lessons = house.get("/api/games/roam/lessons").json()
    assert lessons[0] == {
        "id": "stamp",
        "kind": "lesson",
        "title": "roam-course-stamp",
        "idea": "roam-course-stamp-idea",
        "minutes": 2,
        "enough": False,
    }
    assert [one["id"] for one in lessons if one["kind"] == "game"] == ["first-game"]
    for game in game_names():
        assert {one["kind"] for one in house.get(f"/api/games/{game}/lessons").json()} == {"lesson", "game"}
    assert error(house.get("/api/games/chess/lessons")) == (404, "no-game", "name")
    answer = house.post("/api/games/roam/lessons", {"lesson": "stamp", "name": "Ada"})
    assert answer.status_code == 201
    opened = answer.json()
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ada", "Red"]
    assert opened["keys"][1] is None
    assert error(house.post("/api/games/roam/lessons", {"lesson": "nothing"})) == (400, "bad-request", "lesson")
    assert error(house.post("/api/games/chess/lessons", {"lesson": "stamp"})) == (404, "no-game", "name")
