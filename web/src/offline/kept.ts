/** Keep the game: all files on this device, so that it works without the server. */

import { base } from "../navigation/site";
import { KEPT_KEY } from "./isKept";
import { fetchPack, keepPack, sizeOf, type Pack, type Sizes } from "./pack";
import { workOffline } from "./register";

/** Why the game cannot be kept: no service worker here, no room, or the files cannot be fetched. */
export type Obstacle = "unsupported" | "no-room" | "unreachable";

export class KeepError extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle);
  }
}

export const environment = () => ({
  caches,
  fetch: (address: string, init?: RequestInit) => fetch(address, init),
  base: location.origin + base.replace(/\/$/, ""),
});

/** Return the list of all files; throw a KeepError if this browser cannot keep them. */
export async function packToKeep(): Promise<Pack> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis))
    throw new KeepError("unsupported");
  try {
    return await fetchPack(environment());
  } catch {
    throw new KeepError("unreachable");
  }
}

/** Keep all files, and report the bytes of each part so far. */
export async function keepGame(
  pack: Pack,
  onProgress: (done: Sizes) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!(await workOffline())) throw new KeepError("unsupported");
  await requireRoom(sizeOf(pack.files));
  try {
    await keepPack(pack, environment(), onProgress, signal);
  } catch (error) {
    signal.throwIfAborted();
    const isFull = (error as Error).name === "QuotaExceededError";
    throw new KeepError(isFull ? "no-room" : "unreachable");
  }
  try {
    localStorage.setItem(KEPT_KEY, pack.version);
  } catch {
    throw new KeepError("no-room");
  }
  // The browser may otherwise remove files of pages that were not opened for a while. Some ask their
  // user, who may not answer.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Unpacked files and tables need more room than what is fetched. */
const ROOM = 3;

async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - (usage ?? 0) < ROOM * bytes) throw new KeepError("no-room");
}
