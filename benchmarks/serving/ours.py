"""Our server with Pile installed, run as `tablewright serve` is: python -m benchmarks.serving.ours ARGUMENTS."""

from __future__ import annotations

import sys

from tablewright.cli import main
from tablewright.core.registry import add

from .pile import GAME

if __name__ == "__main__":
    add(GAME)
    sys.argv = ["tablewright", "serve", *sys.argv[1:]]
    sys.exit(main())
