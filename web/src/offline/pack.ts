/**
 * Offline download, the work itself: fetches all files of the build into its offline cache, and
 * reports the progress. What was fetched before it was interrupted is not fetched again.
 */

/** The list of all files, which the build writes. */
const LIST = "/pack.json";
const AT_ONCE = 4;

/** The parts of the game, in the order in which they are fetched. */
export const PARTS = ["pages", "engine"] as const;
export type Part = (typeof PARTS)[number];
export type Sizes = Readonly<Record<Part, number>>;

/** All files of a build, each with the bytes that it takes over the wire, and its part. */
export interface Pack {
  readonly version: string;
  /** The name of the offline cache of this build. */
  readonly cache: string;
  /** The entry that says that the cache has all files. It is written last. */
  readonly kept: string;
  readonly files: readonly (readonly [path: string, bytes: number, part: Part])[];
  /** The entry that says that the cache has what reads photographs. It is written last. */
  readonly keptCamera: string;
  /** What reads photographs; it is no part of the files above. */
  readonly camera: readonly (readonly [path: string, bytes: number])[];
}

type PackFile = Pack["files"][number] | Pack["camera"][number];

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

export function sizeOf(files: readonly PackFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Return the bytes of each part. */
export function sizesOf(pack: Pack): Sizes {
  const sizes = { pages: 0, engine: 0 };
  for (const [, bytes, part] of pack.files) sizes[part] += bytes;
  return sizes;
}

/** Keep all files. Report the bytes of each part so far. A signal stops it; what is there stays. */
export function keepPack(
  pack: Pack,
  environment: Environment,
  onProgress: (done: Sizes) => void,
  signal?: AbortSignal,
): Promise<void> {
  const files = [...pack.files].sort((one, other) => place(one) - place(other));
  const done = { pages: 0, engine: 0 };
  const count = ([, bytes, part]: Pack["files"][number]): void => {
    done[part] += bytes;
    onProgress({ ...done });
  };
  return keepFiles(pack.cache, files, environment, count, signal).then((cache) =>
    cache.put(environment.base + pack.kept, new Response(pack.version)),
  );
}

const place = ([, , part]: Pack["files"][number]): number => PARTS.indexOf(part);

/** Keep what reads photographs, and report the bytes so far. */
export async function keepCameraFiles(
  pack: Pack,
  environment: Environment,
  onProgress: (bytes: number) => void,
): Promise<void> {
  let done = 0;
  const cache = await keepFiles(pack.cache, pack.camera, environment, ([, bytes]) => {
    done += bytes;
    onProgress(done);
  });
  await cache.put(environment.base + pack.keptCamera, new Response(pack.version));
}

/** Keep files, and tell of each when it is there. Return the cache that has them. */
async function keepFiles<File extends PackFile>(
  name: string,
  files: readonly File[],
  { caches, fetch, base }: Environment,
  onKept: (file: File) => void,
  signal?: AbortSignal,
): Promise<Cache> {
  const cache = await caches.open(name);
  const waiting = [...files];
  const keepNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path] = next;
      signal?.throwIfAborted();
      if (!(await cache.match(base + path, { ignoreVary: true }))) {
        const answer = await fetch(base + path, signal ? { signal } : {});
        if (!answer.ok) throw new Error(`${answer.status} ${path}`);
        await cache.put(base + path, answer);
      }
      onKept(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  return cache;
}
