"""A bot of one's own on a server, beside a person: the commands of docs/write-a-bot.md, in order.

    python tests/third_parties/try_server.py

The person is ``examples/network_bot.py``, a guest who does not use Brikke.
"""

import json
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets import Subprotocol
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]
BRIKKE = str(Path(sys.executable).with_name("brikke"))
SECONDS = 180
PATIENT = """
from brikke.players.bots import draw_or_pass
from brikke.solver import best_turn


class Patient:
    def __init__(self, seed):
        pass  # no random numbers needed

    def turn(self, view):
        best = best_turn(view.position)
        small = view.position.opened and best.tiles_played < 5 and not best.goes_out
        waits = small and not view.rulebook.must_play(view.pool_size)
        return best.turn if best.played and not waits else draw_or_pass(view)
"""


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]


def ask(method, path, token="", **body):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(base + path, data, headers, method=method)) as answer:
        return json.load(answer)


def wait_for_server():
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        try:
            with urlopen(f"{base}/healthz"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.2)
    raise SystemExit("the server does not answer")


def watch(table, token, seats):
    """Begin the match when all have sat down, and return the view at its end."""
    until = time.monotonic() + SECONDS
    address = f"ws{base.removeprefix('http')}/api/tables/{table}/socket"
    with connect(address, subprotocols=[Subprotocol("brikke.1")]) as watching:
        watching.send(json.dumps({"type": "hello", "id": "hello", "token": token}))
        while True:
            message = json.loads(watching.recv(timeout=until - time.monotonic()))
            if message["type"] == "presence" and len(message["seats"]) == seats:
                watching.send(json.dumps({"type": "start", "id": "start"}))
            if message["type"] == "view" and message["table"]["phase"] == "over":
                return message


port = free_port()
base = f"http://127.0.0.1:{port}"
with tempfile.TemporaryDirectory() as folder:
    Path(folder, "patient.py").write_text(PATIENT)
    data = f"--database=sqlite:///{folder}/tables.db"
    running = [
        subprocess.Popen([BRIKKE, "serve", "--port", str(port), data, "--limits", "0"], cwd=folder)
    ]
    try:
        wait_for_server()
        ada = ask("POST", "/api/guests", name="Ada")["token"]
        ask("POST", "/api/me/phrase", ada, name="Ada")
        command = [BRIKKE, "bot", "register", "Patience", base, f"--token={ada}"]
        registered = subprocess.run(command, capture_output=True, text=True, check=True)
        token = registered.stdout.split()[-1]
        wishes = {"rulebook": "nordic rounds=1", "seats": 3, "bots": ["steady"], "sit": False}
        table = ask("POST", "/api/tables", ada, **wishes)["id"]
        bot = [BRIKKE, "bot", "connect", "patient:Patient", base, "--token", token]
        running.append(subprocess.Popen(bot, cwd=folder))
        person = [sys.executable, str(ROOT / "examples/network_bot.py"), base, table, "Bo"]
        running.append(subprocess.Popen(person))
        ask("POST", f"/api/tables/{table}/invitations", ada, bot="Patience")
        last = watch(table, ada, 3)
        (commitment,) = last["table"]["rounds"]
        replay = ask("GET", f"/api/rounds/{commitment}")
        for at, seat in enumerate(replay["seats"]):
            played = [each for each in replay["events"] if each.get("seat") == at]
            kinds = [each["type"] for each in played]
            what = "a bot of ours" if seat["program"] else "a bot" if seat["bot"] else "a person"
            made = f"{kinds.count('played')} plays, {kinds.count('drew')} draws"
            print(f"{seat['name'] or seat['bot']}, {what}: {made}")
            assert "timed_out" not in kinds
        assert {"Patience", "Bo"} <= {seat["name"] for seat in replay["seats"]}
        print("points:", last["table"]["sheet"][-1])
    finally:
        for process in reversed(running):
            process.terminate()
            process.wait(SECONDS)
