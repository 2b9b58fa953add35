"""Compile the rules ahead of time where a C compiler is at hand; elsewhere install plain Python.

A module that imports `mypy_extensions` is rules code, and is compiled. It runs the same either way.

TABLEWRIGHT_PURE=1 compiles nothing; TABLEWRIGHT_PURE=0 fails where nothing can be compiled.
"""

import os
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

PURE = os.environ.get("TABLEWRIGHT_PURE", "")
IMPORTS_MYPY_EXTENSIONS = re.compile(r"^(?:from|import) mypy_extensions\b", re.MULTILINE)
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build_ext", "editable_wheel"}
MYPY_OPTIONS = [
    "--follow-imports=silent",  # judge the rules alone: what else they import need not be installed to build them
    "--no-warn-unused-ignores",  # another Python version must not break an install
]


def rules_modules() -> list[str]:
    """The source files to compile, in a fixed order."""
    sources = sorted(Path("src/tablewright").rglob("*.py"))
    return [str(path) for path in sources if IMPORTS_MYPY_EXTENSIONS.search(path.read_text(encoding="utf-8"))]


def missing_tool() -> str:
    """What this machine lacks to compile, or nothing."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h"
    if sys.platform == "win32":
        return ""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return "" if shutil.which(compiler[0]) else compiler[0]


def go_on_uncompiled(reason: str) -> None:
    """Say why the install is plain Python; fail if a compiled one was demanded."""
    message = f"the rules are not compiled: {reason}"
    if PURE == "0":
        sys.exit(f"error: {message}")
    print(f"warning: {message}", file=sys.stderr)


def rules_extensions() -> list[Extension]:
    """One group of C extensions for all rules modules, or none."""
    modules = rules_modules()
    if PURE == "1" or not modules:
        return []
    if missing := missing_tool():
        go_on_uncompiled(f"no {missing}")
        return []
    from mypyc.build import mypycify

    extensions = mypycify([*MYPY_OPTIONS, *modules], opt_level="3", debug_level="0", group_name="tablewright")
    for extension in extensions if sys.platform != "win32" else []:
        extension.extra_compile_args.append("-ffp-contract=off")  # sums of products as the interpreter makes them
    return cast("list[Extension]", extensions)


class AllOrNothing(build_ext):
    """If one extension does not compile, leave none: half a build would not import."""

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError) as error:
            go_on_uncompiled(str(error))
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


setup(
    cmdclass={"build_ext": AllOrNothing},
    ext_modules=rules_extensions() if COMMANDS_THAT_COMPILE.intersection(sys.argv) else [],
)
