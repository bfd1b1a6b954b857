"""Play a match over the network: python examples/network_bot.py ADDRESS TABLE_ID [NAME]."""

import json
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets import Subprotocol
from websockets.sync.client import connect

base, table_id, name = (*sys.argv[1:], "network bot")[:3]
address = f"ws{base.removeprefix('http')}/api/tables/{table_id}/socket"
view: Any = {"seq": 0}


def post(path: str, body: Any) -> Any:
    """Send a POST request and return the JSON answer."""
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(base + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def say(command: str, **fields: Any) -> None:
    """Send a command with a unique id."""
    socket.send(json.dumps({"type": command, "id": f"{command}-{view['seq']}", **fields}))


with connect(address, subprotocols=[Subprotocol("brikke.1")]) as socket:
    say("hello", token=post("/api/guests", {"name": name})["token"])
    say("sit")
    for message in map(json.loads, socket):
        match message:
            case {"type": "view", "table": {"phase": phase, "wants_next": ready}, "seat": me}:
                view, game = message, message["round"]
                if phase == "salting":
                    say("salt", salt=secrets.token_hex(16))
                elif phase == "between" and me not in ready:
                    say("ready")
                elif phase == "over":
                    break
            case {"type": "events", "events": events}:
                for event in (each["event"] for each in events if game and game["opened"]):
                    if event["type"] == "played":
                        game["table"], game["opened"][event["seat"]] = event["table"], True
                        laid = [tile for each in event["table"] for tile in each]
                        game["rack"] = [tile for tile in game["rack"] if tile not in laid]
                    elif event["type"] in ("drew", "timed_out"):
                        drawn = event.get("tiles", [event.get("tile")])
                        game["pool"] -= len(drawn)
                        game["rack"] += [tile for tile in drawn if tile != "?"]
                view["seq"] = events[-1]["seq"]
            case {"type": "clock", "to_move": int(seat)} if seat == me:
                rules = {"rulebook": view["table"]["rulebook"], "opened": game["opened"][me]}
                best = post("/api/solve", {**rules, "table": game["table"], "rack": game["rack"]})
                if best["tiles_played"]:
                    say("play", seen=view["seq"], table=best["table"], opening=best["opening"])
                else:
                    say("draw" if game["pool"] else "pass", seen=view["seq"])
