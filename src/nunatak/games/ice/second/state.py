"""A game of the second edition at one decision: study tokens, the curse, the guilds' tokens.  ICE2 section 24"""

from __future__ import annotations

from typing import Self

from nunatak.engine.chance import Chance
from nunatak.games.ice.edition.edition import Edition
from nunatak.games.ice.second.agreement import SecondAgreement
from nunatak.games.ice.second.words import COMPANIONS, THRESHOLD
from nunatak.games.ice.state import IceState


class SecondIceState(IceState):
    """The table with what only the second edition has; a list marked * is replaced, never changed in place."""

    guild_camp: list[int]  # tile of each guild camp, or OWN_SUPPLY, HELD, SEEKING
    grey_camps: int  # mask of seats whose camp shows its grey side
    refuge_from: int  # the cell that the Navigators' camp fell from, -1 when it did not
    fluid: list[int]  # fluid-movement tokens, colour side up
    study: list[int]  # mask of the types whose study token a seat has
    turned: list[int]  # mask of those that have been turned over
    token: list[int]  # token on the trigger space
    curse: list[int]  # place on the curse track
    curse_tokens: list[int]  # * tokens left on each space of the curse track
    crampons: int  # the Striders' tokens, colour side up
    provisions: int  # archaeologists on the Providers' guild board
    icons: int  # mask of the icons that have been uncovered
    row_laid: bool  # whether somebody has reached Sunset today

    def __init__(self, terms: SecondAgreement, edition: Edition[Self], chance: Chance) -> None:
        super().__init__(terms, edition, chance)
        self.terms = terms  # what is agreed, with what only this edition can agree on

    def copy(self) -> SecondIceState:
        twin = beside(self)
        twin.take_over(self)
        twin.take_pieces(self)
        twin.guild_camp = self.guild_camp[:]
        twin.grey_camps = self.grey_camps
        twin.refuge_from = self.refuge_from
        twin.fluid = self.fluid[:]
        twin.study = self.study[:]
        twin.turned = self.turned[:]
        twin.token = self.token[:]
        twin.curse = self.curse[:]
        twin.curse_tokens = self.curse_tokens
        twin.crampons = self.crampons
        twin.provisions = self.provisions
        twin.icons = self.icons
        twin.row_laid = self.row_laid
        return twin

    def has_camp(self, cell: int) -> bool:
        """Whether a guild camp or a white one stands on a tile."""
        for camp in self.guild_camp:  # compared as numbers; `in` would make an object of the cell
            if camp == cell:
                return True
        return cell in self.white_camps

    def marked_camps(self) -> list[tuple[int, int]]:
        owned = [(seat, cell) for seat, cell in enumerate(self.guild_camp) if cell >= 0]
        return owned + super().marked_camps()

    def camps(self) -> list[int]:
        """The tiles with a camp of either kind, in ascending order."""
        return sorted([cell for cell in self.guild_camp if cell >= 0] + self.white_camps)

    def camp_fell_from(self) -> int:
        """ICE2-GLD-15"""
        return self.refuge_from

    def crew_aside(self) -> int:
        """On the Providers' guild board.  ICE2-GLD-43"""
        return self.provisions

    def threshold(self, seat: int) -> int:
        """ICE2-TER-9"""
        return THRESHOLD[self.token[seat]]

    def most_companions(self, seat: int) -> int:
        """ICE2-ACT-61, ICE2-CUR-21"""
        return COMPANIONS[self.token[seat]]

    def studied(self, seat: int, kind: int) -> bool:
        """ICE2-ACT-41"""
        return self.study[seat] >> kind & 1 != 0

    def anima_of(self, seat: int, kind: int) -> int:
        """With a face-up study token.  ICE2-ART-2"""
        return self.anima[seat * 5 + kind] + (1 if self.study[seat] & ~self.turned[seat] & 1 << kind else 0)

    def slot_ready(self, seat: int, kind: int) -> bool:
        """ICE2-ART-3"""
        if not self.anima[seat * 5 + kind] or self.used[seat] >> kind & 1:
            return False
        return self.anima_of(seat, kind) >= THRESHOLD[self.token[seat]]


def beside(s: SecondIceState) -> SecondIceState:
    """An empty table of the same game."""
    return SecondIceState(s.terms, s.edition, s.chance.copy())
