"""`python -m tablewright.cli` is `tablewright`."""

import sys

from . import main

sys.exit(main())
