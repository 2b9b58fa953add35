"""A bot in ten lines: plays the longest text, which in most games does most. Try --bots "cmd:python first.py"."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    best = max(question["moves"], key=lambda move: len(move["text"]))
    print(json.dumps({"move": best["code"]}), flush=True)
