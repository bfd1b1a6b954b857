"""Web Push: encryption by the example of the RFC, signatures, and where a server sends to."""

from __future__ import annotations

import asyncio
import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from brikke.errors import InputError
from brikke.server.background import notices
from brikke.server.mail import SmtpServer, check_address
from brikke.server.push import Outcome, PushSender, check_endpoint, new_key, public_key
from brikke.server.push.base64url import decode, encode
from brikke.server.push.encryption import encrypt, read_auth, read_public_key
from brikke.server.push.services import DEFAULT_SERVICES
from tests.support.push_service import PushBrowser, push_service

# RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_POINT = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def test_the_example_of_the_rfc_gives_the_bytes_of_the_rfc() -> None:
    body = encrypt(
        PLAIN,
        read_public_key(BROWSER_POINT),
        read_auth(AUTH),
        salt=decode(SALT),
        own=private(SENDER),
    )
    assert encode(body) == ENCRYPTED


def test_the_second_reader_reads_the_example_of_the_rfc() -> None:
    browser = PushBrowser("", private(BROWSER), decode(AUTH))
    assert browser.decrypt(decode(ENCRYPTED)) == PLAIN


def test_every_message_is_encrypted_anew() -> None:
    browser = PushBrowser("")
    key = browser.key.public_key()
    bodies = [encrypt(b"your turn", key, browser.auth) for _ in range(2)]
    assert bodies[0] != bodies[1]
    assert [browser.decrypt(each) for each in bodies] == [b"your turn"] * 2


@pytest.mark.parametrize("text", ["", "AAAA", encode(b"\x04" + bytes(64)), "é" * 87])
def test_what_is_no_point_of_the_curve_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_public_key(text)


@pytest.mark.parametrize("text", ["", "AAAA", encode(bytes(17))])
def test_a_secret_of_another_length_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        read_auth(text)


@pytest.mark.parametrize(
    ("scheme", "rest"),
    [
        ("http", "fcm.googleapis.com/x"),
        ("https", "fcm.googleapis.com:22/x"),
        ("https", "me@fcm.googleapis.com/x"),
        ("https", "fcm.googleapis.com.example/x"),
        ("https", "evil-fcm.googleapis.com/x"),
        ("https", "127.0.0.1/x"),
        ("http", "127.0.0.1:8000/metrics"),
        ("https", "[::1]/x"),
        ("https", "[/x"),
        ("ftp", "fcm.googleapis.com/x"),
        ("file", "/etc/passwd"),
        ("", ""),
    ],
)
def test_other_addresses_than_those_of_push_services_are_refused(scheme: str, rest: str) -> None:
    with pytest.raises(InputError, match="push service"):
        check_endpoint(f"{scheme}://{rest}", DEFAULT_SERVICES)


@pytest.mark.parametrize("host", ["fcm.googleapis.com", "updates.push.services.mozilla.com"])
def test_addresses_of_push_services_are_accepted(host: str) -> None:
    check_endpoint(f"https://{host}/send/abc?d=1", DEFAULT_SERVICES)


@pytest.mark.system
def test_a_service_gets_a_signed_message_that_only_the_browser_reads() -> None:
    key = new_key()
    with push_service() as service:
        browser = service.browser("ann")
        sender = PushSender(key, "mailto:host@brikke.example", ["127.0.0.1"])
        keys = browser.subscription["keys"]
        sent = sender.send(
            browser.endpoint, (keys["p256dh"], keys["auth"]), b"{}", seconds=60, topic="table"
        )
        assert asyncio.run(sent) is Outcome.SENT
        (taken,) = service.wait(1)
    assert browser.decrypt(taken.body) == b"{}"
    assert (taken.headers["ttl"], taken.headers["topic"]) == ("60", "table")
    assert taken.headers["content-encoding"] == "aes128gcm"
    claims = taken.claims()
    assert (claims["aud"], claims["sub"]) == (service.base, "mailto:host@brikke.example")
    assert claims["k"] == public_key(key)
    assert 0 < claims["exp"] - time.time() <= 24 * 60 * 60


@pytest.mark.system
@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (404, Outcome.GONE),
        (410, Outcome.GONE),
        (429, Outcome.LATER),
        (500, Outcome.LATER),
        (307, Outcome.REFUSED),
        (413, Outcome.REFUSED),
    ],
)
def test_what_an_answer_of_the_service_means(status: int, outcome: Outcome) -> None:
    with push_service() as service:
        browser = service.browser("ann")
        service.answers["/ann"] = status
        keys = browser.subscription["keys"]
        sender = PushSender(new_key(), "", ["127.0.0.1"])
        sent = sender.send(
            browser.endpoint, (keys["p256dh"], keys["auth"]), b"", seconds=0, topic="t"
        )
        assert asyncio.run(sent) is outcome
        assert len(service.taken) == 1


def test_addresses_of_smtp_servers() -> None:
    assert SmtpServer.read("smtps://ann:p%40ss@mail.example") == SmtpServer(
        "mail.example", 465, True, "ann", "p@ss"
    )
    assert SmtpServer.read("smtp://mail.example:25").port == 25
    for wrong in (
        "mail.example",
        "ftp://mail.example",
        "smtp://",
        "smtp://a:b:c:d",
        "smtp://a/b",
    ):
        with pytest.raises(InputError, match="SMTP"):
            SmtpServer.read(wrong)


@pytest.mark.parametrize("url", ["smtp://ann:secret@mail.example/x", "ann:secret@mail.example"])
def test_a_password_is_not_shown_when_its_server_is_refused(url: str) -> None:
    with pytest.raises(InputError, match="SMTP") as refused:
        SmtpServer.read(url)
    assert "secret" not in str(refused.value)
    assert str(refused.value).endswith(url.rpartition("@")[2])


@pytest.mark.parametrize(
    "url",
    [
        "smtp://ann:secret",
        "smtps://ann:secret/",
        "ann:secret",
        "smtp://ann:s:secret",
        "ftp://a:secret",
        "smtp://ann@mail.example:secret",
        "smtp://ann:secret@a:b",
    ],
)
def test_a_password_is_not_shown_when_its_server_is_missing(url: str) -> None:
    with pytest.raises(InputError, match="SMTP") as refused:
        SmtpServer.read(url)
    assert "secret" not in str(refused.value)
    assert str(refused.value).endswith(":…")


def test_a_port_is_shown_when_its_server_is_refused() -> None:
    with pytest.raises(InputError, match="ftp://mail.example:25$"):
        SmtpServer.read("ftp://mail.example:25")
    with pytest.raises(InputError, match="smtp://ann:…$"):
        SmtpServer.read("smtp://ann:1234567")


def test_the_lease_of_notices_is_longer_than_sending_them() -> None:
    assert notices.AT_ONCE * notices.SEND_SECONDS * 1000 < notices.LEASE_MS


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ann",
        "ann@",
        "@a.example",
        "ann@localhost",
        "a b@c.example",
        "a@b@c.example",
        "ann@a.example\r\nBcc: bo@b.example",
        "ann@a.example,bo@b.example",
        "ä@b.example",
        "=?utf-8?q?=0A?=@x.yz",
    ],
)
def test_what_is_no_address_of_mail_is_refused(address: str) -> None:
    with pytest.raises(InputError, match="address of mail"):
        check_address(address)
