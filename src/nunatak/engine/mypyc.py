"""What the compiler is told about a class; plain Python takes no notice. Itself not compiled.

    @mypyc_attr(allow_interpreted_subclasses=True)

opens a compiled class to classes of plain Python, such as other people's bots and games. Calls of its methods then go
through a table, and its attributes are checked for being there: classes in hot paths stay closed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Leaves the class as it is."""
        return lambda decorated: decorated
