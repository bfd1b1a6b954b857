/**
 * Offline cache: the files of one build, which the score sheet needs without a network. Files come
 * from the cache, because their names contain a hash. Pages come from the network if there is one.
 * Answers of the API are never cached.
 */

export interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

interface Environment {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** The HTML page that serves all routes. */
const SHELL = "/";
/** The page that works without the server, so it does not wait long for the network. */
const OFFLINE_PAGE = "/score";
const TIMEOUT = 4000;
const PREFIX = "brikke-";
// A file is the same for every request, whatever its headers and query.
const MATCH: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

export class OfflineCache {
  readonly #name: string;
  readonly #files: ReadonlySet<string>;

  constructor(
    build: Build,
    private readonly environment: Environment,
  ) {
    this.#name = PREFIX + build.version;
    this.#files = new Set(build.files);
  }

  /** Cache all files of the build, or none. */
  async install(): Promise<void> {
    const shell = await this.environment.fetch(this.#request(SHELL, "no-cache"));
    const text = await shell.clone().text();
    // During an upgrade of several servers the page may come from another build.
    const named = text.match(/\/assets\/[\w.-]+/g) ?? [];
    if (!shell.ok || named.length === 0 || !named.every((file) => this.#files.has(file)))
      throw new Error(`the page is not of this build: ${this.#name}`);
    const cache = await this.environment.caches.open(this.#name);
    await cache.addAll([...this.#files].map((file) => this.#request(file, "default")));
    await cache.put(SHELL, shell);
  }

  /** Delete the caches of older builds. */
  async removeOld(): Promise<void> {
    const names = await this.environment.caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(old.map((name) => this.environment.caches.delete(name)));
  }

  /** Return the response, or null for requests that this cache does not handle. */
  respond(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== this.environment.origin) return null;
    if (pathname.startsWith("/api")) return null;
    if (this.#files.has(pathname)) return this.#file(request, pathname);
    if (request.mode !== "navigate") return null;
    return this.#page(request, pathname.replace(/\/$/, "") === OFFLINE_PAGE);
  }

  async #file(request: Request, path: string): Promise<Response> {
    return (await this.#cached(path)) ?? this.environment.fetch(request);
  }

  async #page(request: Request, worksOffline: boolean): Promise<Response> {
    const asked = this.environment.fetch(request);
    try {
      const answer = await (worksOffline ? withTimeout(asked) : asked);
      if (!worksOffline || answer.status < 500) return answer;
    } catch {
      // The network is down or too slow.
    }
    return (await this.#cached(SHELL)) ?? asked;
  }

  async #cached(path: string): Promise<Response | undefined> {
    const cache = await this.environment.caches.open(this.#name);
    return cache.match(this.#request(path, "default"), MATCH);
  }

  #request(path: string, cache: RequestCache): Request {
    return new Request(this.environment.origin + path, { cache });
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
