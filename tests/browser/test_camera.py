"""Photographs in the browser: read on the device, checked by a person, and then straight on."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from brikke.camera import read
from tests.camera.test_reading import SCENES, file_of, huge, with_metadata
from tests.support.live_server import LiveServer

TABLE = SCENES / "table.jpg"
POINTS = sum(tile for tile in (3, 3, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 12, 12, 1, 2, 3, 4, 5, 6))


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps what it has fetched."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    yield page
    page.close()


def picture(page: Page, *files: Path | bytes) -> None:
    """Choose pictures in the dialog, and wait until it has an answer or says why not."""
    made: list[Any] = [
        {"name": "picture.png", "mimeType": "image/png", "buffer": file}
        if isinstance(file, bytes)
        else file
        for file in files
    ]
    page.locator("dialog [data-picture=file], dialog [data-picture=camera]").last.set_input_files(
        made
    )
    expect(page.locator("dialog .busy")).to_have_count(0)
    expect(page.locator("dialog").locator(".ask, .settled, .trouble").first).to_be_visible()


def open_dialog(page: Page, server: LiveServer, subject: str = "table", task: str = "") -> None:
    page.goto(f"{server.base}/solve#{task}")
    page.locator(f"[data-photo={subject}]").click()
    expect(page.locator("dialog .start")).to_be_visible()


def found(page: Page) -> list[str]:
    return sorted(
        page.locator("dialog [data-found]").evaluate_all(
            "all => all.map((each) => each.dataset.found)"
        )
    )


def correct(page: Page, was: str, tile: str) -> None:
    """Say with a few taps what a tile really is."""
    page.locator(f"dialog [data-found={was}]").dispatch_event("click")
    ask = page.locator("dialog .ask")
    expect(ask.locator(".likely [data-answer]")).to_have_count(3)
    ask.get_by_role("button", name="Other tiles").click()
    ask.locator(f".all [data-answer={tile}]").click()
    expect(page.locator(f"dialog [data-found={tile}]")).to_have_count(1)
    expect(page.locator(f"dialog [data-found={was}]")).to_have_count(0)
    expect(page.locator("dialog .settled")).to_be_visible()


def test_a_table_is_read_as_python_reads_it_corrected_and_not_uploaded(
    page: Page, club: LiveServer
) -> None:
    sent: list[Request] = []
    page.context.on("request", lambda request: sent.append(request))  # noqa: PLW0108 - Playwright marks it
    open_dialog(page, club)
    expect(page.locator("dialog .start")).to_contain_text("8.8 MB")
    picture(page, TABLE)
    answer = read(TABLE)
    assert found(page) == sorted(tile["tile"] for tile in answer["tiles"])
    correct(page, "r5", "k13")
    correct(page, "k13", "r5")
    page.get_by_role("button", name="Use these tiles").click()
    sets = page.locator("[data-sets] .set").evaluate_all(
        "all => all.map((set) => [...set.querySelectorAll('[data-laid]')]"
        ".map((each) => each.dataset.laid.replace(/'+$/, '')))"
    )
    assert sets == answer["sets"]
    assert sent
    assert {each.method for each in sent} == {"GET"}
    assert all(each.post_data is None and each.url.startswith(club.base) for each in sent)
    # What reads pictures is on this device from now on.
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"
    )
    assert any(url.endswith("/kept-camera") for url in kept)
    assert sum(url.endswith(".onnx") for url in kept) == 3


def test_a_table_with_a_rack_leads_to_the_best_turn(page: Page, club: LiveServer) -> None:
    open_dialog(page, club, "table", "rack=r4.r9.k1")
    picture(page, TABLE)
    expect(page.locator("dialog .title")).to_contain_text("2 tiles")
    # The set that both tiles join is ringed in the picture.
    expect(page.locator("dialog .found.ringed")).to_have_count(4)
    page.locator("dialog [data-show-turn]").click()
    expect(page.locator("h1")).to_contain_text("2 tiles")


def test_overlapping_pictures_count_tiles_once(page: Page, club: LiveServer) -> None:
    scene = Image.open(TABLE)
    parts = [file_of(scene.crop(box)) for box in ((0, 0, 800, 560), (0, 250, 800, 800))]
    open_dialog(page, club)
    picture(page, *parts)
    expect(page.locator("dialog .same")).to_contain_text("counted once")
    expect(page.locator("dialog h2")).to_contain_text("21 tiles")
    # The keys for the pictures cover no tile.
    seen, keys = (page.locator(f"dialog {name}").bounding_box() for name in (".view", ".pages"))
    assert seen
    assert keys
    assert seen["y"] + seen["height"] <= keys["y"]
    page.get_by_role("button", name="Others: count twice").click()
    expect(page.locator("dialog h2")).not_to_contain_text("21 tiles")
    # A table with so many equal tiles raises questions, which are counted.
    expect(page.locator("dialog .ask")).to_contain_text(re.compile("1 of [1-9]"))
    page.get_by_role("button", name="The same: count once").click()
    expect(page.locator("dialog h2")).to_contain_text("21 tiles")


def test_photographs_before_and_after_a_turn_say_whether_it_was_legal(
    page: Page, club: LiveServer
) -> None:
    before = "table=k3.b3.o3-r5.r6.r7-b9.b10.b11.b12.b13-r12.k12.j-o1.o2.o3-k4.k5.k6"
    open_dialog(page, club, "after", f"task=legal&{before}")
    picture(page, TABLE)
    page.locator("dialog [data-show-turn]").click()
    expect(page.locator("[data-verdict=legal]")).to_be_visible()


def test_what_is_left_on_a_rack_is_photographed_for_the_score_sheet_without_a_network(
    page: Page, club: LiveServer
) -> None:
    page.goto(f"{club.base}/score")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Write down round").click()
    page.locator("dialog").get_by_text("Nobody", exact=True).click()
    page.context.set_offline(True)
    try:
        page.locator("[data-photo='0']").click()
        picture(page, TABLE)
        page.locator("dialog [data-use]").click()
    finally:
        page.context.set_offline(False)
    joker = 30
    expect(page.locator("dialog .left input").first).to_have_value(str(POINTS + joker))


def turned() -> bytes:
    """Return a photograph taken with a turned phone, with a large amount of metadata."""
    exif = Image.Exif()
    exif[0x0112] = 6
    file = io.BytesIO()
    image = Image.open(TABLE).transpose(Image.Transpose.ROTATE_90)
    image.save(file, "JPEG", quality=92, exif=exif)
    return with_metadata(file.getvalue())


def animation() -> bytes:
    frames = [Image.new("RGB", (64, 64), colour) for colour in ("red", "blue")]
    return file_of(frames[0], "GIF", save_all=True, append_images=frames[1:])


def test_bad_pictures_are_refused_with_a_sentence_and_a_good_one_follows(
    page: Page, club: LiveServer
) -> None:
    open_dialog(page, club)
    trouble = page.locator("dialog .trouble")
    for data, sentence in [
        (b"hello", "not a picture that can be read"),
        (TABLE.read_bytes()[:3000], "damaged"),
        (file_of(Image.new("RGB", (400, 300), (4, 4, 9))), "too dark"),
        (file_of(Image.new("RGB", (20, 20), "white")), "too small to show tiles: 20 × 20"),
        ((SCENES / "empty.jpg").read_bytes(), "No tiles can be seen"),
        (file_of(Image.new("1", (12_000, 9_000))), "50 million: 12000 × 9000"),
        (huge(), "60000 × 60000"),
        (animation(), "moves"),
    ]:  # fmt: skip
        picture(page, data)
        expect(trouble).to_contain_text(sentence)
    picture(page, turned())
    expect(trouble).to_have_count(0)
    expect(page.locator("dialog h2")).to_contain_text("21 tiles")
