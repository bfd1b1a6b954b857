/**
 * Memory of the interpreter: a copy of it, from when Python had just started, is kept on this device.
 * The next start reads it back, which takes a sixth of the time. Whoever has no room for it, or may
 * not store anything, starts as the first time.
 */

/** The service worker of a newer build removes it, as every cache of an older one. */
const CACHE = "brikke-memory";

/** Return the memory that was kept under an address; null if there is none. */
export async function readMemory(address: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await caches.open(CACHE)).match(address);
    if (!kept?.body) return null;
    const unpacked = kept.body.pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  } catch {
    return null;
  }
}

/** Keep the memory under an address, then remove all others: a page may be left at any moment. */
export async function keepMemory(address: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip"));
    const kept = new Response(await new Response(packed).blob());
    const cache = await caches.open(CACHE);
    await cache.put(address, kept);
    for (const each of await cache.keys()) if (each.url !== address) await cache.delete(each);
  } catch {
    // No room for it, or no storage here.
  }
}

/** Remove what is kept. */
export async function dropMemory(): Promise<void> {
  try {
    await caches.delete(CACHE);
  } catch {
    // There is no storage here.
  }
}
