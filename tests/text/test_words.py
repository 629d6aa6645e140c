"""What is told, offered and asked, in sentences: no ids of cards, pieces and effects, and nothing left open."""

from __future__ import annotations

import re

import pytest

from nunatak.engine import JsonObject
from nunatak.games import load_game
from nunatak.text import Texts, Words
from nunatak.text.names import Fact
from tests.text.told import NAMES, RECORDS, Speaker, everything, record_named

ALL = sorted(file.stem for file in RECORDS.glob("*.json"))


def ids_of(game: str) -> set[str]:
    """The ids of everything printed that are no words: `c1-05`, `RQ12`, `giant_sloth`. Spaces have theirs printed."""
    found: set[str] = set()
    for name, listed in load_game(game).catalogue().items():
        if name not in ("board", "other_boards") and isinstance(listed, list):
            found |= {str(item["id"]) for item in listed if isinstance(item, dict) and "id" in item}
    return {one for one in found if re.search(r"[0-9_]", one)}


def words_of(game: str) -> Words:
    """The words of a game."""
    return Words(load_game(game), Texts(), NAMES)


@pytest.mark.parametrize("name", ALL)
def test_everything_has_words(name: str) -> None:
    game, _ = record_named(name)
    speaker = Speaker(game)
    ids = ids_of(game.name)
    for line in everything(name, offered=False):
        said = speaker.say(line)
        assert said, line
        assert not said.startswith("["), line
        assert not ids & set(re.findall(r"[\w-]+", said)), line
        # Pieces and effects as records write them, and facts that nobody has filled in.
        assert not re.search(r"-f\d|-a\d\b|(surface|intermediate|deep)-|->|[{}_]|\bnone\b|\bNone\b", said), (line, said)


@pytest.mark.parametrize(
    ("game", "action", "preview", "sentence"),
    [
        ("winter", {"kind": "use", "card": "brave", "ability": 1}, {}, "Brave: in any column: 1 labor"),
        ("winter", {"kind": "use", "card": "tribeswoman", "ability": 1}, {}, "Tribeswoman: pay 1 food: gain 1 tool"),
        ("winter", {"kind": "take_animal"}, {}, "Take 1 VP: no animals are left"),
        ("winter", {"kind": "raise", "at": "1,1^1"}, {"vp": 3}, "Place a megalith at Q2, level 2 for 3 VP"),
        (
            "winter",
            {"kind": "forgo_use", "card": "hunter", "ability": 2},
            {},
            "Give up: Hunter, in the eclipse: gain 2 food",
        ),
        ("winter", {"kind": "work", "food": 3}, {"halves": 3}, "Spend 3 food for 1½ labor"),
        (
            "roam",
            {"kind": "fill", "square": "r2c1", "pay": "free"},
            {"coins": 2},
            "Fill B3 (north-west location) with an artifact, and take 2 coins",
        ),
        ("ice1", {"kind": "send", "artifact": "surface-exalted-2"}, {}, "Send Exalted, stele, 1 anima to the City"),
        (
            "ice1",
            {"kind": "send", "artifact": "deep-prismatic", "slot": "harmony"},
            {},
            "Send Prismatic, 2 anima to the City, from Harmony",
        ),
        ("ice1", {"kind": "name_edifice", "edifice": "ED04"}, {}, "Remember Beacon Tower"),
        ("ice1", {"kind": "give", "to": "striders"}, {}, "Give 1 EP to the Striders"),
    ],
)
def test_actions(game: str, action: JsonObject, preview: JsonObject, sentence: str) -> None:
    assert words_of(game).action(action, preview) == sentence


@pytest.mark.parametrize(
    ("game", "event", "sentence"),
    [
        ("winter", {"kind": "gained", "seat": 0, "what": "tool", "count": 2, "lost": 0}, "Ada gains 2 tools."),
        ("winter", {"kind": "gained", "seat": 0, "what": "food", "count": 1, "lost": 3}, "Ada gains 1 food, 3 lost."),
        ("winter", {"kind": "buried", "seat": 1, "from": "hand"}, "Ben buries a card from hand."),
        ("winter", {"kind": "new_order", "order": [2, 0, 1]}, "New turn order: Cleo, Ada, and Ben."),
        (
            "winter",
            {"kind": "forwent_claim", "seat": 0, "hex": "1,0", "terrain": "tundra"},
            "Ada gives up the bonus of Tundra (C4, east).",
        ),
        ("ice1", {"kind": "charmed", "seat": 0, "leader": 1}, "The leader of Ben follows Ada for this turn."),
        ("ice1", {"kind": "city", "seat": 1, "artifacts": [], "counted": []}, "The City of Ben is empty."),
        (
            "ice1",
            {"kind": "edifice", "seat": 0, "edifice": "ED06", "at": "E04", "tokens": 2},
            "Ada uncovers Great Archive on E04 and takes 2 RP.",
        ),
        ("ice2", {"kind": "refuge", "seat": 0, "at": None}, "Ada takes the camp back."),
    ],
)
def test_events(game: str, event: JsonObject, sentence: str) -> None:
    assert words_of(game).event(event) == sentence


@pytest.mark.parametrize(
    ("game", "event", "you", "sentence"),
    [
        ("winter", {"kind": "tipped", "seat": 0, "species": "giant_sloth"}, 0, "You tip Giant Sloth."),
        ("winter", {"kind": "tipped", "seat": 0, "species": "giant_sloth"}, 1, "Ada tips Giant Sloth."),
        ("winter", {"kind": "new_order", "order": [2, 0, 1]}, 0, "New turn order: Cleo, you, and Ben."),
        ("ice2", {"kind": "refuge", "seat": 0, "at": None}, 0, "You take the camp back."),
        ("ice1", {"kind": "charmed", "seat": 0, "leader": 1}, 1, "Your leader follows Ada for this turn."),
        ("ice1", {"kind": "charmed", "seat": 0, "leader": 1}, 0, "The leader of Ben follows you for this turn."),
        (
            "roam",
            {"kind": "claimed", "seat": 0, "slot": 1, "card": "loc-01", "price": 0, "consoled": [1]},
            1,
            "Ada takes Ferry Hand. You get a coin.",
        ),
    ],
)
def test_whoever_reads_is_spoken_to(game: str, event: JsonObject, you: int, sentence: str) -> None:
    assert Words(load_game(game), Texts(), NAMES, you).event(event) == sentence


def test_a_game_without_messages_speaks_as_records_do() -> None:
    words = words_of("roam")
    words.texts = _Mute()
    assert words.action({"kind": "fill", "square": "r2c1", "pay": "free"}, {}) == "fill square=r2c1 pay=free"
    assert words.event({"kind": "turn", "seat": 0}) is None
    assert words.wait("start", 0) is None
    assert words.question("start", 0, {}) == "[roam-ask-start]"


class _Mute(Texts):
    """Has no messages."""

    def has(self, key: str) -> bool:
        return False

    def say(self, key: str, **facts: Fact) -> str:
        return f"[{key}]"
