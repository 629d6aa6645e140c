"""A bot for Nunatak that needs nothing but Python: it likes to do things, and ends its turn only when it has to."""

import json
import random
import sys

# What ends a turn or says no to something, in any of the games.
LAST = ("end", "pass", "decline", "skip", "nothing")


def say(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


chance = random.Random(0)
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        chance.seed(heard["seed"])
        say({"type": "ready", "protocol": 1, "name": "Eager"})
    elif heard["type"] == "choose":
        actions = heard["actions"]
        deeds = [one for one in actions if not one["name"]["kind"].startswith(LAST)]
        say({"type": "action", "number": heard["number"], "action": chance.choice(deeds or actions)["id"]})
    elif heard["type"] == "quit":
        break
