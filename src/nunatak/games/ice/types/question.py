"""What I C E asks, by the name of the step: its fields, and the facts of the sentence."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from nunatak.engine.types.question import Nothing, Question
from nunatak.games.ice.types import prompts, steps

# The steps of an edition.
B = TypeVar("B")

SharedQuestion: TypeAlias = (
    Question[Literal["manta", "rune", "obliterate", "window_c", "helping", "quake", "spiders"], Nothing, Nothing, B]
    | Question[Literal["smilodon", "yacht"], Nothing, Nothing, B]
    | Question[Literal["keep_requests"], Nothing, prompts.KeepPrompt, B]
    | Question[Literal["turn"], Nothing, prompts.TurnPrompt, B]
    | Question[Literal["discard_snow"], Nothing, prompts.LeftPrompt, B]
    | Question[Literal["build"], steps.OfBuild, prompts.BuildPrompt, B]
    | Question[Literal["second_step"], steps.OfSecondStep, prompts.CrewPrompt, B]
    | Question[Literal["choose_slot"], Nothing, prompts.SlotPrompt, B]
    | Question[Literal["window_b"], steps.OfWindow, prompts.WindowPrompt, B]
    | Question[Literal["distribute"], steps.OfDistribution, prompts.DistributePrompt, B]
    | Question[Literal["place_group"], steps.OnCell, prompts.CrewPrompt, B]
    | Question[Literal["relocate"], steps.OnCell, prompts.HeldCampPrompt, B]
    | Question[Literal["pay"], steps.OfPayment, prompts.PayPrompt, B]
    | Question[Literal["prismatics"], steps.OfPrismatics, prompts.PrismaticPrompt, B]
    | Question[Literal["shortage"], steps.OfTiles, prompts.SupplyPrompt, B]
)
FirstQuestion: TypeAlias = (
    SharedQuestion[steps.FirstBegun]
    | Question[Literal["gift", "charm", "offer", "name_edifice"], Nothing, Nothing, steps.FirstBegun]
    | Question[Literal["gather_some"], steps.OfGathering, Nothing, steps.FirstBegun]
    | Question[Literal["pack"], steps.OfTiles, Nothing, steps.FirstBegun]
    | Question[Literal["draft"], steps.SoManyKept, prompts.DraftPrompt, steps.FirstBegun]
    | Question[Literal["spiders_to"], steps.FromOrigin, prompts.LeavePrompt, steps.FirstBegun]
    | Question[Literal["whistle"], Nothing, prompts.LandscapePrompt, steps.FirstBegun]
    | Question[Literal["turn_tile"], steps.OnCell, prompts.TilePrompt, steps.FirstBegun]
    | Question[Literal["collapse"], steps.OfFirstCollapse, prompts.FallPrompt, steps.FirstBegun]
    | Question[Literal["rope_down"], steps.OnCell, prompts.PiecePrompt, steps.FirstBegun]
    | Question[Literal["distill"], Nothing, prompts.DrawnPrompt, steps.FirstBegun]
    | Question[Literal["overflow"], Nothing, prompts.LeftPrompt, steps.FirstBegun]
    | Question[Literal["consult"], Nothing, prompts.RequestsPrompt, steps.FirstBegun]
    | Question[Literal["sending"], steps.SoManyLeft, prompts.LeftPrompt, steps.FirstBegun]
    | Question[Literal["wyvern"], Nothing, prompts.WyvernPrompt, steps.FirstBegun]
    | Question[Literal["whiteout"], Nothing, prompts.WhiteoutPrompt, steps.FirstBegun]
    | Question[Literal["last_turn"], Nothing, prompts.LastTurnPrompt, steps.FirstBegun]
    | Question[Literal["assign"], Nothing, prompts.ProposalPrompt, steps.FirstBegun]
)
SecondQuestion: TypeAlias = (
    SharedQuestion[steps.SecondBegun]
    | Question[Literal["whistle", "provide", "pick_request", "study_gift"], Nothing, Nothing, steps.SecondBegun]
    | Question[Literal["free_move", "pitch"], Nothing, Nothing, steps.SecondBegun]
    | Question[Literal["camp_order"], steps.OfCamps, Nothing, steps.SecondBegun]
    | Question[Literal["smilodon_to", "whistle_to"], steps.FromOrigin, prompts.LeavePrompt, steps.SecondBegun]
    | Question[Literal["collapse"], steps.OfSecondCollapse, prompts.FallPrompt, steps.SecondBegun]
    | Question[Literal["refuge"], steps.OnCell, prompts.RefugePrompt, steps.SecondBegun]
    | Question[Literal["validate"], steps.SoManyDone, prompts.ValidatePrompt, steps.SecondBegun]
    | Question[Literal["drop_requests"], Nothing, prompts.LeftPrompt, steps.SecondBegun]
    | Question[Literal["caravan"], steps.OfCaravan, prompts.LeftPrompt, steps.SecondBegun]
    | Question[Literal["gather"], steps.OfCampGathering, prompts.GatherPrompt, steps.SecondBegun]
    | Question[Literal["snowstorm"], Nothing, prompts.LandscapePrompt, steps.SecondBegun]
)
