"""What to say where a package is missing that only a part of the laboratory needs."""

from __future__ import annotations


def lacking(module: str, extra: str, missing: ModuleNotFoundError) -> ImportError:
    """The error of a module of ours that cannot be imported: it names the extra that brings what is missing."""
    package = (missing.name or "").partition(".")[0]
    if package == "nunatak":
        return missing
    return ImportError(f"{module} needs {package}, which is not installed: pip install 'nunatak[{extra}]'")
