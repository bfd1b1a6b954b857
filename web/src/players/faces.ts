/** Faces and colours of players: their names, in the order in which they are offered. */

/** Animals: the faces that people choose from. */
export const ANIMALS = [
  "bear",
  "moose",
  "owl",
  "puffin",
  "seal",
  "hedgehog",
  "cat",
  "badger",
  "frog",
  "sheep",
  "squirrel",
  "mouse",
] as const;

export const BOT_FACES = ["bo", "alma", "otto", "finn", "ida", "siv", "runa"] as const;

/** The face of a bot without a drawing of its own, for example from a plugin. */
export const WOODEN_FACE = "wood";

/** Colours of players, in the order in which seats take them. */
export const PLAYER_COLOURS = ["rose", "mint", "lilac", "peach", "sky", "straw"] as const;

const DRAWN: ReadonlySet<string> = new Set([...ANIMALS, ...BOT_FACES]);
const CARVED: ReadonlySet<string> = new Set([...BOT_FACES, WOODEN_FACE]);

/** Whether a face is that of a bot. */
export function isBotFace(face: string): boolean {
  return CARVED.has(face);
}

/** Return the id of the drawing of a face; null if there is none, for example in an older page. */
export function drawingOf(face: string, isBot: boolean): string | null {
  if (DRAWN.has(face)) return `face-${face}`;
  return isBot ? `face-${WOODEN_FACE}` : null;
}
