"""Passkeys: checks what an authenticator has signed (WebAuthn)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException

from brikke.live import Refusal, RefusalCode
from brikke.server.store import Passkey
from brikke.wire.kept_names import NewPasskey, PasskeySignIn


@dataclass(frozen=True, slots=True)
class Site:
    """The site for which passkeys are made: a host name, and a port if it is not the usual one."""

    host: str
    netloc: str

    @property
    def origins(self) -> list[str]:
        """The origins of its pages. Browsers offer passkeys over HTTP on the same machine only."""
        return [f"https://{self.netloc}", f"http://{self.netloc}"]


def user_handle(guest: str) -> str:
    """Return the id under which an authenticator stores a passkey, as base64url."""
    return bytes_to_base64url(guest.encode())


def challenge_in(client_data: str) -> str:
    """Return the challenge that was signed, as it was sent."""
    try:
        return bytes_to_base64url(parse_client_data_json(base64url_to_bytes(client_data)).challenge)
    except (WebAuthnException, ValueError, TypeError, AttributeError):
        raise _refused() from None


def verify_new(data: NewPasskey, guest: str, site: Site) -> Passkey:
    """Return the passkey that an authenticator has made; its challenge is checked elsewhere."""
    response = {"clientDataJSON": data.client_data, "attestationObject": data.attestation}
    try:
        verified = verify_registration_response(
            credential=_credential(data.id, response),
            expected_challenge=base64url_to_bytes(challenge_in(data.client_data)),
            expected_rp_id=site.host,
            expected_origin=site.origins,
        )
    except Refusal:
        raise
    except Exception:
        # Not only its own errors: the library lets those of its decoders through.
        raise _refused() from None
    passkey_id = bytes_to_base64url(verified.credential_id)
    return Passkey(passkey_id, guest, verified.credential_public_key, verified.sign_count)


def verify_use(data: PasskeySignIn, passkey: Passkey, site: Site) -> int:
    """Check the signature of a known passkey, and return its new counter."""
    response = {
        "clientDataJSON": data.client_data,
        "authenticatorData": data.authenticator_data,
        "signature": data.signature,
    }
    try:
        verified = verify_authentication_response(
            credential=_credential(data.id, response),
            expected_challenge=base64url_to_bytes(challenge_in(data.client_data)),
            expected_rp_id=site.host,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
        )
    except Refusal:
        raise
    except Exception:
        raise _refused() from None
    return verified.new_sign_count


def _credential(passkey_id: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": passkey_id, "rawId": passkey_id, "type": "public-key", "response": response}


def _refused() -> Refusal:
    return Refusal(RefusalCode.BAD_PASSKEY, "this passkey does not belong here")
