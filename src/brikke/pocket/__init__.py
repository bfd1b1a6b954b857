"""Pocket: the authority over tables on the device of their players, without a server.

It runs in a web worker under Pyodide, speaks the messages of :mod:`brikke.wire`, and keeps every
event in the storage of the browser.
"""

from brikke.pocket.device import Device
from brikke.pocket.requests import answer_request
from brikke.pocket.store import Store, Write
from brikke.pocket.table import TableContext

__all__ = ["Device", "Store", "TableContext", "Write", "answer_request"]
