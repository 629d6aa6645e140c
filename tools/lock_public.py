"""Make a uv.lock say the public package index, whatever mirror it was resolved against."""

import re
import sys
from pathlib import Path

INDEX = "https://pypi.org/simple"
FILES = "https://files.pythonhosted.org/packages/"


def public(lock: str) -> str:
    """The lock with every registry and every file at its public address."""
    lock = re.sub(r'(registry = ")[^"]*(")', rf"\g<1>{INDEX}\g<2>", lock)
    # Mirrors keep the layout of the public file host below some prefix: ab/cd/<60 hex digits>/<file>.
    return re.sub(r'(url = ")[^"]*?/([0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{60}/[^"/]+")', rf"\g<1>{FILES}\g<2>", lock)


def main() -> int:
    path = Path(sys.argv[1])
    lock = public(path.read_text(encoding="utf-8"))
    path.write_text(lock, encoding="utf-8")
    strangers = sorted(
        set(re.findall(r'(?:https?|file)://[^/"]*', lock)) - {"https://pypi.org", "https://files.pythonhosted.org"}
    )
    if strangers:
        print(f"{path}: still names {', '.join(strangers)}; resolve with the public index.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
