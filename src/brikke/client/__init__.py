"""Client for bots on servers: any bot class plays where it is invited, with a bot's token.

``Client`` is the plain one, ``AsyncClient`` the one for asyncio. Both need the standard library
alone. ``docs/write-a-bot.md`` shows how to begin.
"""

from brikke.client.asynchronous import AsyncClient
from brikke.client.plain import Client
from brikke.client.player import BotPlayer, Request
from brikke.client.transport import Ended, Refused, ServerAway, register_bot, sign_in

__all__ = [
    "AsyncClient",
    "BotPlayer",
    "Client",
    "Ended",
    "Refused",
    "Request",
    "ServerAway",
    "register_bot",
    "sign_in",
]
