"""What the second edition of I C E answers.  ICE1-DIF, ICE2"""

from __future__ import annotations

from collections.abc import Iterable

from nunatak.engine.chance import Chance
from nunatak.engine.errors import Refusal
from nunatak.engine.json import Json
from nunatak.engine.step import Step
from nunatak.games.ice.components.cards import LogbookCard
from nunatak.games.ice.components.words import CRAMPONED, HELD, OWN_SUPPLY, SEEKING
from nunatak.games.ice.edition.abilities import Abilities
from nunatak.games.ice.edition.course import Course
from nunatak.games.ice.edition.edition import Edition
from nunatak.games.ice.edition.ending import Ending
from nunatak.games.ice.edition.logbook import LogbookCards
from nunatak.games.ice.edition.sight import Sight
from nunatak.games.ice.edition.snow import Snow
from nunatak.games.ice.edition.tiles import CAMP, COVER, GROUP, SHAKE, SPREAD, TAKE, WINDOW_B, WINDOW_C, Tiles
from nunatak.games.ice.refusing import grounds
from nunatak.games.ice.second.days import logbook
from nunatak.games.ice.second.days.logbook_caravan import lay_market
from nunatak.games.ice.second.days.sunrise import Sunrise
from nunatak.games.ice.second.days.sunset import Sunset
from nunatak.games.ice.second.ending import scoring, spending
from nunatak.games.ice.second.reading.position import SecondNotation
from nunatak.games.ice.second.sight.imagine import imagine_tiles
from nunatak.games.ice.second.snow.faces import second_faces
from nunatak.games.ice.second.snow.playing import unled_tiles
from nunatak.games.ice.second.state import SecondIceState
from nunatak.games.ice.second.turns.collapse import Collapse
from nunatak.games.ice.second.turns.curse import advance
from nunatak.games.ice.second.turns.icons import uncover_icons
from nunatak.games.ice.second.turns.refuge import Refuge
from nunatak.games.ice.second.turns.turn import SecondTurn
from nunatak.games.ice.sight.imagine import deal_logbook, deal_requests
from nunatak.games.ice.sight.places import places_in
from nunatak.games.ice.steps.distribution import distribute
from nunatak.games.ice.steps.effects import Achievement, Exalted, Harmony, Obliteration, Philosophical
from nunatak.games.ice.steps.exploration import Exploration
from nunatak.games.ice.steps.obliteration import refuse_destroying
from nunatak.games.ice.steps.start import KeepRequests


def second_edition() -> Edition[SecondIceState]:
    """Three levels over a city, four days, study tokens, validation at every Sunset."""
    return Edition(
        "ice2",
        course=SecondCourse(),
        tiles=SecondTiles(stages=[COVER, TAKE, SHAKE, WINDOW_B, SPREAD, GROUP, WINDOW_C, CAMP]),
        abilities=SecondAbilities(most_followers=1, obliterates_own_tile=True, discount_spares_camp=True),
        effects=[Achievement(), Exalted(), Philosophical(), Obliteration(), Harmony()],
        snow=Snow(second_faces()),
        logbook=SecondLogbook(carried_out_once=["archaeologists_on", "gather_at_camps"]),
        ending=SecondEnding(),
        sight=SecondSight(),
        notation=SecondNotation(),
    )


class SecondCourse(Course[SecondIceState]):
    """Sunrise, turns, a Sunset for each player."""

    def prepare(self, s: SecondIceState) -> None:
        """ICE2-SET-6, ICE2-SET-11"""
        cards = [*range(len(s.c.logbook))]
        s.shuffle(cards)
        s.logbook = cards
        decrees = [*range(len(s.c.decrees))]
        s.shuffle(decrees)
        s.decrees = decrees

    def opening_steps(self, s: SecondIceState) -> list[Step[SecondIceState]]:
        opening: list[Step[SecondIceState]] = [Sunrise(s.first, 0), Exploration(s.first)]
        for seat in reversed(s.agreed.clockwise_from(s.first)):
            opening.append(KeepRequests(seat))
        return opening

    def day_step(self, s: SecondIceState) -> Step[SecondIceState]:
        return Sunrise(s.first, 0)

    def turn(self, seat: int) -> Step[SecondIceState]:
        return SecondTurn(seat)

    def day_ends_for(self, s: SecondIceState, seat: int) -> None:
        s.push(Sunset(seat, 0))


class SecondTiles(Tiles[SecondIceState]):
    """Tiles fall in waves; icons come to light, the curse grows, the Navigators' camp seeks a refuge."""

    def cover_falls(self, s: SecondIceState, seat: int, cell: int) -> None:
        """ICE2-EXC-20"""
        cover = s.terrain.only_cover(cell)
        if cover >= 0:
            s.push(Collapse(seat, s.c.site.board.level[cover], [cover]))

    def taken(self, s: SecondIceState, seat: int, tile: int) -> None:
        """ICE2-CUR-10"""
        if s.terms.expert and tile >= s.c.snow:
            advance(s, seat, s.c.anima[tile])

    def neighbours_fall(self, s: SecondIceState, seat: int, cell: int) -> None:
        """ICE2-EXC-33"""
        level = s.c.site.board.level[cell]
        wave = s.terrain.loose(level)
        if wave:
            s.push(Collapse(seat, level, wave))

    def roped(self, s: SecondIceState, seat: int, cell: int) -> None:
        """ICE2-SNO-24"""
        distribute(s, seat, s.c.site.board.places[cell], seat, 1 if s.held_crew else 0)

    def lifts(self, s: SecondIceState, cell: int) -> None:
        """ICE2-EXC-30"""
        for owner in range(len(s.guild_camp)):
            if s.guild_camp[owner] == cell:
                s.guild_camp[owner] = HELD
                s.held_camp = owner

    def camp_put(self, s: SecondIceState, owner: int, cell: int) -> None:
        """ICE2-EXC-60, ICE2-EXC-62"""
        s.guild_camp[owner] = cell

    def camp_stays_up(self, s: SecondIceState, owner: int, cell: int) -> bool:
        """ICE2-GLD-15"""
        if owner != s.agreed.navigators:
            return False
        s.guild_camp[owner] = SEEKING
        s.refuge_from = cell
        s.push(Refuge(owner, cell))
        return True

    def destroyed(self, s: SecondIceState, seat: int, cell: int) -> Step[SecondIceState]:
        return Collapse(seat, s.c.site.board.level[cell], [cell])

    def uncovers(self, s: SecondIceState, cell: int, seat: int) -> None:
        uncover_icons(s, cell, seat)

    def lost(self, s: SecondIceState, cell: int) -> None:
        """ICE2-COL-6, ICE2-GLD-15"""
        for seat in range(len(s.guild_camp)):
            if s.guild_camp[seat] == cell:
                if seat == s.agreed.navigators:
                    s.guild_camp[seat] = SEEKING
                    s.refuge_from = cell
                else:
                    s.guild_camp[seat] = OWN_SUPPLY

    def rune_targets(self, s: SecondIceState) -> list[int]:
        return unled_tiles(s)

    def refuse_rune(self, s: SecondIceState, cell: int) -> Refusal:
        if cell in s.leader:
            return Refusal("ICE2-SNO-30", "ice-refuse-leader-there")
        return refuse_destroying(s, cell, grounds.RUNE)

    def quake_targets(self, s: SecondIceState) -> list[int]:
        return unled_tiles(s)


class SecondAbilities(Abilities[SecondIceState]):
    """A discount at the own camp; Striders as long as they have crampons."""

    def may_discount(self, s: SecondIceState, seat: int, cell: int) -> bool:
        """ICE2-GLD-50"""
        return s.guild_camp[seat] == cell and s.terrain.tile[cell] >= s.c.snow

    def strides(self, s: SecondIceState) -> bool:
        """ICE2-GLD-30"""
        return s.crampons > 0 and not s.flags & CRAMPONED

    def stride(self, s: SecondIceState) -> None:
        s.crampons -= 1
        s.flags |= CRAMPONED


class SecondLogbook(LogbookCards[SecondIceState]):
    """Caravans, gatherings, storms."""

    def opens(self, s: SecondIceState, card: LogbookCard) -> None:
        if card.does == "caravan":
            lay_market(s)

    def carry_out(self, s: SecondIceState, card: LogbookCard, seat: int) -> None:
        logbook.carry_out(s, card, seat)

    def closes(self, s: SecondIceState) -> None:
        if s.market:
            s.snow_discard = s.snow_discard + s.market
            s.market = []


class SecondEnding(Ending[SecondIceState]):
    """Guild boards pay at every Sunset; everything counts in the end."""

    def means_of(self, s: SecondIceState, seat: int) -> list[int]:
        return spending.means_of(s, seat)

    def spend_item(self, s: SecondIceState, seat: int, item: int) -> None:
        spending.spend_item(s, seat, item)

    def validation_bonus(self, s: SecondIceState, rank: int) -> int:
        """ICE2-SUN-4"""
        return 1 if rank == 1 and s.day < s.c.numbers.days else 0

    def score(self, s: SecondIceState, seat: int) -> int:
        return scoring.score(s, seat)

    def winners(self, s: SecondIceState) -> list[int]:
        return s.leading()


class SecondSight(Sight[SecondIceState]):
    """Everything but hands, faces and what lies covered is public."""

    def places(self, s: SecondIceState, facts: Iterable[Json], seat: int) -> dict[str, Json]:
        return places_in(s, facts, seat)

    def imagine_tiles(self, s: SecondIceState, seat: int | None, chance: Chance) -> None:
        imagine_tiles(s, seat, chance)

    def imagine_cards(self, s: SecondIceState, seat: int | None, chance: Chance) -> None:
        deal_requests(s, [other for other in range(s.agreed.players) if other != seat], False, chance)
        deal_logbook(s, chance)
