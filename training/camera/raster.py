"""Rasteriser: which thing every pixel of a scene shows, and where on it.

On an accelerator one kernel does all of it; without one the readable version does, more slowly.
"""

from __future__ import annotations

import torch
from torch import Tensor

try:
    import triton
    import triton.language as tl
except ImportError:  # the readable version needs none
    triton = None

SIDE = 1000  # added to the number of a thing where its side is seen, not its face
BLOCK = 32


def rasterised(things: dict[str, Tensor], size: int, fine: int) -> tuple[Tensor, Tensor, Tensor]:
    """Return what every fine pixel shows (-1: nothing) and where; how much of each thing is seen.

    ``things`` has for every scene and slot: ``maps`` from the picture to the thing's own square,
    ``boxes`` around it (left, top, right, bottom; none if empty), ``thick`` the shift of its base,
    ``aspect`` and ``round``. Later slots hide earlier ones.
    """
    if things["maps"].is_cuda and triton is not None:
        return _by_kernel(things, size, fine)
    return by_loops(things, size, fine)


def _packed(things: dict[str, Tensor]) -> Tensor:
    """Return everything about a thing in one row of 18 numbers."""
    return torch.cat(
        [
            things["maps"].flatten(2), things["boxes"], things["thick"],
            things["aspect"][..., None], things["round"][..., None],
            torch.zeros_like(things["thick"][..., :1]),
        ], -1,
    ).contiguous()  # fmt: skip


def by_loops(things: dict[str, Tensor], size: int, fine: int) -> tuple[Tensor, Tensor, Tensor]:
    """Return the same as the kernel, thing by thing."""
    count, slots = things["aspect"].shape
    n = size * fine
    device = things["maps"].device
    index = torch.full((count, n, n), -1, dtype=torch.int16, device=device)
    where = torch.zeros((count, n, n, 2), device=device)
    boxes = (things["boxes"] * fine).cpu()
    for scene in range(count):
        for slot in range(slots):
            left, top, right, bottom = (int(v) for v in boxes[scene, slot])
            left, top, right, bottom = (
                max(left, 0),
                max(top, 0),
                min(right + 1, n),
                min(bottom + 1, n),
            )
            if right <= left or bottom <= top:
                continue
            y = ((torch.arange(top, bottom, device=device) + 0.5) / fine)[:, None]
            x = ((torch.arange(left, right, device=device) + 0.5) / fine)[None]
            m = things["maps"][scene, slot].flatten()
            shift = things["thick"][scene, slot]
            aspect, radius = things["aspect"][scene, slot], things["round"][scene, slot]
            for part in (1.0, 0.5, 0.0):
                px, py = x - part * shift[0], y - part * shift[1]
                below = m[6] * px + m[7] * py + m[8]
                u = (m[0] * px + m[1] * py + m[2]) / below
                v = (m[3] * px + m[4] * py + m[5]) / below
                qx = (u.abs() - 1 + radius).clamp(min=0)
                qy = ((v.abs() - 1) * aspect + radius).clamp(min=0)
                hit = (qx * qx + qy * qy <= (radius * radius).clamp(min=1e-9)) & (below > 0)
                index[scene, top:bottom, left:right][hit] = slot if part == 0 else slot + SIDE
                if part == 0:
                    where[scene, top:bottom, left:right][hit] = torch.stack([u, v], -1)[hit]
    seen = torch.stack([(index == slot).flatten(1).sum(1) for slot in range(slots)], 1)
    return index, where, seen.float()


def _by_kernel(things: dict[str, Tensor], size: int, fine: int) -> tuple[Tensor, Tensor, Tensor]:
    count, slots = things["aspect"].shape
    n = size * fine
    device = things["maps"].device
    index = torch.empty((count, n, n), dtype=torch.int16, device=device)
    where = torch.empty((count, n, n, 2), device=device)
    seen = torch.zeros((count, slots), device=device)
    grid = (n // BLOCK, n // BLOCK, count)
    _kernel[grid](_packed(things), index, where, seen, n, 1 / fine, slots, BLOCK)
    return index, where, seen


if triton is not None:

    @triton.jit  # type: ignore[untyped-decorator]
    def _inside(at, x, y):  # type: ignore[no-untyped-def]
        below = tl.load(at + 6) * x + tl.load(at + 7) * y + tl.load(at + 8)
        u = (tl.load(at) * x + tl.load(at + 1) * y + tl.load(at + 2)) / below
        v = (tl.load(at + 3) * x + tl.load(at + 4) * y + tl.load(at + 5)) / below
        radius = tl.load(at + 16)
        qx = tl.maximum(tl.abs(u) - 1 + radius, 0.0)
        qy = tl.maximum((tl.abs(v) - 1) * tl.load(at + 15) + radius, 0.0)
        hit = (qx * qx + qy * qy <= tl.maximum(radius * radius, 1e-9)) & (below > 0)
        return u, v, hit

    @triton.jit  # type: ignore[untyped-decorator]
    def _kernel(things, index, where, seen, n, step, slots: tl.constexpr, block: tl.constexpr):  # type: ignore[no-untyped-def]
        column = tl.program_id(0) * block + tl.arange(0, block)
        row = tl.program_id(1) * block + tl.arange(0, block)
        scene = tl.program_id(2)
        x = ((column.to(tl.float32) + 0.5) * step)[None, :] + tl.zeros((block, block), tl.float32)
        y = ((row.to(tl.float32) + 0.5) * step)[:, None] + tl.zeros((block, block), tl.float32)
        left = tl.program_id(0) * block * step
        top = tl.program_id(1) * block * step
        wide = block * step
        shown = tl.full((block, block), -1, tl.int32)
        across = tl.zeros((block, block), tl.float32)
        down = tl.zeros((block, block), tl.float32)
        for slot in range(slots):
            at = things + (scene * slots + slot) * 18
            if (
                (tl.load(at + 9) <= left + wide)
                & (tl.load(at + 11) >= left)
                & (tl.load(at + 10) <= top + wide)
                & (tl.load(at + 12) >= top)
            ):
                dx, dy = tl.load(at + 13), tl.load(at + 14)
                u, v, hit = _inside(at, x - dx, y - dy)
                shown = tl.where(hit, slot + 1000, shown)
                u, v, hit = _inside(at, x - 0.5 * dx, y - 0.5 * dy)
                shown = tl.where(hit, slot + 1000, shown)
                u, v, hit = _inside(at, x, y)
                shown = tl.where(hit, slot, shown)
                across = tl.where(hit, u, across)
                down = tl.where(hit, v, down)
        place = scene.to(tl.int64) * n * n + row[:, None] * n + column[None, :]
        tl.store(index + place, shown.to(tl.int16))
        tl.store(where + 2 * place, across)
        tl.store(where + 2 * place + 1, down)
        for slot in range(slots):
            at = things + (scene * slots + slot) * 18
            if (
                (tl.load(at + 9) <= left + wide)
                & (tl.load(at + 11) >= left)
                & (tl.load(at + 10) <= top + wide)
                & (tl.load(at + 12) >= top)
            ):
                part = tl.sum((shown == slot).to(tl.float32))
                if part > 0:
                    tl.atomic_add(seen + scene * slots + slot, part)
