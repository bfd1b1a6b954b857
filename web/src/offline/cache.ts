/**
 * What the score sheet needs where there is no network: the files of one build, put away together.
 * Files are answered from here, their names telling their content. Pages come from the network as
 * long as there is one; nothing that the server says is ever put away.
 */

export interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

interface World {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/** The one page that is every page. */
const SHELL = "/";
/** The page that needs nothing of the server, and so does not wait for one that hesitates. */
const NEEDS_NOBODY = "/score";
const PATIENCE = 4000;
const SHELVES = "brikke-";
// A file is the same whoever asks, and in whatever form it came.
const ANYWAY: CacheQueryOptions = { ignoreVary: true, ignoreSearch: true };

export class Shelf {
  readonly #name: string;
  readonly #files: ReadonlySet<string>;

  constructor(
    build: Build,
    private readonly world: World,
  ) {
    this.#name = SHELVES + build.version;
    this.#files = new Set(build.files);
  }

  /** Put everything away, or nothing. */
  async fill(): Promise<void> {
    const shell = await this.world.fetch(this.#request(SHELL, "no-cache"));
    const text = await shell.clone().text();
    // While servers are upgraded one after the other, the page may come from another build.
    const named = text.match(/\/assets\/[\w.-]+/g) ?? [];
    if (!shell.ok || named.length === 0 || !named.every((file) => this.#files.has(file)))
      throw new Error(`the page is not of this build: ${this.#name}`);
    const cache = await this.world.caches.open(this.#name);
    await cache.addAll([...this.#files].map((file) => this.#request(file, "default")));
    await cache.put(SHELL, shell);
  }

  /** Throw away what older builds had put away. */
  async tidy(): Promise<void> {
    const names = await this.world.caches.keys();
    const old = names.filter((name) => name.startsWith(SHELVES) && name !== this.#name);
    await Promise.all(old.map((name) => this.world.caches.delete(name)));
  }

  /** Return an answer; null for what is none of this shelf's business. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== this.world.origin) return null;
    if (pathname.startsWith("/api")) return null;
    if (this.#files.has(pathname)) return this.#file(request, pathname);
    if (request.mode !== "navigate") return null;
    return this.#page(request, pathname.replace(/\/$/, "") === NEEDS_NOBODY);
  }

  async #file(request: Request, path: string): Promise<Response> {
    return (await this.#kept(path)) ?? this.world.fetch(request);
  }

  async #page(request: Request, needsNobody: boolean): Promise<Response> {
    const asked = this.world.fetch(request);
    try {
      const answer = await (needsNobody ? soon(asked) : asked);
      if (!needsNobody || answer.status < 500) return answer;
    } catch {
      // The network is away, or as good as away.
    }
    return (await this.#kept(SHELL)) ?? asked;
  }

  async #kept(path: string): Promise<Response | undefined> {
    const cache = await this.world.caches.open(this.#name);
    return cache.match(this.#request(path, "default"), ANYWAY);
  }

  #request(path: string, cache: RequestCache): Request {
    return new Request(this.world.origin + path, { cache });
  }
}

async function soon(asked: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), PATIENCE);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
