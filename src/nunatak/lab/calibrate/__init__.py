"""How true the chances are that people are told: measured in finished games, and the map that makes them true."""

from nunatak.lab.calibrate.fitting import Bin, bins, fit, wrong_by
from nunatak.lab.calibrate.watch import Called, Task, called, watched

__all__ = ["Bin", "Called", "Task", "bins", "called", "fit", "watched", "wrong_by"]
