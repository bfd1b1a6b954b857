/** Offline download of what reads photographs: fetched at first use, and on this device from then. */

import { environment } from "./kept";
import { fetchPack, keepCameraFiles, sizeOf, type Pack } from "./pack";
import { workOffline } from "./register";

/** What has to be fetched before photographs can be read. */
export interface CameraFiles {
  readonly bytes: number;
  readonly pack: Pack;
}

/** Return what has to be fetched; null if it is on this device, or nothing can be kept here. */
export async function cameraFiles(): Promise<CameraFiles | null> {
  try {
    const pack = await fetchPack(environment());
    const bytes = sizeOf(pack.camera);
    if (!("caches" in globalThis)) return { bytes, pack };
    const cache = await caches.open(pack.cache);
    const isKept = (await cache.match(environment().base + pack.keptCamera)) !== undefined;
    return isKept ? null : { bytes, pack };
  } catch {
    // Without a network, the files are here or they are not.
    return null;
  }
}

/** Keep the files, and report the bytes so far. Where they cannot be kept, they are only used. */
export async function keepCamera(
  { pack }: CameraFiles,
  onProgress: (bytes: number) => void,
): Promise<void> {
  if (!("caches" in globalThis) || !(await workOffline())) return;
  try {
    await keepCameraFiles(pack, environment(), onProgress);
  } catch {
    // No room, or no network: whoever needs a file will say so.
  }
}
