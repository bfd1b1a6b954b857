/** Pictures: a photograph from a file, upright and of bounded size, or a refusal. */

import { readHeader } from "../fileHeader";
import { PhotoError } from "../photoError";
import type { Pixels } from "../resize";

/** A picture is looked at with no more pixels than this on its long side. */
const LONG_SIDE = 1920;
const MOST_BYTES = 64_000_000;
/** A picture takes four bytes a pixel while it is decoded. */
const MOST_PIXELS = 50_000_000;
const SMALLEST = 32;
const DARK = 24;

/** Return the photograph in a file, or throw a PhotoError. */
export async function loadPicture(file: Blob): Promise<Pixels> {
  if (file.size > MOST_BYTES) throw new PhotoError("large-file");
  const header = readHeader(new Uint8Array(await file.arrayBuffer()));
  // Formats that only this browser knows, such as HEIC on some phones, have no header known here.
  if (header === null && !/^image\/(heic|heif|avif)/.test(file.type))
    throw new PhotoError("no-photo");
  if (header?.isAnimated) throw new PhotoError("animation");
  if (header) requireSize(header.width, header.height);
  const bitmap = await decode(file, header === null);
  try {
    requireSize(bitmap.width, bitmap.height);
    const picture = drawn(bitmap);
    if (isDark(picture)) throw new PhotoError("dark");
    return picture;
  } finally {
    bitmap.close();
  }
}

function requireSize(width: number, height: number): void {
  const size = `${width} × ${height}`;
  if (width * height > MOST_PIXELS) throw new PhotoError("many-pixels", size);
  if (Math.min(width, height) < SMALLEST) throw new PhotoError("small", size);
}

/** Decode a file, turned upright by the orientation in its metadata (EXIF). */
async function decode(file: Blob, isForeign: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new PhotoError(isForeign ? "no-photo" : "broken");
  }
}

function drawn(bitmap: ImageBitmap): Pixels {
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext("2d", {
    alpha: false,
    willReadFrequently: true,
  })!;
  // What is transparent is white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Whether hardly any pixel is light: 99 of 100 are nearly black. */
function isDark({ width, height, data }: Pixels): boolean {
  const step = 8;
  let all = 0;
  let light = 0;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      all += 1;
      if (Math.max(data[at]!, data[at + 1]!, data[at + 2]!) >= DARK) light += 1;
    }
  return light < all / 100;
}
