"""Example of a bot as a program: answers every request with the first legal move.

With an argument it misbehaves: "quit", "babble", "number", "unknown".
"""

import json
import sys

misbehaviour = sys.argv[1] if len(sys.argv) > 1 else ""
greeting = json.loads(sys.stdin.readline())
assert greeting == {"type": "hello", "protocol": 1, "game": "haspelknecht"}, greeting
for line in sys.stdin:
    question = json.loads(line)
    answer = {"type": "move", "number": question["number"], "move": question["legal_moves"][0]}
    if misbehaviour == "quit":
        sys.exit(4)
    if misbehaviour == "number":
        answer["number"] += 1
    if misbehaviour == "unknown":
        answer["move"] = "castle"
    sys.stdout.write(("hm" if misbehaviour == "babble" else json.dumps(answer)) + "\n")
    sys.stdout.flush()
