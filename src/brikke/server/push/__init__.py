"""Web Push: messages to browsers, encrypted and signed, through their push services."""

from __future__ import annotations

from brikke.server.push.sending import Outcome, PushSender
from brikke.server.push.services import check_endpoint, read_services
from brikke.server.push.signing import new_key, public_key

__all__ = ["Outcome", "PushSender", "check_endpoint", "new_key", "public_key", "read_services"]
