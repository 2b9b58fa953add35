"""A server that is started again and again at once: a process has everything imported and splits off a server.

python -m tests.server.warm ARGUMENTS: each line on standard input starts a server, and its process id is the answer.
"""

from __future__ import annotations

import os
import signal
import sys

if __name__ == "__main__":
    from alembic import command  # noqa: F401 # what the server imports late is imported now

    from tablewright.cli import main
    from tablewright.core.registry import every
    from tablewright.server import migrations, serve  # noqa: F401

    every()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        if (child := os.fork()) == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os._exit(main(["serve", *sys.argv[1:]]))
        print(child, flush=True)
