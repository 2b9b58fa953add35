"""`python -m tablewright.cli` is `tablewright`."""

import sys

from . import main

if __name__ == "__main__":  # the server's workers import what began them
    sys.exit(main())
