"""Build steps that pyproject.toml cannot say: compiling with mypyc, and packing the built page.

A wheel compiles the engine, the games and the bots where mypyc and a C compiler work, and is plain Python
where they do not. An editable install never compiles, because a compiled module would shadow its edited
source. NUNATAK_COMPILE=1 makes a failed compilation an error, NUNATAK_COMPILE=0 does without it.
"""

import os
import shutil
import sys
import sysconfig
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILED_FOLDERS = ("engine", "games", "bots")
# How many C files are compiled at once; all cores when nothing is said.
JOBS = int(os.environ.get("NUNATAK_COMPILE_JOBS", "0"))
# Most of the work is calls from one module to another, and the compiler sees them one by one: with these it looks at
# all of them together once more. Searches get through some 15 % more iterations.
WHOLE_PROGRAM = (f"-flto={JOBS or 'auto'}", "-fno-semantic-interposition", "-fvisibility=hidden")
# Paths below src/nunatak that mypyc should leave alone, each with its reason.
# engine/mypyc.py: the compiler would drop the decorator in it, which running code imports.
NOT_COMPILED: frozenset[str] = frozenset({"engine/mypyc.py"})
# And folders of that name: compiled, the types of views would forget what their fields are.
TYPES = "types"

MODE = os.environ.get("NUNATAK_COMPILE", "auto")
BUILDS_A_WHEEL = any(command in sys.argv for command in ("bdist_wheel", "build", "build_ext", "install"))


def compiled_sources() -> list[str]:
    """The files that mypyc compiles; an __init__.py only gathers names and gains nothing."""
    package = Path("src/nunatak")
    return [
        path.as_posix()
        for folder in COMPILED_FOLDERS
        for path in sorted((package / folder).rglob("*.py"))
        if path.name != "__init__.py"
        and path.parent.name != TYPES
        and path.relative_to(package).as_posix() not in NOT_COMPILED
    ]


def extensions() -> list[Any]:
    """What mypyc makes of the sources; nothing where compiling is not asked for or not possible."""
    sources = compiled_sources()
    if MODE == "0" or not BUILDS_A_WHEEL or not sources:
        return []
    try:
        from mypyc.build import mypycify

        # One C file a module: as a single file the C compiler needs minutes and gigabytes.
        found = list(mypycify(sources, opt_level="3", debug_level="0", target_dir="build", multi_file=True))
        # Other compilers name these differently or need a linker of their own.
        if "gcc" in (sysconfig.get_config_var("CC") or ""):
            for extension in found:
                extension.extra_compile_args += WHOLE_PROGRAM
                extension.extra_link_args += ["-O3", *WHOLE_PROGRAM]
        return found
    # mypyc ends the process on a type error.
    except (Exception, SystemExit) as problem:
        return give_up(problem)


def give_up(problem: BaseException) -> list[Any]:
    """Go on without compiled code, unless compiled code was asked for."""
    if MODE == "1":
        raise problem
    print(f"nunatak: plain Python, not compiled ({type(problem).__name__}: {problem})", file=sys.stderr)
    return []


class AllOrNothing(build_ext):
    """Compiled modules lean on one shared library: with one missing, the others would not import."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def together(sources: list[str], *args: Any, **options: Any) -> list[str]:
            """The C files of one extension on all cores: there are hundreds, and setuptools takes them in turn."""
            with ThreadPool(JOBS or os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **options), sources, chunksize=1)
            return [file for files in made for file in files]

        self.compiler.compile = together
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            give_up(problem)
            for extension in self.extensions:
                built = Path(self.get_ext_fullpath(extension.name))
                built.unlink(missing_ok=True)
            self.extensions = []


class WithPage(build_py):
    """The package's own files, and the page if it has been built."""

    def run(self) -> None:
        super().run()
        page = ROOT / "web" / "dist"
        if not self.editable_mode and (page / "index.html").is_file():
            target = Path(self.build_lib) / "nunatak" / "server" / "page"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(page, target)


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithPage})
