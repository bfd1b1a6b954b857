"""Pocket: the authority over tables on the device of their players, without a server.

It runs in a web worker under Pyodide, speaks the messages of :mod:`brikke.wire`, and keeps every
event in the storage of the browser.
"""

from brikke.pocket.device import Device
from brikke.pocket.requests import answer_request
from brikke.pocket.store import Store, Write
from brikke.pocket.table import Surroundings

__all__ = ["Device", "Store", "Surroundings", "Write", "answer_request"]
