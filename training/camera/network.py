"""The two networks: a finder of tiles in a picture, and a reader of the tiles found.

The finder gives for every fourth pixel how sure a tile has its centre there, and its two half axes.
An axis has no sign: it is given by its length and its doubled angle. The reader sees every tile cut
out upright or upside down, and all tiles of one picture together: the light is told from the inks.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn

STRIDE = 4
NUMBERS = 16  # 1–13, joker, face down, no tile
COLOURS = 4
CROP = (64, 48)
WIDTH = 128  # of what is known about a tile
MARGIN = 1.16  # a crop shows so much more than the tile


def _conv(into: int, out: int, stride: int = 1, kernel: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(into, out, kernel, stride, kernel // 2, bias=False),
        nn.BatchNorm2d(out),
        nn.ReLU(),
    )


class _Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = _conv(width, width)
        self.second = nn.Sequential(
            nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x + self.second(self.first(x)))


def _stage(into: int, out: int, blocks: int) -> nn.Sequential:
    return nn.Sequential(_conv(into, out, 2), *[_Block(out) for _ in range(blocks)])


class Finder(nn.Module):
    """Fully convolutional detector: heat, centre and axes of tiles."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = _conv(3, 20, 2, 5)
        self.stages = nn.ModuleList(
            [_stage(20, 32, 1), _stage(32, 56, 2), _stage(56, 88, 3), _stage(88, 112, 3)]
        )
        widths = (32, 40, 56, 112)
        self.lateral = nn.ModuleList(
            [_conv(i, o, 1, 1) for i, o in zip((32, 56, 88, 112), widths, strict=True)]
        )
        self.down = nn.ModuleList([_conv(a, b, 1, 1) for a, b in ((112, 56), (56, 40), (40, 32))])
        self.mix = nn.ModuleList([_conv(w, w) for w in (56, 40, 32)])
        self.head = nn.Sequential(_conv(32, 40), nn.Conv2d(40, 7, 1))
        nn.init.constant_(self.head[1].bias[:1], -4.0)  # type: ignore[index]

    def forward(self, picture: Tensor) -> Tensor:
        """Return logits of heat, then offset (2), long axis (2) and short axis (2), in cells."""
        x = self.stem(picture - 0.5)
        levels = []
        for stage in self.stages:
            x = stage(x)
            levels.append(x)
        x = self.lateral[3](levels[3])
        for i, (down, mix) in enumerate(zip(self.down, self.mix, strict=True)):
            x = F.interpolate(down(x), scale_factor=2.0, mode="nearest")
            x = mix(x + self.lateral[2 - i](levels[2 - i]))
        out: Tensor = self.head(x)
        return out


class _Attention(nn.Module):
    """One layer of attention among the tiles of a picture, and a layer for each of them."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm, self.after = nn.LayerNorm(width), nn.LayerNorm(width)
        self.ask, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.each = nn.Sequential(
            nn.Linear(width, 2 * width), nn.ReLU(), nn.Linear(2 * width, width)
        )

    def forward(self, x: Tensor, there: Tensor | None) -> Tensor:
        count, width = x.shape[1], x.shape[2]
        asked = self.ask(self.norm(x)).reshape(-1, count, 3, self.heads, width // self.heads)
        query, key, value = asked.permute(2, 0, 3, 1, 4)
        scores = query @ key.transpose(-1, -2) * (width // self.heads) ** -0.5
        if there is not None:
            scores = scores.masked_fill(~there[:, None, None], -1e4)
        mixed = (scores.softmax(-1) @ value).permute(0, 2, 1, 3).reshape(-1, count, width)
        x = x + self.out(mixed)
        out: Tensor = x + self.each(self.after(x))
        return out


class Reader(nn.Module):
    """Classifier of cut-out tiles that looks at all tiles of a picture together."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            _conv(3, 24, 2, 5), _conv(24, 32), _Block(32),
            _conv(32, 64, 2), _Block(64),
            _conv(64, 112, 2), _Block(112),
            _conv(112, 144, 2),
        )  # fmt: skip
        self.flat = nn.Sequential(nn.Flatten(), nn.Linear(144 * 12, WIDTH))
        self.layers = nn.ModuleList([_Attention(WIDTH, 4) for _ in range(2)])
        self.norm = nn.LayerNorm(WIDTH)
        self.alone = nn.Linear(WIDTH, NUMBERS + COLOURS + 1)
        self.answer = nn.Linear(WIDTH, NUMBERS + COLOURS + 1)

    def forward(self, crops: Tensor, there: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Return logits of number, colour and turn for crops (pictures, tiles, 3, h, w).

        The second answer is of each tile alone; it only helps to learn.
        """
        pictures, tiles = crops.shape[:2]
        x = self.described(crops.flatten(0, 1)).reshape(pictures, tiles, -1)
        return self.answered(x, there), self.alone(x)

    def described(self, crops: Tensor) -> Tensor:
        """Return what is seen in each of some crops (tiles, 3, h, w) alone."""
        features: Tensor = self.flat(self.features(crops - 0.5))
        return features

    def answered(self, x: Tensor, there: Tensor | None = None) -> Tensor:
        """Return the logits for tiles (pictures, tiles, width) that are looked at together."""
        for layer in self.layers:
            x = layer(x, there)
        answer: Tensor = self.answer(self.norm(x))
        return answer


def cut_out(picture: Tensor, centre: Tensor, long: Tensor, short: Tensor) -> Tensor:
    """Return crops (pictures, tiles, 3, h, w) along the half axes of tiles."""
    high, wide = CROP
    device = picture.device
    v, u = torch.meshgrid(
        (torch.arange(high, device=device) + 0.5) / high * 2 - 1,
        (torch.arange(wide, device=device) + 0.5) / wide * 2 - 1,
        indexing="ij",
    )
    place = (
        centre[:, :, None, None]
        + u[..., None] * short[:, :, None, None] * MARGIN
        + v[..., None] * long[:, :, None, None] * MARGIN
    )
    size = torch.tensor([picture.shape[3], picture.shape[2]], device=device)
    grid = place / size * 2 - 1
    pictures, tiles = centre.shape[:2]
    cut = F.grid_sample(picture, grid.view(pictures, tiles * high, wide, 2), align_corners=False)
    return cut.view(pictures, 3, tiles, high, wide).transpose(1, 2)


def cut_out_fine(picture: Tensor, places: tuple[Tensor, Tensor, Tensor], halvings: int) -> Tensor:
    """Return crops of large tiles too: each from the size of the picture that suits it."""
    centre, long, short = places
    crops = cut_out(picture, centre, long, short)
    step = short.norm(dim=-1) * 2 * MARGIN / CROP[1]
    for level in range(1, halvings + 1):
        factor = 2**level
        small = F.avg_pool2d(picture, factor)
        other = cut_out(small, centre / factor, long / factor, short / factor)
        crops = torch.where((step > 0.75 * factor)[..., None, None, None], other, crops)
    return crops
