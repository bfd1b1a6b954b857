/** Saved games on this device. They are never sent to the server. */

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

/** Reload games that another tab has changed, unless the last change here could not be stored. */
export function reload(): void {
  if (isSaved) games = readAll();
}
addEventListener("storage", reload);

export const savedGames = {
  /** All games, most recently changed first. */
  get games(): readonly Game[] {
    return games;
  },
  /** Whether the last change was stored. If not, it is lost when the page is closed. */
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

/** Return a unique id for a new game. */
export function newId(now: number): string {
  return `${now.toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
}

/** Return the names of all players, most recent first. */
export function knownNames(): string[] {
  return [...new Set(games.flatMap((game) => game.names))];
}
