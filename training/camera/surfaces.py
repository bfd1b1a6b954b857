"""Surfaces and light: wood, marble, cloth and plain tables, and what a camera does to a picture."""

from __future__ import annotations

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor


class Surfaces:
    """Draws grounds on which tiles lie."""

    def __init__(self, size: int, device: torch.device) -> None:
        self._size, self._device = size, device

    def _noise(self, count: int, cells: tuple[int, int], rng: torch.Generator) -> Tensor:
        """Return smooth noise with this many cells across."""
        grid = torch.randn(
            (count, 1, cells[1] + 3, cells[0] + 3), device=self._device, generator=rng
        )
        return F.interpolate(
            grid, size=(self._size, self._size), mode="bicubic", align_corners=False
        )

    def _rand(
        self, count: int, rng: torch.Generator, low: float = 0, high: float = 1, channels: int = 1
    ) -> Tensor:
        drawn = torch.rand((count, channels, 1, 1), device=self._device, generator=rng)
        return low + (high - low) * drawn

    def ground(self, count: int, rng: torch.Generator) -> Tensor:
        """Return grounds: the batch shares octaves of noise, each picture its own mix of them."""
        n = self._size
        soft = self._noise(count, (3, 3), rng)
        middle = self._noise(count, (14, 14), rng)
        fine = self._noise(count, (70, 70), rng)
        grain = self._noise(count, (6, 120), rng) + 0.6 * self._noise(count, (16, n // 2), rng)
        pixel = torch.randn((count, 1, n, n), device=self._device, generator=rng)
        # Wood: long grain, bent by slow noise. Some of it runs upright.
        angle = self._rand(count, rng, -0.5, 0.5) + (self._rand(count, rng) < 0.5) * 1.57
        y, x = torch.meshgrid(
            torch.linspace(-1, 1, n, device=self._device),
            torch.linspace(-1, 1, n, device=self._device),
            indexing="ij",
        )
        bent = soft * self._rand(count, rng, 0, 0.15)
        c, s = torch.cos(angle), torch.sin(angle)
        along, across = x * c + y * s, -x * s + y * c + bent
        grid = torch.cat([along, across], 1).permute(0, 2, 3, 1) * 0.7
        wood = F.grid_sample(grain, grid, padding_mode="reflection", align_corners=False)
        rings = torch.sin((across + 0.3 * bent) * self._rand(count, rng, 10, 60) + 2 * soft)
        wood = wood + rings * self._rand(count, rng, 0, 1)
        for _ in range(3):  # knots
            flat, size = self._rand(count, rng, 1, 3), self._rand(count, rng, 0.03, 0.14)
            dx, dy = (
                along - self._rand(count, rng, -1, 1),
                (across - self._rand(count, rng, -1, 1)) * flat,
            )
            far = torch.sqrt(dx * dx + dy * dy) / size + 0.3 * middle
            knot = torch.sin(far * self._rand(count, rng, 3, 9)) * 1.5 - 2 * torch.exp(-far * far)
            wood = wood + knot * torch.exp(-far) * (self._rand(count, rng) < 0.5)
        veins = -torch.log((soft + 0.35 * middle + 0.1 * fine).abs() + 0.02) / 3
        marble = -(veins - 0.6).clamp(min=0) * self._rand(count, rng, 1, 4) + 0.3 * soft
        weave = torch.sin(along * self._rand(count, rng, 60, 300)) * torch.sin(
            across * self._rand(count, rng, 60, 300)
        )
        stripes = torch.sin(along * self._rand(count, rng, 5, 60) + soft) + 0.8 * middle
        cloth = weave * (0.5 + 0.5 * fine) + stripes * self._rand(count, rng, 0, 1.2) + 0.5 * pixel
        patches = (middle * 3).tanh() + fine
        speckle = pixel * 0.6 + fine
        kinds = torch.stack([wood, wood, marble, cloth, patches, speckle, soft, 0 * soft], 1)
        chosen = torch.randint(0, kinds.shape[1], (count,), device=self._device, generator=rng)
        value = kinds[torch.arange(count, device=self._device), chosen]
        value = (
            value + pixel * self._rand(count, rng, 0, 0.15) + fine * self._rand(count, rng, 0, 0.2)
        )
        base = self._rand(count, rng, 0.05, 0.95) + self._rand(count, rng, 0.02, 0.22) * self._rand(
            count, rng, -1, 1, 3
        )
        brown = torch.tensor([0.50, 0.31, 0.20], device=self._device).view(1, 3, 1, 1)
        is_wood = (chosen < 2).view(-1, 1, 1, 1) & (self._rand(count, rng) < 0.75)
        base = torch.where(
            is_wood,
            brown * self._rand(count, rng, 0.4, 1.7) + 0.06 * self._rand(count, rng, -1, 1, 3),
            base,
        )
        change = self._rand(count, rng, 0.02, 0.16) * (1 + 0.4 * self._rand(count, rng, -1, 1, 3))
        ground = base + change * value
        return ground.clamp(0, 1)


def photographed(picture: Tensor, rng: torch.Generator) -> tuple[Tensor, Tensor]:
    """Return pictures as a phone takes them: light, shade, glare, blur, noise and compression.

    Some are padded with black bars: the second answer is 1 where the picture is.
    """
    count, _, size, _ = picture.shape
    device = picture.device

    def rand(low: float = 0, high: float = 1, channels: int = 1) -> Tensor:
        drawn = torch.rand((count, channels, 1, 1), device=device, generator=rng)
        return low + (high - low) * drawn

    def often(share: float) -> Tensor:
        return (rand() < share).float()

    def field(cells: int, channels: int = 1) -> Tensor:
        grid = torch.randn((count, channels, cells, cells), device=device, generator=rng)
        return F.interpolate(grid, size=(size, size), mode="bicubic", align_corners=False)

    # Light: its colour, how it falls off, shadows with edges, and glare.
    warm = torch.randn((count, 1, 1, 1), device=device, generator=rng) * 0.16
    green = torch.randn((count, 1, 1, 1), device=device, generator=rng) * 0.04
    cast = torch.cat([1 + warm, 1 + green, 1 - 1.2 * warm], 1).clamp(0.45, 1.5)
    tint = 1 + field(2, 3) * rand(0, 0.06)
    fall = 1 + field(3) * rand(0, 0.22)
    edge = torch.sigmoid(field(4) * 6 * rand(1, 8)) * often(0.35) * rand(0.1, 0.5)
    picture = picture * cast * tint * fall.clamp(0.25, 1.6) * (1 - edge)
    y, x = torch.meshgrid(
        torch.linspace(-1, 1, size, device=device),
        torch.linspace(-1, 1, size, device=device),
        indexing="ij",
    )
    for share in (0.35, 0.2):
        spot = ((x - rand(-1, 1)) ** 2 * rand(1, 8) + (y - rand(-1, 1)) ** 2 * rand(1, 8)) * rand(
            0.6, 8
        )
        picture = picture + torch.exp(-spot) * often(share) * rand(0.05, 0.5)
    # Exposure and the curve of the camera.
    exposure = torch.exp(torch.randn((count, 1, 1, 1), device=device, generator=rng) * 0.22 - 0.03)
    picture = (picture * exposure).clamp(1e-4, 1.2)
    picture = picture ** torch.exp(
        torch.randn((count, 1, 1, 1), device=device, generator=rng) * 0.2
    )
    grey = picture.mean(1, keepdim=True)
    picture = grey + (picture - grey) * rand(0.65, 1.35)
    haze = rand(0, 0.12) * often(0.3)
    picture = (picture * (1 - haze) + haze).clamp(0, 1)
    # Lens: soft, moved or sharpened.
    taps = torch.arange(-4, 5, device=device).float()
    sigma = torch.exp(rand(-1.6, 0.55))
    wide = sigma + rand(0, 2.2) * often(0.2)
    angle = rand(0, 3.14)
    ty, tx = torch.meshgrid(taps, taps, indexing="ij")
    a, b = (
        tx * torch.cos(angle) + ty * torch.sin(angle),
        -tx * torch.sin(angle) + ty * torch.cos(angle),
    )
    kernel = torch.exp(-(a * a) / (2 * wide * wide) - b * b / (2 * sigma * sigma))
    kernel = kernel / kernel.sum((2, 3), keepdim=True)
    delta = torch.zeros_like(kernel)
    delta[:, :, 4, 4] = 1
    sharp = often(0.4) * rand(0.2, 1.5)
    kernel = torch.where(sharp > 0, delta * (1 + sharp) - kernel * sharp, kernel)
    flat = F.pad(picture, (4, 4, 4, 4), mode="replicate").reshape(1, count * 3, size + 8, size + 8)
    picture = F.conv2d(flat, kernel.repeat_interleave(3, 0), groups=count * 3).view(
        count, 3, size, size
    )
    noise = torch.randn(picture.shape, device=device, generator=rng)
    coarse = F.interpolate(
        torch.randn((count, 3, size // 2, size // 2), device=device, generator=rng), scale_factor=2
    )
    picture = picture + (noise * 0.7 + coarse * 0.6) * (rand(0, 0.05) ** 1.3) * 1.5
    # One draw for the whole batch: these change the shape of the arrays.
    draw = torch.rand(
        3, generator=torch.Generator().manual_seed(int(rng.initial_seed()) % (1 << 31))
    ).tolist()
    if draw[0] < 0.5:
        small = max(64, int(size * (0.45 + 0.5 * draw[1])) // 8 * 8)
        picture = F.interpolate(picture, size=(small, small), mode="area")
        picture = _compressed(picture, rand(0.02, 0.6))
        picture = F.interpolate(
            picture,
            size=(size, size),
            mode="bicubic" if draw[2] < 0.5 else "bilinear",
            align_corners=False,
        )
    elif draw[2] < 0.5:
        picture = _compressed(picture, rand(0.02, 0.9))
    bar = (rand(0, 0.25) * often(0.12)) * 2
    across = (rand() < 0.5).float()
    shut = ((x.abs() * across + y.abs() * (1 - across)) > 1 - bar).float()
    return (picture * (1 - shut)).clamp(0, 1), 1 - shut


_QUANTISED = [
    [16, 11, 10, 16, 24, 40, 51, 61], [12, 12, 14, 19, 26, 58, 60, 55],
    [14, 13, 16, 24, 40, 57, 69, 56], [14, 17, 22, 29, 51, 87, 80, 62],
    [18, 22, 37, 56, 68, 109, 103, 77], [24, 35, 55, 64, 81, 104, 113, 92],
    [49, 64, 78, 87, 103, 121, 120, 101], [72, 92, 95, 98, 112, 100, 103, 99],
]  # fmt: skip


def _compressed(picture: Tensor, strength: Tensor) -> Tensor:
    """Return pictures with the traces of JPEG compression."""
    count, _, high, wide = picture.shape
    device = picture.device
    k = torch.arange(8, device=device).float()
    basis = torch.cos((2 * k + 1) * k[:, None] * torch.pi / 16) * 0.5
    basis[0] /= 2**0.5
    steps = torch.tensor(_QUANTISED, device=device).float() / 255 * strength[..., None, None]
    red, green, blue = picture.unbind(1)
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    chroma = torch.stack([blue - luma, red - luma], 1)

    def rounded(plane: Tensor, coarse: float) -> Tensor:
        channels, rows, columns = plane.shape[1:]
        cut = plane.view(count, channels, rows // 8, 8, columns // 8, 8).transpose(3, 4)
        there = basis @ (cut - 0.5) @ basis.T
        step = steps * coarse
        there = torch.round(there / step) * step
        return ((basis.T @ there @ basis) + 0.5).transpose(3, 4).reshape(plane.shape)

    luma = rounded(luma[:, None], 1)[:, 0]
    if high % 16 == 0 and wide % 16 == 0:
        small = rounded(F.avg_pool2d(chroma, 2), 1.3)
        chroma = F.interpolate(small, scale_factor=2, mode="bilinear", align_corners=False)
    blue, red = chroma[:, 0] + luma, chroma[:, 1] + luma
    green = (luma - 0.299 * red - 0.114 * blue) / 0.587
    return torch.stack([red, green, blue], 1)
