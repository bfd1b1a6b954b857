/** Offline download: keeps all files of the game on this device, so that no server is needed. */

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
  await requireRoom(sizeOf(pack.files));
  if (!(await workOffline()))
    throw new KeepError((await isFull(sizeOf(pack.files))) ? "no-room" : "unsupported");
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

/** The entry that is written last; `vite.config.ts` says so. */
const KEPT = "/kept";
const PROBE = "brikke-probe";

/** Whether the files are still here: a browser without room may have removed them. */
export async function isStillKept(): Promise<boolean> {
  try {
    if (await caches.match(environment().base + KEPT)) return true;
    localStorage.removeItem(KEPT_KEY);
  } catch {
    // Without these storages nothing is kept here.
  }
  return false;
}

/**
 * Whether files of this size find no room, though the browser says that there is some: for privacy,
 * some do not tell. A service worker without room for its files is not installed, either.
 */
async function isFull(bytes: number): Promise<boolean> {
  try {
    const cache = await caches.open(PROBE);
    await cache.put(environment().base + KEPT, new Response(new Uint8Array(bytes)));
    return false;
  } catch (error) {
    return (error as Error).name === "QuotaExceededError";
  } finally {
    await caches.delete(PROBE).catch(() => false);
  }
}

/** Unpacked files and tables need more room than what is fetched. */
const ROOM = 3;

async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - (usage ?? 0) < ROOM * bytes) throw new KeepError("no-room");
}
