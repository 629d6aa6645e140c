"""What the first edition of I C E answers.  ICE1-DIF, ICE1"""

from __future__ import annotations

from collections.abc import Iterable

from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.step import Step
from nunatak.games.ice.components.cards import LogbookCard
from nunatak.games.ice.components.words import CRAMPONED, SEEKING
from nunatak.games.ice.edition.abilities import Abilities
from nunatak.games.ice.edition.course import Course
from nunatak.games.ice.edition.edition import Edition
from nunatak.games.ice.edition.ending import Ending
from nunatak.games.ice.edition.logbook import LogbookCards
from nunatak.games.ice.edition.sight import Sight
from nunatak.games.ice.edition.snow import Snow
from nunatak.games.ice.edition.tiles import CAMP, COVER, GROUP, SPREAD, TAKE, WINDOW_B, WINDOW_C, Tiles
from nunatak.games.ice.first.days import logbook
from nunatak.games.ice.first.days.day import LastRound, Preparation, shuffle_cards
from nunatak.games.ice.first.days.draft import draft_steps
from nunatak.games.ice.first.days.edifices import Wyvern, settles_edifices, uncover_edifices
from nunatak.games.ice.first.ending import scoring
from nunatak.games.ice.first.ending.assignment import city_means
from nunatak.games.ice.first.ending.objectives import all_met
from nunatak.games.ice.first.ending.sending import DAILY, Sending
from nunatak.games.ice.first.reading.position import FirstNotation
from nunatak.games.ice.first.sight import view
from nunatak.games.ice.first.sight.imagine import imagine_tiles
from nunatak.games.ice.first.snow.cashing import offers
from nunatak.games.ice.first.snow.faces import first_faces
from nunatak.games.ice.first.snow.playing import campless_tiles
from nunatak.games.ice.first.snow.smilodons import send_smilodon_home
from nunatak.games.ice.first.state import FirstIceState
from nunatak.games.ice.first.turns.collapse import Fall, begin_fall
from nunatak.games.ice.first.turns.gathering import FirstExalted
from nunatak.games.ice.first.turns.overflow import Overflow
from nunatak.games.ice.first.turns.roping import RopeDown
from nunatak.games.ice.first.turns.turn import FirstTurn
from nunatak.games.ice.first.words import COMPETITIVE, COOPERATIVE
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.sight.imagine import deal_logbook, deal_requests
from nunatak.games.ice.sight.places import places_in
from nunatak.games.ice.steps.effects import Achievement, Harmony, Obliteration, Philosophical
from nunatak.games.ice.steps.exploration import Exploration
from nunatak.games.ice.steps.obliteration import refuse_destroying
from nunatak.games.ice.steps.start import KeepRequests


def first_edition() -> Edition[FirstIceState]:
    """Five levels down to the edifices, seven days, a City that is paid from in the end."""
    return Edition(
        "ice1",
        course=FirstCourse(),
        tiles=FirstTiles(stages=[COVER, TAKE, WINDOW_B, SPREAD, GROUP, CAMP, WINDOW_C]),
        abilities=FirstAbilities(most_followers=3),
        effects=[Achievement(), FirstExalted(), Philosophical(), Obliteration(), Harmony()],
        snow=Snow(first_faces()),
        logbook=FirstLogbook(carried_out_once=["archaeologists_on", "pack"]),
        ending=FirstEnding(),
        sight=FirstSight(),
        notation=FirstNotation(),
    )


class FirstCourse(Course[FirstIceState]):
    """Preparation, turns, a last round once an edifice lies open."""

    def prepare(self, s: FirstIceState) -> None:
        shuffle_cards(s)
        s.flakes = s.c.flakes

    def opening_steps(self, s: FirstIceState) -> list[Step[FirstIceState]]:
        opening: list[Step[FirstIceState]] = [Preparation(s.first, 0), Exploration(s.first)]
        if s.terms.wyvern:
            opening.append(Wyvern(s.first))
        if s.terms.draft:
            opening += draft_steps(s)
        elif not s.agreed.first_steps:
            for seat in reversed(s.agreed.clockwise_from(s.first)):
                opening.append(KeepRequests(seat))
        return opening

    def day_step(self, s: FirstIceState) -> Step[FirstIceState]:
        return Preparation(s.first, 0)

    def turn(self, seat: int) -> Step[FirstIceState]:
        return FirstTurn(seat)

    def turn_begins(self, s: FirstIceState, seat: int) -> None:
        """The player's Smilodons go home; in a team the others may give tiles up.  ICE1-TRN-1, ICE1-COO-8"""
        s.charmed = 0
        s.fresh = 0
        for i in range(len(s.smilodons) - 1, -1, -1):
            if s.smilodon_by[i] == seat:
                send_smilodon_home(s, i)
        if s.terms.mode == COOPERATIVE:
            offers(s, seat)

    def day_ends_for(self, s: FirstIceState, seat: int) -> None:
        s.push(Sending(seat, DAILY))

    def last_round(self, s: FirstIceState, seat: int) -> bool:
        """ICE1-END-1, ICE1-SOL-3"""
        if not s.revealed or not s.terms.reveal_ends:
            return False
        s.replace(LastRound(seat, s.agreed.clockwise_from(seat), 1 if s.terms.dome else 0))
        s.tell("last_round", {"seat": seat})
        return True

    def settles(self, s: FirstIceState, seat: int) -> bool:
        if settles_edifices(s, seat):
            return True
        if s.active == seat and len(s.hand[seat]) > s.agreed.hand_limit:
            s.push(Overflow(seat))
            return True
        s.fresh = 0
        return False


class FirstTiles(Tiles[FirstIceState]):
    """All that an action brings down falls together; edifices come to light, beasts go."""

    def cover_falls(self, s: FirstIceState, seat: int, cell: int) -> None:
        """ICE1-EXC-3"""
        falling = begin_fall(s, s.terrain.only_cover(cell), cell)
        if falling:
            s.push(Fall(seat, falling, [], 0))

    def taken(self, s: FirstIceState, seat: int, tile: int) -> None:
        """ICE1-EDI-17"""
        if s.terms.colossus and s.c.is_nunatak[tile]:
            s.rp[seat] += 1
            s.tell("gained_rp", {"seat": seat, "tokens": 1})

    def roped(self, s: FirstIceState, seat: int, cell: int) -> None:
        s.push(RopeDown(seat, cell))

    def destroyed(self, s: FirstIceState, seat: int, cell: int) -> Step[FirstIceState]:
        """ICE1-COL-7"""
        return Fall(seat, [cell, *s.terrain.chain(s.c.site.board.level[cell], [cell])], [], 0)

    def uncovers(self, s: FirstIceState, cell: int, seat: int) -> None:
        uncover_edifices(s, cell, seat)

    def lost(self, s: FirstIceState, cell: int) -> None:
        """ICE1-INA-5, ICE1-EDI-10"""
        if cell in s.smilodons:
            send_smilodon_home(s, s.smilodons.index(cell))
        if cell == s.wyvern:
            s.wyvern = SEEKING

    def rune_targets(self, s: FirstIceState) -> list[int]:
        return campless_tiles(s)

    def refuse_rune(self, s: FirstIceState, cell: int) -> Refusal:
        if s.has_camp(cell):
            return Refusal("ICE1-SNW-20", "ice-refuse-camp-protects")
        return refuse_destroying(s, cell, grounds.RUNE)

    def quake_targets(self, s: FirstIceState) -> list[int]:
        """ICE1-LOG-13"""
        return [cell for cell in campless_tiles(s) if cell not in s.leader]


class FirstAbilities(Abilities[FirstIceState]):
    """A discount at any camp; Striders once a turn."""

    def may_discount(self, s: FirstIceState, seat: int, cell: int) -> bool:
        """ICE1-GLD-10"""
        return cell in s.white_camps

    def strides(self, s: FirstIceState) -> bool:
        """ICE1-GLD-13"""
        return not s.flags & CRAMPONED

    def stride(self, s: FirstIceState) -> None:
        s.flags |= CRAMPONED


class FirstLogbook(LogbookCards[FirstIceState]):
    """Packs of Smilodons, flakes, whiteouts."""

    def carry_out(self, s: FirstIceState, card: LogbookCard, seat: int) -> None:
        logbook.carry_out(s, card, seat)


class FirstEnding(Ending[FirstIceState]):
    """The City pays, and is counted."""

    def means_of(self, s: FirstIceState, seat: int) -> list[int]:
        return city_means(s, seat)

    def spend_item(self, s: FirstIceState, seat: int, item: int) -> None:
        """The artifact stays in the City, for the decrees.  ICE1-DEC-1, ICE1-REQ-1"""
        for tile in s.hold[seat]:
            if s.c.item_of(tile, 0) == item and tile not in s.paid:
                s.paid = [*s.paid, tile]
                return

    def score(self, s: FirstIceState, seat: int) -> int:
        return scoring.score(s, seat)

    def winners(self, s: FirstIceState) -> list[int]:
        """Most RP; alone and together everybody or nobody.  ICE1-SCO-6, ICE1-SOL-1, ICE1-COO-1"""
        if s.terms.mode == COMPETITIVE:
            return s.leading()
        return [*range(s.agreed.players)] if all_met(s) else []


class FirstSight(Sight[FirstIceState]):
    """Cities are secret until they are laid open."""

    def places(self, s: FirstIceState, facts: Iterable[Json], seat: int) -> dict[str, Json]:
        return places_in(s, facts, seat)

    def imagine_tiles(self, s: FirstIceState, seat: int | None, chance: Chance) -> None:
        imagine_tiles(s, seat, chance)

    def imagine_cards(self, s: FirstIceState, seat: int | None, chance: Chance) -> None:
        """The order of the logbook is known in First Steps; what one draws from the register nobody else sees."""
        others = [] if view.laid_open(s) else [other for other in range(s.agreed.players) if other != seat]
        deal_requests(s, others, s.active < 0 or seat != s.active, chance)
        if not s.agreed.first_steps:
            deal_logbook(s, chance)
