/**
 * Offline cache: the files of one build. Every service worker has those of the score sheet; where
 * the whole game is kept on the device, it has all files. Files come from the cache, because their
 * names contain a hash. Pages come from the network if there is one. Answers of the API are never
 * cached.
 */

export interface Build {
  readonly version: string;
  /** What the names of all caches begin with; the version follows. */
  readonly prefix: string;
  /** The entry of a cache that has the whole game. It is written last. */
  readonly kept: string;
  /** The files that the score sheet needs. */
  readonly files: readonly string[];
  /** All other files, for devices that keep the whole game. */
  readonly pack: readonly string[];
  /** The entry of a cache that has what reads photographs. It is written last. */
  readonly keptCamera: string;
  /** What reads photographs, for devices that have used it. */
  readonly camera: readonly string[];
}

interface Environment {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The address of the game, without a slash at its end. */
  readonly base: string;
}

/** The HTML page that serves all routes. */
const SHELL = "/";
/** The page that always works without the server, so it does not wait long for the network. */
const OFFLINE_PAGE = "/score";
const TIMEOUT = 4000;
// A file is the same for every request, whatever its headers.
const MATCH: CacheQueryOptions = { ignoreVary: true };

export class OfflineCache {
  readonly #name: string;
  readonly #files: ReadonlySet<string>;
  readonly #pack: ReadonlySet<string>;
  readonly #root: string;

  constructor(
    private readonly build: Build,
    private readonly environment: Environment,
  ) {
    this.#name = build.prefix + build.version;
    this.#files = new Set(build.files);
    this.#pack = new Set(build.pack);
    this.#root = new URL(environment.base).pathname.replace(/\/$/, "");
  }

  /**
   * Cache the files of the build, or none. A device that keeps the whole game gets all of it, one
   * that has read photographs gets what reads them, and what an older build has already is not
   * fetched again.
   */
  async install(): Promise<void> {
    const shell = await this.environment.fetch(this.#request(SHELL, "no-cache"));
    const text = await shell.clone().text();
    // During an upgrade of several servers the page may come from another build.
    const named = (text.match(/\/assets\/[\w.-]+/g) ?? []).filter((file) => !this.#pack.has(file));
    if (!shell.ok || named.length === 0 || !named.every((file) => this.#files.has(file)))
      throw new Error(`the page is not of this build: ${this.#name}`);
    const cache = await this.environment.caches.open(this.#name);
    const { kept, keptCamera, camera } = this.build;
    const older = await this.#buildWith(kept);
    if (older) await this.#takeOver([...this.#files, ...this.#pack], older, cache);
    else await cache.addAll([...this.#files].map((file) => this.#request(file, "default")));
    const withCamera = await this.#buildWith(keptCamera);
    if (withCamera) await this.#takeOver(camera, withCamera, cache);
    await cache.put(this.#request(SHELL, "default"), shell);
    for (const [entry, found] of [
      [kept, older],
      [keptCamera, withCamera],
    ] as const)
      if (found) await cache.put(this.#request(entry, "default"), new Response(this.#name));
  }

  /** Delete the caches of older builds. */
  async removeOld(): Promise<void> {
    const names = await this.environment.caches.keys();
    const old = names.filter((name) => name.startsWith(this.build.prefix) && name !== this.#name);
    await Promise.all(old.map((name) => this.environment.caches.delete(name)));
  }

  /** Return the response, or null for requests that this cache does not handle. */
  respond(request: Request): Promise<Response> | null {
    const { base } = this.environment;
    if (request.method !== "GET" || !`${request.url}/`.startsWith(`${base}/`)) return null;
    const path = new URL(request.url).pathname.slice(this.#root.length) || SHELL;
    if (path.startsWith("/api")) return null;
    const isFile = this.#files.has(path) || this.#pack.has(path);
    if (isFile || this.build.camera.includes(path)) return this.#file(request, path);
    if (request.mode !== "navigate") return null;
    return this.#page(request, path.replace(/\/$/, "") === OFFLINE_PAGE);
  }

  /** Return the cache of an older build that has an entry: the whole game, or the camera. */
  async #buildWith(entry: string): Promise<Cache | null> {
    for (const name of await this.environment.caches.keys()) {
      if (!name.startsWith(this.build.prefix) || name === this.#name) continue;
      const cache = await this.environment.caches.open(name);
      if (await cache.match(this.#request(entry, "default"), MATCH)) return cache;
    }
    return null;
  }

  async #takeOver(files: readonly string[], older: Cache, cache: Cache): Promise<void> {
    const takeOver = async (file: string): Promise<void> => {
      const request = this.#request(file, "default");
      const known = await older.match(request, MATCH);
      const answer = known ?? (await this.environment.fetch(request));
      if (!answer.ok) throw new Error(`${answer.status} ${file}`);
      await cache.put(request, answer);
    };
    await Promise.all(files.map(takeOver));
  }

  async #file(request: Request, path: string): Promise<Response> {
    return (await this.#cached(path)) ?? this.environment.fetch(request);
  }

  async #page(request: Request, isOfflinePage: boolean): Promise<Response> {
    const asked = this.environment.fetch(request);
    // If the page comes from the cache, nobody waits for this answer or its error.
    asked.catch(() => undefined);
    const worksOffline = isOfflinePage || (await this.#cached(this.build.kept)) !== undefined;
    try {
      const answer = await (worksOffline ? withTimeout(asked) : asked);
      if (!worksOffline || answer.status < 500) return answer;
    } catch {
      // The network is down or too slow.
    }
    return (await this.#cached(SHELL)) ?? asked;
  }

  /**
   * Return a stored file or page; undefined if it is not here. A newer build removes this cache, and
   * a page may still be loading then: the newer cache has what it needs.
   */
  async #cached(path: string): Promise<Response | undefined> {
    const { caches } = this.environment;
    const request = this.#request(path, "default");
    const own = await caches.match(request, { ...MATCH, cacheName: this.#name });
    return own ?? caches.match(request, MATCH);
  }

  #request(path: string, cache: RequestCache): Request {
    return new Request(this.environment.base + path, { cache });
  }
}

async function withTimeout(asked: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), TIMEOUT);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
