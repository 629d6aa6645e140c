"""The story of a decision in sentences: what it cost, whom it opened something to, what there was in return."""

from __future__ import annotations

from collections.abc import Sequence

from nunatak.lab.review.game import TurningPoint
from nunatak.lab.review.story import Change
from nunatak.text import Texts


def things(texts: Texts, game: str, changes: Sequence[Change]) -> list[str]:
    """What changed, by the names under which people know it."""
    # Both editions of I C E share their words.
    family = "ice" if game.startswith("ice") else game
    named: list[str] = []
    for change in changes:
        own = f"matter-{family}-{change.name}"
        key = own if texts.has(own) else f"matter-{change.name}"
        named.append(texts.say(key, amount=texts.figures(f"{abs(change.points):g}")))
    return named


def cost_words(texts: Texts, game: str, story: Sequence[Change], seat: int, names: Sequence[str]) -> list[str]:
    """The sentences about an answer that gave something away."""
    said: list[str] = []
    lacking = [one for one in story if one.seat == seat and one.points < 0]
    if lacking:
        said.append(texts.say("story-cost", player=names[seat], things=[*things(texts, game, lacking)]))
    for other in dict.fromkeys(one.seat for one in story if one.seat != seat):
        opened = [one for one in story if one.seat == other]
        said.append(texts.say("story-opened", player=names[other], things=[*things(texts, game, opened)]))
    returned = [one for one in story if one.seat == seat and one.points > 0]
    if returned:
        said.append(texts.say("story-return", things=[*things(texts, game, returned)]))
    return said


def turning_story(
    texts: Texts, game: str, point: TurningPoint, mover: str, action: str, better: str, names: Sequence[str]
) -> str:
    """What a turning point tells: what was done, and what came of it for whom."""
    player = names[point.seat]
    if point.kind == "choice":
        instead = texts.say("story-instead", player=player, action=action, better=better)
        return " ".join([instead, *cost_words(texts, game, point.story, point.seat, names)])
    return texts.say(
        f"story-{point.kind}",
        player=player,
        mover=mover,
        action=action,
        good="yes" if point.swing > 0 else "no",
        things=[*things(texts, game, point.story)],
        count=len(point.story),
    )
