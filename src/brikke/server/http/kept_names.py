"""Routes for kept names: a passkey or a recovery phrase proves who somebody is."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any, Final

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from brikke.club.confusable_names import skeleton
from brikke.club.phrases import hash_phrase, is_phrase, new_phrase, read_phrase
from brikke.errors import InputError
from brikke.live import Refusal, RefusalCode
from brikke.server.http.dependencies import TheGuest, TheRooms, TheWorkers, bearer_of
from brikke.server.http.errors import problems
from brikke.server.http.guests import signed_in
from brikke.server.passkeys import Site, challenge_in, user_handle, verify_new, verify_use
from brikke.server.store import Guest, NameTaken, Passkey
from brikke.server.tables.rooms import Rooms
from brikke.wire.guests import GuestToken
from brikke.wire.kept_names import (
    KeptNameStatus,
    NameToKeep,
    NewPasskey,
    PasskeyChallenge,
    PasskeySignIn,
    PhraseSignIn,
    RecoveryPhrase,
    SignInChallenge,
)
from brikke.wire.names import clean_name
from brikke.wire.tokens import hash_of

CHALLENGE_MS: Final = 10 * 60 * 1000
"""How long a challenge is valid: somebody may have to look for their phone."""
MOST_PASSKEYS: Final = 20


class KeptNames(Controller):
    """Kept names: keep one, and sign in with it on another device."""

    path = "/api"
    tags = ("guests",)

    @get("/me/name", responses=problems(401, 503))
    async def status(self, guest: TheGuest, rooms: TheRooms) -> KeptNameStatus:
        """Show whether the guest keeps the name, and by what."""
        proofs = await rooms.store.kept_name(guest.id)
        return KeptNameStatus(guest.kept, len(proofs.passkeys), proofs.phrase is not None)

    @post("/me/passkeys/challenge", status_code=200, responses=problems(400, 401, 409, 413, 503))
    async def begin_passkey(
        self, data: JSONBody[NameToKeep], guest: TheGuest, rooms: TheRooms
    ) -> PasskeyChallenge:
        """Ask for a challenge that a new passkey signs."""
        name = await name_to_keep(rooms, guest.id, data.name)
        known = (await rooms.store.kept_name(guest.id)).passkeys
        if len(known) >= MOST_PASSKEYS:
            raise InputError(f"a name is kept by at most {MOST_PASSKEYS} passkeys", len(known))
        challenge = await _new_challenge(rooms, guest.id)
        return PasskeyChallenge(challenge, user_handle(guest.id), name, list(known))

    @post("/me/passkeys", responses=problems(400, 401, 403, 409, 413, 503))
    async def add_passkey(
        self,
        data: JSONBody[NewPasskey],
        guest: TheGuest,
        rooms: TheRooms,
        request: Request[Any, Any, Any],
    ) -> KeptNameStatus:
        """Keep the name by a new passkey; each challenge works once."""
        await _take_challenge(rooms, data.client_data, guest.id)
        passkey = verify_new(data, guest.id, _site(request))
        if await rooms.store.passkey(passkey.id) is not None:
            raise Refusal(RefusalCode.BAD_PASSKEY, "this passkey is known already")
        await _keep(rooms, guest, data.name, passkey)
        return await self._status_of(rooms, guest)

    @post("/me/phrase", responses=problems(400, 401, 409, 413, 503))
    async def new_phrase(
        self,
        data: JSONBody[NameToKeep],
        guest: TheGuest,
        rooms: TheRooms,
        questions: TheWorkers,
    ) -> RecoveryPhrase:
        """Keep the name by a recovery phrase, which is sent once; an older one is replaced."""
        phrase = new_phrase()
        kept = await _keep(rooms, guest, data.name, await questions.run(hash_phrase, phrase))
        return RecoveryPhrase(phrase, kept.name)

    @post("/sign-in/challenge", status_code=200, security=[{}], responses=problems(503))
    async def begin_sign_in(self, rooms: TheRooms) -> SignInChallenge:
        """Ask for a challenge that a known passkey signs."""
        return SignInChallenge(await _new_challenge(rooms, None))

    @post(
        "/sign-in/passkey",
        status_code=200,
        security=[{}],
        responses=problems(400, 401, 403, 409, 413, 503),
    )
    async def sign_in_with_passkey(
        self, data: JSONBody[PasskeySignIn], rooms: TheRooms, request: Request[Any, Any, Any]
    ) -> GuestToken:
        """Become the guest who keeps the name of a passkey, on this device."""
        await _take_challenge(rooms, data.client_data, None)
        passkey = await rooms.store.passkey(data.id)
        if passkey is None:
            raise Refusal(RefusalCode.BAD_PASSKEY, "nobody keeps a name by this passkey")
        count = verify_use(data, passkey, _site(request))
        await rooms.store.count_use(passkey.id, count)
        await _merge(rooms, bearer_of(request) if data.merge else "", passkey.guest_id)
        return await signed_in(rooms, passkey.guest_id)

    @post(
        "/sign-in/phrase",
        status_code=200,
        security=[{}],
        responses=problems(400, 401, 403, 413, 503),
    )
    async def sign_in_with_phrase(
        self,
        data: JSONBody[PhraseSignIn],
        rooms: TheRooms,
        questions: TheWorkers,
        request: Request[Any, Any, Any],
    ) -> GuestToken:
        """Become the guest who keeps a name, by its recovery phrase, on this device."""
        found = await rooms.store.kept_by(skeleton(data.name)) or ""
        stored = (await rooms.store.kept_name(found)).phrase
        if not await questions.run(is_phrase, stored, read_phrase(data.phrase) or ""):
            raise Refusal(RefusalCode.BAD_PHRASE, "name and phrase do not fit together")
        await _merge(rooms, bearer_of(request) if data.merge else "", found)
        return await signed_in(rooms, found)

    async def _status_of(self, rooms: Rooms, guest: Guest) -> KeptNameStatus:
        proofs = await rooms.store.kept_name(guest.id)
        return KeptNameStatus(True, len(proofs.passkeys), proofs.phrase is not None)


async def name_to_keep(rooms: Rooms, guest: str, name: str) -> str:
    """Return a name as a guest can keep it, or refuse it."""
    cleaned = clean_name(name)
    likeness = skeleton(cleaned)
    if not likeness:
        raise InputError("a name that is kept has letters", cleaned)
    if await rooms.store.kept_by(likeness) not in (None, guest):
        raise Refusal(RefusalCode.NAME_TAKEN, cleaned)
    return cleaned


async def _keep(rooms: Rooms, guest: Guest, name: str, proof: Passkey | str) -> Guest:
    cleaned = await name_to_keep(rooms, guest.id, name)
    named = replace(guest, name=cleaned)
    try:
        kept = await rooms.store.keep_name(named, skeleton(cleaned), proof)
    except NameTaken:
        raise Refusal(RefusalCode.NAME_TAKEN, cleaned) from None
    await rooms.person_changed(guest.id, forgotten=False)
    return kept


async def _new_challenge(rooms: Rooms, guest: str | None) -> str:
    challenge = secrets.token_urlsafe(32)
    await rooms.store.add_challenge(hash_of(challenge), guest, rooms.store.now() + CHALLENGE_MS)
    return challenge


async def _take_challenge(rooms: Rooms, client_data: str, guest: str | None) -> None:
    """Use up the challenge that was signed: a recorded request cannot be sent again."""
    if not await rooms.store.take_challenge(hash_of(challenge_in(client_data)), guest):
        raise Refusal(RefusalCode.STALE_CHALLENGE, "this was sent before, or is too old")


async def _merge(rooms: Rooms, token: str, kept: str) -> None:
    past = await rooms.store.guest_of(hash_of(token)) if token else None
    if past is not None:
        await rooms.store.merge(past.id, kept)
        await rooms.person_changed(kept, forgotten=False)


def _site(request: Request[Any, Any, Any]) -> Site:
    url = request.url
    return Site(url.hostname or "", url.netloc)
