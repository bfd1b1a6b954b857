/** Tiles as the wire writes them: r7, k13', j. The mark tells two equal tiles apart. */

export type Colour = "k" | "r" | "b" | "o";

export interface Face {
  colour: Colour | null;
  /** 1 to 13; a joker has 0. */
  number: number;
}

export const COLOURS: readonly Colour[] = ["k", "r", "b", "o"];
export const JOKER = "j";

/** Return what a tile shows, without the mark that tells copies apart. */
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

/** Mark tiles that show the same face, so that each can be told from the others: r7, r7'. */
export function distinct(sets: readonly (readonly string[])[]): string[][] {
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

/** Return which of these tiles a list of faces means, each at most once. */
export function tilesShowing(faces: readonly string[], tiles: readonly string[]): string[] {
  const left = [...tiles];
  return faces.flatMap((face) => {
    const at = left.findIndex((each) => faceText(each) === faceText(face));
    return at < 0 ? [] : left.splice(at, 1);
  });
}

export type Order = "colour" | "number";

/** Return tiles sorted the way people hold them, jokers last. */
export function sorted(tiles: readonly string[], by: Order): string[] {
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
