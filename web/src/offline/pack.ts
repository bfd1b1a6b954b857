/**
 * The whole game on this device: fetches all files of the build into its offline cache, and says how
 * far it is. What was fetched before it was interrupted is not fetched again.
 */

/** The list of all files, which the build writes. */
const LIST = "/pack.json";
const AT_ONCE = 4;

/** All files of a build, each with the bytes that it takes over the wire. */
export interface Pack {
  readonly version: string;
  /** The name of the offline cache of this build. */
  readonly cache: string;
  /** The entry that says that the cache has all files. It is written last. */
  readonly kept: string;
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

interface Environment {
  readonly caches: Pick<CacheStorage, "open">;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** The address of the game, without a slash at its end. */
  readonly base: string;
}

/** Fetch the list of all files of the game. */
export async function fetchPack({ fetch, base }: Environment): Promise<Pack> {
  const answer = await fetch(base + LIST, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${answer.status} ${LIST}`);
  return (await answer.json()) as Pack;
}

export function sizeOf(pack: Pack): number {
  return pack.files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Keep all files. Report the bytes so far. A signal stops it; what is there stays. */
export async function keepPack(
  pack: Pack,
  environment: Environment,
  onProgress: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { caches, fetch, base } = environment;
  const cache = await caches.open(pack.cache);
  const waiting = [...pack.files];
  let done = 0;
  const keepNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, bytes] = next;
      signal?.throwIfAborted();
      if (!(await cache.match(base + path, { ignoreVary: true }))) {
        const answer = await fetch(base + path, signal ? { signal } : {});
        if (!answer.ok) throw new Error(`${answer.status} ${path}`);
        await cache.put(base + path, answer);
      }
      done += bytes;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  await cache.put(base + pack.kept, new Response(pack.version));
}
