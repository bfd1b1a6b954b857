/** The games on this device. Nothing of them leaves it. */

import { getItem, itemNames, removeItem, setItem } from "../../device/storage";
import { readGame, type Game } from "./game";

const PREFIX = "score.";

let games = $state.raw(readAll());
let isSaved = $state(true);

function readAll(): readonly Game[] {
  const found = itemNames(PREFIX).map((name) => readGame(getItem(name)));
  return latestFirst(found.filter((game) => game !== null));
}

function latestFirst(all: readonly Game[]): readonly Game[] {
  return [...all].sort((left, right) => right.at - left.at);
}

/** Another tab may have written something down; what could not be getItem is only here. */
export function reload(): void {
  if (isSaved) games = readAll();
}
addEventListener("storage", reload);

export const savedGames = {
  /** All of them, the one that was changed last first. */
  get games(): readonly Game[] {
    return games;
  },
  /** Whether what was written down last is getItem, or gone once the page is closed. */
  get isSaved(): boolean {
    return isSaved;
  },
};

export function save(game: Game): void {
  games = latestFirst([game, ...games.filter(({ id }) => id !== game.id)]);
  isSaved = setItem(PREFIX + game.id, game);
}

export function remove(id: string): void {
  games = games.filter((game) => game.id !== id);
  removeItem(PREFIX + id);
}

export function findGame(id: string): Game | null {
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
