/** Resizing of pictures, as the Python package does it, so that both see the same. */

/** The pixels of a picture: red, green, blue and a fourth byte that says nothing. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

interface Filter {
  readonly support: number;
  readonly weight: (x: number) => number;
}

const BOX: Filter = { support: 0.5, weight: (x) => (x > -0.5 && x <= 0.5 ? 1 : 0) };

/** Interpolation by cubic pieces through two pixels on either side. */
const CUBIC: Filter = {
  support: 2,
  weight: (signed) => {
    const x = Math.abs(signed);
    if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
  },
};

/** For each pixel of a line: the first pixel that it is made of, and the weights from there. */
interface Part {
  readonly first: number;
  readonly weights: Float64Array;
}

function partsOf(from: number, to: number, { support, weight }: Filter): Part[] {
  const scale = from / to;
  const stretch = Math.max(scale, 1);
  return Array.from({ length: to }, (_, at) => {
    const centre = (at + 0.5) * scale;
    const first = Math.max(0, Math.trunc(centre - support * stretch + 0.5));
    const end = Math.min(from, Math.trunc(centre + support * stretch + 0.5));
    const weights = Float64Array.from({ length: end - first }, (__, each) =>
      weight((first + each - centre + 0.5) / stretch),
    );
    const sum = weights.reduce((all, each) => all + each, 0);
    return { first, weights: weights.map((each) => each / sum) };
  });
}

/** Return a picture in another size: interpolated if larger, averaged if smaller. */
export function resized(picture: Pixels, width: number, height: number): Pixels {
  const times = picture.width / width;
  if (Number.isInteger(times) && picture.height === times * height) return averaged(picture, times);
  const filter = width > picture.width || height > picture.height ? CUBIC : BOX;
  const wide = resizedLines(picture, partsOf(picture.width, width, filter));
  return resizedColumns(wide, partsOf(picture.height, height, filter));
}

function resizedLines({ width, height, data }: Pixels, parts: readonly Part[]): Pixels {
  const out = new Uint8ClampedArray(parts.length * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < parts.length; x += 1) {
      const { first, weights } = parts[x]!;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let at = 0; at < weights.length; at += 1) {
        const from = (y * width + first + at) * 4;
        const weight = weights[at]!;
        red += data[from]! * weight;
        green += data[from + 1]! * weight;
        blue += data[from + 2]! * weight;
      }
      const to = (y * parts.length + x) * 4;
      out[to] = red;
      out[to + 1] = green;
      out[to + 2] = blue;
    }
  }
  return { width: parts.length, height, data: out };
}

function resizedColumns({ width, data }: Pixels, parts: readonly Part[]): Pixels {
  const out = new Uint8ClampedArray(width * parts.length * 4);
  const line = new Float64Array(width * 4);
  for (let y = 0; y < parts.length; y += 1) {
    const { first, weights } = parts[y]!;
    line.fill(0);
    for (let at = 0; at < weights.length; at += 1) {
      const from = (first + at) * width * 4;
      const weight = weights[at]!;
      for (let x = 0; x < line.length; x += 1) line[x]! += data[from + x]! * weight;
    }
    out.set(line, y * width * 4);
  }
  return { width, height: parts.length, data: out };
}

/**
 * Return a picture a whole number of times smaller: each pixel is the mean of a square. It has no
 * weights, so it takes a fifth of the time.
 */
export function averaged({ width, height, data }: Pixels, times: number): Pixels {
  const wide = Math.floor(width / times);
  const high = Math.floor(height / times);
  const out = new Uint8ClampedArray(wide * high * 4);
  const sums = new Uint32Array(wide * 3);
  const pixels = times * times;
  for (let y = 0; y < high; y += 1) {
    sums.fill(0);
    for (let row = y * times; row < (y + 1) * times; row += 1) {
      let from = row * width * 4;
      for (let to = 0; to < sums.length; to += 3)
        for (let at = 0; at < times; at += 1, from += 4) {
          sums[to]! += data[from]!;
          sums[to + 1]! += data[from + 1]!;
          sums[to + 2]! += data[from + 2]!;
        }
    }
    for (let x = 0; x < wide; x += 1)
      for (let part = 0; part < 3; part += 1)
        out[(y * wide + x) * 4 + part] = Math.floor(sums[x * 3 + part]! / pixels + 0.5);
  }
  return { width: wide, height: high, data: out };
}
