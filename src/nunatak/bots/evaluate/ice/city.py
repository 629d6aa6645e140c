"""What a City of the first edition brings now, what it would with everything on the guild board, what is missing."""

from __future__ import annotations

from typing import Final

from nunatak.bots.evaluate.ice.belongings import MOST_SEATS, CityMemory
from nunatak.bots.evaluate.ice.weights import FirstWeights
from nunatak.games.ice.components.items import ITEMS
from nunatak.games.ice.components.words import PRISMATIC, PRISMATIC_DECREE, TYPE_DECREE
from nunatak.games.ice.first.ending.assignment import SOLO_REQUESTS, TEAM_RP, city_means, penalty, per_validated
from nunatak.games.ice.first.ending.scoring import decree_score
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.words import COMPETITIVE, SOLO
from nunatak.games.ice.requests.payments import best_plan, nearness

MOST_KNOWN: Final = 4000  # outlooks remembered before the memory is cleared
SENT_A_DAY: Final = 3
USUAL_REWARD: Final = 5  # RP of a request


class OpenRequest:
    """A request that the City and the guild board together do not pay for."""

    def __init__(self, points: int, missing: int) -> None:
        self.points = points  # RP of validating it, the penalty for missing it included
        self.missing = missing  # parts still to be found, those of easier open requests included


class CityOutlook:
    """What one City, one guild board and one hand of requests promise."""

    def __init__(
        self, now: int, later: int, validated: int, opened: list[OpenRequest], spare: int, want: list[float]
    ) -> None:
        self.now = now  # RP of requests and decrees with the City as it is
        self.later = later  # the same once everything on the guild board has been sent, with the tokens for it
        self.validated = validated  # requests that would be paid then
        self.opened = opened  # the others, the easiest first
        self.spare = spare  # artifacts that none of them needs
        self.want = want  # by type, prismatic last: RP that one anima more would bring

    def hopes(self, finds: float) -> float:
        """RP expected of the open requests when so many more parts will be found."""
        return sum([request.points * chance(finds, request.missing) for request in self.opened])

    def hoped(self, finds: float) -> float:
        """How many of the open requests will be validated then."""
        return sum([chance(finds, request.missing) for request in self.opened])


def chance(finds: float, missing: int) -> float:
    """How likely so many missing parts are among what will be found: even when they are as many."""
    found = finds * finds
    return found / (found + missing * missing)


class CityOutlooks:
    """Works outlooks out, and remembers them: most moves change neither cards nor artifacts."""

    def __init__(self, weights: FirstWeights) -> None:
        self.weights = weights
        self.known: dict[tuple[int, ...], CityOutlook] = {}
        self.memory = CityMemory()
        self.last: list[CityOutlook | None] = [None] * MOST_SEATS  # by seat, of what the memory holds

    def of(self, s: FirstIceState, seat: int) -> CityOutlook:
        """The outlook of a seat whose requests are known."""
        found = self.last[seat] if self.memory.unchanged(s, seat) else None
        if found is None:
            found = self.looked_up(s, seat)
            self.last[seat] = found
        return found

    def looked_up(self, s: FirstIceState, seat: int) -> CityOutlook:
        """The outlook by what the cards and artifacts are, whichever deal they come from."""
        city = city_means(s, seat)
        board = board_means(s, seat)
        decrees = s.decrees[: s.agreed.decrees_in_play]
        key = (enough(s), *decrees, *city, *board, -1, *s.requests[seat], -1, *s.validated[seat])
        found = self.known.get(key)
        if found is None:
            if len(self.known) > MOST_KNOWN:
                self.known.clear()
            found = work_out(s, seat, city, board, self.weights)
            self.known[key] = found
        return found


def board_means(s: FirstIceState, seat: int) -> list[int]:
    """The artifacts on a guild board, as they would count in the City."""
    counts = [0] * ITEMS
    for kind in range(PRISMATIC):
        for tile in s.slots[seat * PRISMATIC + kind]:
            counts[s.c.item_of(tile, 0)] += 1
    return counts


def work_out(s: FirstIceState, seat: int, city: list[int], board: list[int], w: FirstWeights) -> CityOutlook:
    """Pays the requests twice, exactly: with the City, and with all that could be sent."""
    cards = [s.c.requests[card] for card in s.requests[seat]]
    each = per_validated(s)
    cost = penalty(s)
    done = len(s.validated[seat])
    plan = best_plan(cards, city, len(cards), [], True, each=each, penalty=cost)
    now = plan.score + decreed(s, seat, s.hold[seat], done)
    sent: list[int] = []
    for kind in range(PRISMATIC):
        sent += s.slots[seat * PRISMATIC + kind]
    everything = [city[i] + board[i] for i in range(ITEMS)]
    if sent:
        plan = best_plan(cards, everything, len(cards), [], True, each=each, penalty=cost)
    later = plan.score + decreed(s, seat, s.hold[seat] + sent, done) + sum([s.c.anima[tile] for tile in sent])
    left = everything[:]
    for payment in plan.paid:
        for item in payment:
            left[item] -= 1
    open_cards: list[tuple[int, int, int]] = []  # missing, needed, place in hand
    for i, card in enumerate(cards):
        if i not in plan.requests:
            have, needed = nearness(card, left)
            open_cards.append((needed - have, needed, i))
    open_cards.sort()
    spare = sum(left)
    missing = 0
    want = wanted_by_decrees(s, w)
    opened: list[OpenRequest] = []
    # More than enough requests are of no use: the easiest will do.
    useful = max(0, enough(s) - done - len(plan.requests))
    for rank, (lacking, needed, i) in enumerate(open_cards[:useful]):
        card = cards[i]
        have = min(needed - lacking, spare)  # each artifact counts for one request
        spare -= have
        missing += needed - have
        points = max(card.rewards) + cost + each
        opened.append(OpenRequest(points, missing))
        step = w.wanted * points / needed * (0.5 + have / needed) / (1 + rank)
        for kind in card.types if card.types else range(PRISMATIC):
            want[kind] += step
        want[PRISMATIC] += step
    return CityOutlook(now, later, len(plan.requests), opened, spare, want)


def enough(s: FirstIceState) -> int:
    """How many requests a seat has any use for: alone and together an objective sets a limit."""
    if s.terms.mode == COMPETITIVE:
        return len(s.c.requests)
    return SOLO_REQUESTS if s.terms.mode == SOLO else -(-TEAM_RP[s.agreed.players] // USUAL_REWARD)


def decreed(s: FirstIceState, seat: int, tiles: list[int], validated: int) -> int:
    """What the decrees are worth with these artifacts in the City; the plan has counted the validated requests."""
    kept = s.hold[seat]
    s.hold[seat] = tiles
    total = 0
    for number in s.decrees[: s.agreed.decrees_in_play]:
        total += decree_score(s, seat, s.c.decrees[number], validated)
    s.hold[seat] = kept
    return total


def wanted_by_decrees(s: FirstIceState, w: FirstWeights) -> list[float]:
    """By type: what the decrees in play promise for one anima more, and what it is worth to any request."""
    want = [w.spare] * (PRISMATIC + 1)
    for number in s.decrees[: s.agreed.decrees_in_play]:
        decree = s.c.decrees[number]
        if decree.kind == TYPE_DECREE:
            want[decree.artifact] += decree.rates[0]
        elif decree.kind == PRISMATIC_DECREE:
            want[PRISMATIC] += decree.rates[0]
        else:
            for kind in range(PRISMATIC + 1):
                want[kind] += 0.5
    return want
