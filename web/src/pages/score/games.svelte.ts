/** The games on this device. Nothing of them leaves it. */

import { drop, keep, kept, keptNames } from "../../device/storage";
import { readGame, type Game } from "./game";

const BEGINNING = "score.";

let games = $state.raw(readAll());
let isKept = $state(true);

function readAll(): readonly Game[] {
  const found = keptNames(BEGINNING).map((name) => readGame(kept(name)));
  return latestFirst(found.filter((game) => game !== null));
}

function latestFirst(all: readonly Game[]): readonly Game[] {
  return [...all].sort((left, right) => right.at - left.at);
}

/** Another tab may have written something down; what could not be kept is only here. */
export function lookAgain(): void {
  if (isKept) games = readAll();
}
addEventListener("storage", lookAgain);

export const shelf = {
  /** All of them, the one that was changed last first. */
  get games(): readonly Game[] {
    return games;
  },
  /** Whether what was written down last is kept, or gone once the page is closed. */
  get isKept(): boolean {
    return isKept;
  },
};

export function save(game: Game): void {
  games = latestFirst([game, ...games.filter(({ id }) => id !== game.id)]);
  isKept = keep(BEGINNING + game.id, game);
}

export function remove(id: string): void {
  games = games.filter((game) => game.id !== id);
  drop(BEGINNING + id);
}

export function gameCalled(id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}

/** Return a name for a new game that no other on this device has. */
export function newId(now: number): string {
  return `${now.toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
}

/** Return everyone who ever played here, the latest first. */
export function knownNames(): string[] {
  return [...new Set(games.flatMap((game) => game.names))];
}
