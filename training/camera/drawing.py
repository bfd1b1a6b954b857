"""Drawing of scenes: layouts in, pictures and the truth about them out, all on the accelerator."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.camera.layout import COLUMN, OVER, UNDER, Scale, Scene
from training.camera.raster import SIDE, rasterised
from training.camera.surfaces import Surfaces, photographed

_FINE = 2  # pixels are drawn as 2 × 2 and averaged


class Artist:
    """Draws batches of layouts."""

    def __init__(self, atlas: dict[str, Any], size: int, device: torch.device) -> None:
        self._masks = {key: torch.from_numpy(atlas[key]).to(device) for key in atlas}
        self.size, self.device = size, device
        self._surfaces = Surfaces(size, device)

    def draw(self, batch: Scene, scale: Scale, seed: int) -> dict[str, Tensor]:
        """Return pictures, outlines, numbers, colours, and which part of each tile is in sight."""
        rng = torch.Generator(self.device).manual_seed(seed)
        at = {
            key: torch.from_numpy(value).to(self.device, non_blocking=True)
            for key, value in batch.items()
        }
        faces = self._faces(at["rows"].flatten(0, 1), scale, rng)
        index, where, seen = rasterised(_things(at), self.size, _FINE)
        picture = self._composed(at, faces, index, where, rng)
        area = _area(at["quads"])
        whole = (seen / (area * _FINE * _FINE).clamp(min=1)).clamp(max=1)
        tiles = slice(UNDER, at["kinds"].shape[1] - OVER)
        picture, shown = photographed(picture, rng)
        # Tiles under the bars around a picture are not in sight.
        corners = at["quads"] / self.size * 2 - 1
        whole = whole * F.grid_sample(shown, corners, align_corners=False, padding_mode="border")[
            :, 0
        ].mean(-1)
        return {
            "picture": picture,
            "quads": at["quads"][:, tiles],
            "things": at["quads"][:, :UNDER],
            "there": (at["kinds"][:, tiles] == 1) & (whole[:, tiles] > 0.02),
            "thing": at["kinds"][:, :UNDER] == 2,
            "seen": whole[:, tiles],
            "numbers": at["numbers"][:, tiles],
            "colours": at["colours"][:, tiles],
        }

    def _faces(self, rows: Tensor, scale: Scale, rng: torch.Generator) -> Tensor:
        """Return what is drawn on every thing, as textures."""
        high, wide = scale.texture, scale.texture * 3 // 4

        def of(name: str) -> Tensor:
            return rows[:, COLUMN[name]].view(-1, 1, 1)

        y, x = torch.meshgrid(
            torch.linspace(-1, 1, high, device=self.device),
            torch.linspace(-1, 1, wide, device=self.device),
            indexing="ij",
        )
        aspect = of("aspect")
        x, y = x.expand(len(rows), -1, -1), y * aspect

        def stamp(masks: Tensor, cx: Tensor, cy: Tensor, half: Tensor, flat: Tensor) -> Tensor:
            """Return masks (things, channels, h, w) laid on the faces."""
            half, flat = half.clamp(min=1e-3), flat.clamp(min=0.1)
            ratio = masks.shape[-1] / masks.shape[-2]
            grid = torch.stack([(x - cx) / (half * flat * ratio), (y - cy) / half], -1)
            return F.grid_sample(masks.float() / 255, grid, align_corners=False)

        one = torch.ones_like(aspect)
        glyph = rows[:, COLUMN["glyph"]].long()
        masks = self._masks["glyphs"][rows[:, COLUMN["font"]].long(), glyph.clamp(min=0)][:, None]
        there = (glyph >= 0).view(-1, 1, 1)
        number = stamp(masks, of("x"), of("y"), of("size"), of("stretch"))[:, 0] * there
        turned = stamp(masks.flip(-1, -2), -of("x"), -of("y"), of("size"), of("stretch"))[:, 0]
        number = torch.maximum(number, turned * there * of("corner"))
        suit = rows[:, COLUMN["suit"]].long()
        masks = self._masks["suits"][rows[:, COLUMN["suit_style"]].long(), suit.clamp(min=0)][
            :, None
        ]
        sign = stamp(masks, of("suit_x"), of("suit_y"), of("suit_size"), one)[:, 0]
        number = torch.maximum(number, sign * (suit >= 0).view(-1, 1, 1))
        joker = rows[:, COLUMN["joker"]].long()
        figure = stamp(
            self._masks["jokers"][joker.clamp(min=0)], one * 0, of("joker_y"), of("joker_size"), one
        )
        figure = figure * (joker >= 0).view(-1, 1, 1, 1)
        number = torch.maximum(number, figure[:, 0])
        word = rows[:, COLUMN["word"]].long()
        turn = of("word_turn")
        masks = self._masks["words"][word.clamp(min=0)][:, None]
        masks = torch.where(turn[:, None] > 0, masks.flip(-1, -2), masks)
        embossed = stamp(masks, one * 0, of("word_y"), of("word_size") / 4, one)[:, 0]
        embossed = embossed * (word >= 0).view(-1, 1, 1) * of("word_depth")
        around = torch.sqrt(x * x + (y - of("dot_y")) ** 2)
        number = torch.maximum(number, ((of("dot") - around) * wide / 2).clamp(0, 1))
        under = ((of("line") - (y - of("y") - of("size") - 0.12).abs()) * wide / 2).clamp(0, 1)
        number = torch.maximum(number, under * (x.abs() < of("size") * 0.6) * (of("line") > 0))
        centre = torch.sqrt(x * x + (y - of("dish_y")) ** 2)
        dish = torch.sigmoid((of("dish") - centre) * 14) * of("dish_depth")
        ring = ((of("ring") - (centre - of("dish")).abs()) * wide / 2).clamp(0, 1) * (
            of("ring") > 0
        )
        number = torch.maximum(number, ring)
        edge = torch.minimum(1 - x.abs(), aspect - y.abs())
        bevel = (
            (edge / of("bevel").clamp(min=1e-3)).clamp(0, 1) * of("bevel") * 4 * of("bevel_depth")
        )
        height = dish + bevel + embossed * 0.35 - number * of("engraved") * 0.3
        slope_y = F.pad(height[:, 2:] - height[:, :-2], (0, 0, 1, 1))
        slope_x = F.pad(height[:, :, 2:] - height[:, :, :-2], (1, 1))
        light = torch.rand(2, device=self.device, generator=rng) * 2 - 1
        shade = (slope_x * light[0] + slope_y * light[1]) * wide / 24
        grain = torch.randn(shade.shape, device=self.device, generator=rng) * of("grain")
        shade = (1 + shade.clamp(-0.5, 0.4) * 0.5 + grain)[:, None]
        body, ink, other = (rows[:, i : i + 3, None, None] for i in (0, 3, 6))
        cover = (number * of("fade"))[:, None]
        face = body * (1 - cover) + ink * cover
        second = (figure[:, 1] * of("fade"))[:, None] * (1 - figure[:, :1])
        face = face * (1 - second) + other * second
        return (face * shade).clamp(0, 1)

    def _composed(
        self,
        at: dict[str, Tensor],
        faces: Tensor,
        index: Tensor,
        where: Tensor,
        rng: torch.Generator,
    ) -> Tensor:
        count, slots = at["kinds"].shape
        size = self.size
        side = index >= SIDE
        slot = torch.where(side, index - SIDE, index).long()
        covered = slot >= 0
        which = slot.clamp(min=0) + torch.arange(count, device=self.device).view(-1, 1, 1) * slots
        depth = (2 * which.float() + 1) / len(faces) - 1
        grid = torch.stack([where[..., 0], where[..., 1], depth], -1)
        volume = faces.permute(1, 0, 2, 3)[None]
        colour = F.grid_sample(volume, grid[None], align_corners=False, padding_mode="border")[0]
        colour = colour.permute(1, 0, 2, 3)
        body = at["rows"].flatten(0, 1)[:, :3] * at["rows"].flatten(0, 1)[:, COLUMN["side"], None]
        colour = torch.where(side[:, None], body[which].permute(0, 3, 1, 2), colour)
        cover = covered[:, None].float()
        layer = F.avg_pool2d(colour * cover, _FINE)
        alpha = F.avg_pool2d(cover, _FINE)
        tile = (slot >= UNDER)[:, None] & (
            at["kinds"].gather(1, slot.clamp(min=0).flatten(1)).view_as(slot) == 1
        )[:, None]
        lifted = F.avg_pool2d((tile & covered[:, None]).float(), _FINE)
        ground = self._surfaces.ground(count, rng)
        picture = layer + ground * (1 - alpha)
        shadow = self._shadow(lifted, at, rng)
        return (picture * shadow).view(count, 3, size, size)

    def _shadow(self, lifted: Tensor, at: dict[str, Tensor], rng: torch.Generator) -> Tensor:
        """Return how much light the shadows of the tiles leave."""
        count = len(lifted)
        width = _area(at["quads"])[:, UNDER:-OVER].clamp(min=1).sqrt()
        there = at["kinds"][:, UNDER:-OVER] == 1
        width = (width * there).sum(1) / there.sum(1).clamp(min=1)
        reach = (
            torch.randn((count, 2), device=self.device, generator=rng)
            * 0.12
            * width[:, None]
            * 2
            / self.size
        )
        theta = torch.eye(2, 3, device=self.device).repeat(count, 1, 1)
        theta[:, :, 2] = -reach
        grid = F.affine_grid(theta, [count, 1, self.size, self.size], align_corners=False)
        moved = F.grid_sample(lifted, grid, align_corners=False)
        soft = moved
        for wide in (3, 5, 9):
            soft = F.avg_pool2d(soft, wide, 1, wide // 2)
        deep = torch.rand((count, 1, 1, 1), device=self.device, generator=rng) * 0.7
        mix = torch.rand((count, 1, 1, 1), device=self.device, generator=rng)
        dark = (mix * soft + (1 - mix) * moved) * (1 - 0.85 * lifted)
        return 1 - deep * dark


def _things(at: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return the things of scenes as the rasteriser takes them."""
    low, high = at["quads"].amin(2), at["quads"].amax(2)
    low, high = torch.minimum(low, low + at["thick"]), torch.maximum(high, high + at["thick"])
    boxes = torch.cat([low, high], -1)
    boxes = torch.where((at["kinds"] > 0)[..., None], boxes, torch.full_like(boxes, -1e6))
    rows = at["rows"]
    return {
        "maps": at["maps"], "boxes": boxes, "thick": at["thick"],
        "aspect": rows[..., COLUMN["aspect"]], "round": rows[..., COLUMN["round"]],
    }  # fmt: skip


def _area(quads: Tensor) -> Tensor:
    x, y = quads[..., 0], quads[..., 1]
    return ((x * y.roll(-1, -1) - x.roll(-1, -1) * y).sum(-1) / 2).abs()


def half_axes(quads: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Return centre, half the long axis (up) and half the short one (across) of outlines."""
    top, bottom = (
        (quads[..., 0, :] + quads[..., 1, :]) / 2,
        (quads[..., 2, :] + quads[..., 3, :]) / 2,
    )
    left, right = (
        (quads[..., 0, :] + quads[..., 3, :]) / 2,
        (quads[..., 1, :] + quads[..., 2, :]) / 2,
    )
    return quads.mean(-2), (bottom - top) / 2, (right - left) / 2


__all__ = ["Artist", "half_axes"]
