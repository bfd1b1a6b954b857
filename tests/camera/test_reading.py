"""Photographs: drawn scenes are read right by the shipped networks, and bad files are refused."""

from __future__ import annotations

import io
import json
import socket
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from brikke.camera import read
from brikke.errors import InputError
from tests.cli.test_cli import Called

SCENES = Path(__file__).parent / "scenes"
TRUTH: dict[str, list[dict[str, Any]]] = json.loads((SCENES / "scenes.json").read_text())
SETS = "k3 b3 o3|r5 r6 r7 r8|b9 b10 b11 b12 b13|r12 k12 j|o1 o2 o3|k4 k5 k6"


def centre(tile: Any) -> Any:
    return np.mean(tile["outline"], 0)


def wrong(answer: Any, truth: list[dict[str, Any]]) -> list[str]:
    """Return the tiles of a scene that are not found where they lie, or not named right."""
    missed = []
    for tile in truth:
        away = [float(np.hypot(*(centre(tile) - centre(found)))) for found in answer["tiles"]]
        near = int(np.argmin(away))
        if away[near] > 12 or answer["tiles"][near]["tile"] != tile["tile"]:
            missed.append(tile["tile"])
    return missed


def file_of(image: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def huge() -> bytes:
    """Return a small file that says it holds more pixels than fit into memory."""
    size = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    file = b"\x89PNG\r\n\x1a\n"
    for kind, data in ((b"IHDR", size), (b"IDAT", zlib.compress(b"")), (b"IEND", b"")):
        check = zlib.crc32(kind + data)
        file += struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
    return file


def test_a_drawn_table_is_read_with_its_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a picture must not leave the device")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    answer = read(SCENES / "table.jpg")
    assert wrong(answer, TRUTH["table"]) == []
    assert len(answer["tiles"]) == len(TRUTH["table"])
    assert ["|".join(map(" ".join, answer["sets"])), answer["rack"]] == [SETS, []]
    assert answer["doubtful"] == []
    assert min(tile["probability"] for tile in answer["tiles"]) > 0.9


def test_loose_tiles_are_read_one_by_one() -> None:
    answer = read(SCENES / "close.jpg", rules=False)
    assert len(answer["tiles"]) == len(TRUTH["close"])
    assert len(wrong(answer, TRUTH["close"])) <= 1
    assert answer["sets"] == []


def test_a_turned_picture_of_a_rack_is_read_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    turned = Image.open(SCENES / "table.jpg").transpose(Image.Transpose.ROTATE_90)
    answer = read(rack=file_of(turned, "JPEG", quality=92, exif=exif))
    assert wrong(answer, TRUTH["table"]) == []
    assert sorted(answer["rack"]) == sorted(tile["tile"] for tile in TRUTH["table"])
    assert answer["sets"] == []


def test_outlines_are_in_the_pixels_of_a_very_large_picture() -> None:
    scene = Image.open(SCENES / "table.jpg")
    cut = scene.crop((0, 0, 800, 600)).resize((12_000, 9_000), Image.Resampling.BILINEAR)
    answer = read(file_of(cut, "JPEG", quality=60))
    truth = [
        {**tile, "outline": np.array(tile["outline"]) * 15}
        for tile in TRUTH["table"]
        if np.max(tile["outline"], 0)[1] < 590
    ]
    assert len(truth) > 9
    for tile in truth:
        assert min(np.hypot(*(centre(tile) - centre(found))) for found in answer["tiles"]) < 180


def odd(image: Image.Image, kind: str) -> Image.Image:
    """Return a picture in a format that no phone writes."""
    if kind == "16-bit grey":
        return Image.fromarray(np.asarray(image.convert("L")).astype(np.uint16) * 257)
    if kind == "transparent":
        clear = image.convert("RGBA")
        clear.putalpha(Image.new("L", image.size, 255))
        return clear
    return image.convert({"palette": "P", "grey": "L", "grey with alpha": "LA"}[kind])


@pytest.mark.parametrize(
    "kind", ["16-bit grey", "grey", "grey with alpha", "palette", "transparent"]
)
def test_odd_formats_are_read_as_they_look(kind: str) -> None:
    scene = Image.open(SCENES / "table.jpg").crop((0, 100, 560, 460))
    numbers = [tile["tile"][1:] for tile in read(file_of(scene), rules=False)["tiles"]]
    assert len(numbers) >= 9
    answer = read(file_of(odd(scene, kind)), rules=False)
    assert [tile["tile"][1:] for tile in answer["tiles"]] == numbers


def part(box: tuple[int, int, int, int]) -> bytes:
    return file_of(Image.open(SCENES / "table.jpg").crop(box))


def test_tiles_in_two_overlapping_pictures_count_once() -> None:
    whole = read(SCENES / "table.jpg")
    answer = read(part((0, 0, 800, 560)), part((0, 250, 800, 800)))
    assert [each["sure"] for each in answer["overlaps"]] == [True]
    assert sorted(map(str, answer["sets"])) == sorted(map(str, whole["sets"]))
    assert len(answer["tiles"]) == len(whole["tiles"])
    again = [tile for tile in answer["tiles"] if "again" in tile]
    assert len(again) == answer["overlaps"][0]["tiles"] >= 5


def test_pictures_of_different_parts_share_no_tiles() -> None:
    whole = read(SCENES / "table.jpg")
    answer = read(part((0, 0, 800, 385)), part((0, 385, 800, 800)))
    assert answer["overlaps"] == []
    assert len(answer["tiles"]) == len(whole["tiles"])


def test_nobody_is_told_that_an_overlap_of_one_set_is_sure() -> None:
    one = part((0, 540, 500, 800))
    unsure = read(one, one)
    assert [(each["sure"], each["once"]) for each in unsure["overlaps"]] == [(False, False)]
    assert len(unsure["tiles"]) == 2 * len(read(one, one, overlap=True)["tiles"])
    assert read(one, one, overlap=False)["overlaps"] == []


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not a photograph"),
        (b"hello", "not a photograph"),
        ((SCENES / "table.jpg").read_bytes()[:3000], "the picture is broken"),
        (file_of(Image.new("RGB", (400, 300), (4, 4, 9))), "too dark"),
        (file_of(Image.new("RGB", (20, 20), "white")), "too small"),
        (file_of(Image.new("RGB", (640, 480), (120, 90, 60))), "no tiles"),
        ((SCENES / "empty.jpg").read_bytes(), "no tiles"),
        (file_of(Image.new("1", (12_000, 9_000)), "PNG"), "too many pixels"),
        (huge(), "too many pixels"),
        (
            file_of(
                Image.new("RGB", (64, 64), "red"), "GIF", save_all=True,
                append_images=[Image.new("RGB", (64, 64), "blue")],
            ),
            "an animation",
        ),
    ],
    ids=["nothing", "text", "cut", "dark", "small", "plain", "empty", "large", "huge", "animation"],
)  # fmt: skip
def test_bad_pictures_are_refused_with_a_sentence(data: bytes, problem: str) -> None:
    with pytest.raises(InputError, match=problem):
        read(data)


def with_metadata(jpeg: bytes, blocks: int = 40) -> bytes:
    """Return a photograph with 64 kB of metadata in each of many blocks, before its tables."""
    at = jpeg.index(b"\xff\xdb")
    block = b"\xff\xe1\xff\xff" + b"Exif\0\0".ljust(65_533, b"x")
    return jpeg[:at] + blocks * block + jpeg[at:]


def test_huge_blocks_of_metadata_are_no_hindrance() -> None:
    answer = read(with_metadata((SCENES / "table.jpg").read_bytes()))
    assert len(answer["tiles"]) == len(TRUTH["table"])


@pytest.mark.slow
def test_the_command_prints_a_table_that_can_be_solved(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(SCENES / "table.jpg")
    assert Called(capsys, "read", path).out == SETS.replace("|", " | ") + "\n"
    told = Called(capsys, "read", path, "--no-rules", "--json").json
    assert set(told) == {"tiles", "sets", "rack", "doubtful"}
    assert set(told["tiles"][0]) == {"tile", "probability", "outline"}
    both = Called(capsys, "read", path, "--rack", str(SCENES / "close.jpg"), "--json").json
    assert len(both["rack"]) == len(TRUTH["close"])
    assert {tile["picture"] for tile in both["tiles"]} == {0, 1}
    assert Called(capsys, "read").err.endswith(": PHOTO\n")
    assert Called(capsys, "read", "no-such.jpg").err.endswith(": no-such.jpg\n")
