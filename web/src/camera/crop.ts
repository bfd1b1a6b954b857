/** Crop: one tile of a picture, upright, drawn on a canvas. */

import type { Place } from "./foundTiles";

/** How much more than the tile is shown. */
const MARGIN = 1.12;

/** Draw a tile; `turned` says whether it lies upside down. */
export function drawTile(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { centre, long, short }: Place,
  turned: boolean,
): void {
  const { width, height } = canvas;
  const context = canvas.getContext("2d")!;
  const sign = turned ? -1 : 1;
  // The axes of the tile become those of the canvas: solve for the inverse of its matrix.
  const [a, b] = short.map((each) => (sign * each * MARGIN * 2) / width) as [number, number];
  const [c, d] = long.map((each) => (sign * each * MARGIN * 2) / height) as [number, number];
  const cross = a * d - b * c || 1e-6;
  context.reset();
  context.translate(width / 2, height / 2);
  context.transform(d / cross, -b / cross, -c / cross, a / cross, 0, 0);
  context.translate(-centre[0], -centre[1]);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0);
}
