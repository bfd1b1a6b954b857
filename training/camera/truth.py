"""The truth about drawn scenes in the form in which the networks answer, and the losses."""

from __future__ import annotations

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.camera.drawing import half_axes
from training.camera.network import COLOURS, NUMBERS, STRIDE

_WHOLE = 0.6  # tiles of which less is in sight need not be found
_READABLE = 0.8
_SMOOTH = 0.005  # no answer is ever certain


def doubled(axis: Tensor) -> Tensor:
    """Return an axis as its length in the direction of its doubled angle: the sign is gone."""
    x, y = axis[..., 0], axis[..., 1]
    length = torch.sqrt(x * x + y * y).clamp(min=1e-6)
    return torch.stack([(x * x - y * y) / length, 2 * x * y / length], -1)


def find_loss(answer: Tensor, drawn: dict[str, Tensor]) -> Tensor:
    """Return the loss of the finder: focal for the heat, absolute for centre and axes."""
    count, _, high, wide = answer.shape
    device = answer.device
    centre, long, short = (part / STRIDE for part in half_axes(drawn["quads"]))
    y, x = torch.meshgrid(
        torch.arange(high, device=device) + 0.5,
        torch.arange(wide, device=device) + 0.5,
        indexing="ij",
    )
    dx = x - centre[..., 0, None, None]
    dy = y - centre[..., 1, None, None]
    # The coordinates of every cell in the axes of every tile.
    cross = long[..., 0] * short[..., 1] - long[..., 1] * short[..., 0]
    cross = torch.where(cross.abs() < 1e-3, torch.full_like(cross, 1e-3), cross)[..., None, None]
    v = (dx * short[..., 1, None, None] - dy * short[..., 0, None, None]) / cross
    u = (dy * long[..., 0, None, None] - dx * long[..., 1, None, None]) / cross
    near = torch.minimum((u * u + v * v) / (2 * 0.22**2), (dx * dx + dy * dy) / (2 * 0.6**2))
    there = drawn["there"]
    near = near.masked_fill(~there[..., None, None], 1e4)
    best, which = near.min(1)
    heat = torch.exp(-best)
    seen = drawn["seen"].gather(1, which.flatten(1)).view_as(which)
    ignored = (seen < _WHOLE) & (heat > 0.01)
    centre_cell = F.max_pool2d(heat[:, None], 3, 1, 1)[:, 0] == heat
    positive = centre_cell & (heat > 0.3) & ~ignored
    logit = answer[:, 0].float()
    p = torch.sigmoid(logit).clamp(1e-5, 1 - 1e-5)
    found = -torch.log(p) * (1 - p) ** 2 * positive
    false = -torch.log(1 - p) * p**2 * (1 - heat) ** 4 * (~positive & ~ignored)
    number = positive.sum().clamp(min=1)
    loss = (found.sum() + false.sum()) / number
    target = torch.cat([centre, doubled(long), doubled(short)], -1)
    target = target.gather(1, which.flatten(1)[..., None].expand(-1, -1, 6)).view(
        count, high, wide, 6
    )
    target = target - torch.stack([x, y, *[torch.zeros_like(x)] * 4], -1)
    size = target[..., 2:4].norm(dim=-1).clamp(min=1)
    weight = (heat * (heat > 0.4) * (seen > 0.3)) / size
    error = (answer[:, 1:].float().permute(0, 2, 3, 1) - target).abs().sum(-1)
    return loss + 2 * (error * weight).sum() / weight.gt(0).sum().clamp(min=1)


def reader_questions(
    drawn: dict[str, Tensor], rng: torch.Generator, size: int
) -> tuple[Tensor, Tensor, Tensor, dict[str, Tensor]]:
    """Return what the reader is asked: places of tiles, a little off, and of what is no tile."""
    centre, long, short = half_axes(drawn["quads"])
    device = centre.device

    def normal(*shape: int) -> Tensor:
        return torch.randn(shape, device=device, generator=rng)

    pictures, tiles = centre.shape[:2]
    scale = 1 + 0.05 * normal(pictures, tiles, 2)
    moved = centre + 0.06 * (normal(pictures, tiles, 1) * long + normal(pictures, tiles, 1) * short)
    skew = 0.05 * normal(pictures, tiles, 2)
    long2 = long * scale[..., :1] + short * skew[..., :1]
    short2 = short * scale[..., 1:] + long * skew[..., 1:] * 0.7
    turned = torch.rand((pictures, tiles), device=device, generator=rng) < 0.5
    sign = torch.where(turned, -1.0, 1.0)[..., None]
    # No tiles: things, places between tiles, and places anywhere.
    extra = drawn["things"].shape[1]
    thing = half_axes(drawn["things"])
    pick = torch.randint(0, tiles, (pictures, extra), device=device, generator=rng)
    shift = torch.where(
        torch.rand((pictures, extra, 1), device=device, generator=rng) < 0.5, 1.0, -1.0
    )
    beside = torch.rand((pictures, extra, 1), device=device, generator=rng) < 0.5
    base = [part.gather(1, pick[..., None].expand(-1, -1, 2)) for part in (centre, long, short)]
    between = base[0] + shift * torch.where(beside, base[2], base[1])
    is_thing = drawn["thing"][..., None] & (
        torch.rand((pictures, extra, 1), device=device, generator=rng) < 0.5
    )
    picked = drawn["there"].gather(1, pick)[..., None]
    picked = picked & (torch.rand((pictures, extra, 1), device=device, generator=rng) < 0.6)
    anywhere = torch.rand((pictures, extra, 2), device=device, generator=rng) * size
    some = torch.exp(normal(pictures, extra, 1) * 0.5) * 30
    direction = F.normalize(normal(pictures, extra, 2), dim=-1)
    upright = torch.stack([-direction[..., 1], direction[..., 0]], -1) * 0.7
    no_centre = torch.where(is_thing, thing[0], torch.where(picked, between, anywhere))
    no_long = torch.where(is_thing, thing[1], torch.where(picked, base[1], direction * some))
    no_short = torch.where(is_thing, thing[2], torch.where(picked, base[2], upright * some))
    # A place between two tiles may show a third one: only places far from all centres are no tiles.
    gap = (no_centre[:, :, None] - centre[:, None]).norm(dim=-1)
    reach = short.norm(dim=-1)[:, None]
    clear = ((gap > 0.8 * reach) | ~drawn["there"][:, None]).all(-1)
    readable = drawn["there"] & (drawn["seen"] > _READABLE)
    labels = {
        "numbers": torch.cat([drawn["numbers"], torch.full_like(pick, NUMBERS - 1)], 1),
        "colours": torch.cat([drawn["colours"], torch.zeros_like(pick)], 1),
        "turned": torch.cat([turned, torch.zeros_like(pick, dtype=torch.bool)], 1),
        "asked": torch.cat([readable, clear], 1),
        "there": torch.cat([drawn["there"] & (drawn["seen"] > 0.5), clear], 1),
    }
    return (
        torch.cat([moved, no_centre], 1),
        torch.cat([long2 * sign, no_long], 1),
        torch.cat([short2 * sign, no_short], 1),
        labels,
    )


def read_loss(answer: Tensor, labels: dict[str, Tensor]) -> Tensor:
    """Return the loss of the reader: number, colour where there is one, and turn."""
    number, colour, turn = answer.float().split([NUMBERS, COLOURS, 1], -1)
    asked = labels["asked"].float()
    inked = asked * (labels["numbers"] < 13)

    def mean(loss: Tensor, weight: Tensor) -> Tensor:
        return (loss.view_as(weight) * weight).sum() / weight.sum().clamp(min=1)

    by_number = F.cross_entropy(
        number.flatten(0, 1), labels["numbers"].flatten(), reduction="none", label_smoothing=_SMOOTH
    )
    by_colour = F.cross_entropy(
        colour.flatten(0, 1), labels["colours"].flatten(), reduction="none", label_smoothing=_SMOOTH
    )
    by_turn = F.binary_cross_entropy_with_logits(
        turn[..., 0], labels["turned"].float(), reduction="none"
    )
    return mean(by_number, asked) + mean(by_colour, inked) + 0.3 * mean(by_turn, inked)
