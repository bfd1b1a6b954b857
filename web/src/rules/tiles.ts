/** Tiles as the wire writes them: r7, k13', j. The mark distinguishes two equal tiles. */

export type Colour = "k" | "r" | "b" | "o";

export interface Face {
  colour: Colour | null;
  /** 1 to 13; 0 for a joker. */
  number: number;
}

export const COLOURS: readonly Colour[] = ["k", "r", "b", "o"];
export const JOKER = "j";

/** Return the face of a tile, without the mark of a copy. */
export function faceText(tile: string): string {
  return tile.replace(/'+$/, "");
}

export function faceOf(tile: string): Face {
  const text = faceText(tile);
  if (text === JOKER) return { colour: null, number: 0 };
  return { colour: text[0] as Colour, number: Number(text.slice(1)) };
}

export function isJoker(tile: string): boolean {
  return faceText(tile) === JOKER;
}

/** Mark copies of equal tiles, so that each tile is unique: r7, r7'. */
export function markCopies(sets: readonly (readonly string[])[]): string[][] {
  const seen = new Map<string, number>();
  return sets.map((tiles) =>
    tiles.map((tile) => {
      const face = faceText(tile);
      const copies = seen.get(face) ?? 0;
      seen.set(face, copies + 1);
      return face + "'".repeat(copies);
    }),
  );
}

/** Return tiles with these faces, each at most once. */
export function tilesWithFaces(faces: readonly string[], tiles: readonly string[]): string[] {
  const left = [...tiles];
  return faces.flatMap((face) => {
    const at = left.findIndex((each) => faceText(each) === faceText(face));
    return at < 0 ? [] : left.splice(at, 1);
  });
}

export type Order = "colour" | "number";

/** Return tiles sorted by colour or number, jokers last. */
export function sortTiles(tiles: readonly string[], by: Order): string[] {
  const key = (tile: string): [number, number] => {
    const { colour, number } = faceOf(tile);
    const rank = colour === null ? COLOURS.length : COLOURS.indexOf(colour);
    if (colour === null) return [99, 99];
    return by === "colour" ? [rank, number] : [number, rank];
  };
  return [...tiles].sort((left, right) => {
    const [a, b] = key(left);
    const [c, d] = key(right);
    return a - c || b - d || (left < right ? -1 : 1);
  });
}
