/**
 * Editions: the printed ones, and those that plugins of the server add. The server tells which
 * these are; they are kept on the device, because a score sheet must work without a network.
 */

import { request } from "../api/client";
import type { Rulebooks } from "../api/http";
import { getItem, setItem } from "../device/storage";
import { DEFAULT_EDITION, PRINTED, type EditionFacts } from "./printed";

const STORAGE_NAME = "editions";

let added = $state.raw<readonly EditionFacts[]>(readAdded());
let pending: Promise<Rulebooks> | null = null;

function readAdded(): readonly EditionFacts[] {
  const found = getItem<EditionFacts[]>(STORAGE_NAME);
  return Array.isArray(found) ? newOnes(found) : [];
}

function newOnes(editions: readonly EditionFacts[]): EditionFacts[] {
  return editions.filter(({ edition }) => PRINTED.every((each) => each.edition !== edition));
}

/** Return all editions that are known here. */
export function knownEditions(): readonly EditionFacts[] {
  return [...PRINTED, ...added];
}

/** Return an edition by its name; undefined where it is not known. */
export function findEdition(name: string): EditionFacts | undefined {
  return knownEditions().find(({ edition }) => edition === name);
}

/** Return an edition by its name, or the default one: better than nothing until more is known. */
export function editionOrDefault(name: string): EditionFacts {
  return findEdition(name) ?? findEdition(DEFAULT_EDITION)!;
}

/** Whether the tiles of an edition show cards. */
export function hasCards(edition: string): boolean {
  return findEdition(edition)?.faces === "cards";
}

/** Ask the server for all editions, once; a failed request is repeated the next time. */
export function fetchRulebooks(): Promise<Rulebooks> {
  if (pending === null) {
    pending = request<Rulebooks>("GET", "/api/rulebooks");
    pending.then(({ editions }) => remember(newOnes(editions))).catch(() => (pending = null));
  }
  return pending;
}

/** Games on this device may be played by an edition that the server no longer has: keep all. */
function remember(editions: readonly EditionFacts[]): void {
  const gone = added.filter((old) => editions.every(({ edition }) => edition !== old.edition));
  if (editions.length === 0) return;
  added = [...editions, ...gone];
  setItem(STORAGE_NAME, added);
}
