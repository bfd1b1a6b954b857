/** Headers of picture files: the size and whether it moves, before anything is decoded. */

export interface Header {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/** Return what the header of a JPEG, PNG, WebP, GIF or BMP says; null if it is none of them. */
export function readHeader(bytes: Uint8Array): Header | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (view.getUint16(0) === 0xffd8) return readJpeg(view);
    if (view.getUint32(0) === 0x89504e47) return readPng(view);
    const name = text(view, 0, 4);
    if (name === "RIFF" && text(view, 8, 4) === "WEBP") return readWebp(view);
    if (name === "GIF8") return readGif(view);
    if (name.startsWith("BM"))
      return still(view.getInt32(18, true), Math.abs(view.getInt32(22, true)));
  } catch (error) {
    // A file that is cut off within its header.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

const still = (width: number, height: number): Header => ({ width, height, isAnimated: false });

function text(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, each) => view.getUint8(at + each)));
}

function readJpeg(view: DataView): Header {
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    // A frame: all its kinds but the tables that lie between them.
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return still(view.getUint16(at + 7), view.getUint16(at + 5));
    // Between the parts there may be bytes that only fill.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2);
  }
}

function readPng(view: DataView): Header {
  const size = still(view.getUint32(16), view.getUint32(20));
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = text(view, at + 4, 4);
    if (kind === "acTL") return { ...size, isAnimated: true };
    if (kind === "IDAT") break;
  }
  return size;
}

function readWebp(view: DataView): Header {
  const kind = text(view, 12, 4);
  if (kind === "VP8X") {
    const three = (at: number): number =>
      view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
    return { width: three(24), height: three(27), isAnimated: (view.getUint8(20) & 2) !== 0 };
  }
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return still((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return still(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

function readGif(view: DataView): Header {
  const size = still(view.getUint16(6, true), view.getUint16(8, true));
  const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const skipBlocks = (from: number): number => {
    let at = from;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    return at + 1;
  };
  let pictures = 0;
  try {
    for (let at = 13 + colours(view.getUint8(10)); pictures < 2;) {
      const kind = view.getUint8(at);
      if (kind === 0x21) at = skipBlocks(at + 2);
      else if (kind === 0x2c) {
        pictures += 1;
        at = skipBlocks(at + 11 + colours(view.getUint8(at + 9)));
      } else break;
    }
  } catch (error) {
    // A broken file is refused when it is decoded.
    if (!(error instanceof RangeError)) throw error;
  }
  return { ...size, isAnimated: pictures > 1 };
}
