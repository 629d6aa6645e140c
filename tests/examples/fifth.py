"""The fifth game, installed beside nunatak as pip would, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nunatak

EXAMPLE = Path(__file__).parents[2] / "examples" / "magpies"
# The package that is tested, compiled or not, wherever it lies.
OURS = Path(nunatak.__file__).parents[1]


class Fifth:
    """The installed example, and processes that find it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # Building leaves things behind: not in the checkout.
        self.source = folder / "source"
        shutil.copytree(EXAMPLE, self.source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
        self.installed = folder / "installed"
        install = ["install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--no-warn-conflicts"]
        target = ["--disable-pip-version-check", "--target", str(self.installed), str(self.source)]
        subprocess.run([sys.executable, "-m", "pip", *install, *target], check=True, capture_output=True)
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(OURS), str(self.installed)])}

    def run(self, *arguments: str, cwd: Path | None = None) -> str:
        """What a Python process says that has the example on its path; from a folder that holds nothing of ours."""
        done = subprocess.run(
            [sys.executable, "-P", *arguments],
            cwd=cwd or self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def nunatak(self, *arguments: str, cwd: Path | None = None) -> str:
        """What the command says; as the installed one, it does not begin with the current folder on its path."""
        return self.run("-W", "error", "-m", "nunatak.cli.main", *arguments, cwd=cwd)
