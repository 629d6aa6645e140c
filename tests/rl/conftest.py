"""What PettingZoo's and Gymnasium's own checks remark about every game with action masks, theirs included."""

import warnings

import pytest

with warnings.catch_warnings():
    # Its tests import a game of its own in a way that it warns of.
    warnings.simplefilter("ignore")
    import pettingzoo.test  # noqa: F401

REMARKS = (
    # PettingZoo names its own board games, which it says none of this about.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # At the end of a game nothing is legal any more.
    "Action mask numpy array is all zeros",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for remark in REMARKS:
            item.add_marker(pytest.mark.filterwarnings(f"ignore:{remark}:UserWarning"))
