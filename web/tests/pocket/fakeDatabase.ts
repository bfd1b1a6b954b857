/** A fake IndexedDB: one database in memory, which can be full, blocked or of a newer version. */

export class FakeDatabase {
  version = 0;
  readonly kept = new Map<string, Map<string, string>>();
  /** The name of the error that opening ends with; none if it is null. */
  refusal: string | null = null;
  isFull = false;
  /** Whether the browser has closed it without a word. */
  isClosed = false;
  opened = 0;

  readonly open = (_name: string, version: number): object => {
    const request: Record<string, unknown> = {};
    queueMicrotask(() => {
      const name = version < this.version ? "VersionError" : this.refusal;
      if (name !== null) return fail(request, name);
      request["result"] = this.#connection();
      this.opened += 1;
      this.isClosed = false;
      const isOlder = this.version < version;
      this.version = version;
      if (isOlder) call(request, "onupgradeneeded");
      call(request, "onsuccess");
    });
    return request;
  };

  #connection(): object {
    const { kept } = this;
    const connection = {
      /** Whether a write has failed: then none is possible any more, as in Firefox. */
      hasFailed: false,
      objectStoreNames: { contains: (kind: string) => kept.has(kind) },
      createObjectStore: (kind: string) => kept.set(kind, new Map()),
      close: () => undefined,
      transaction: (kinds: string | string[]) => {
        if (this.isClosed) throw new DOMException("closed", "InvalidStateError");
        return this.#transaction([kinds].flat(), connection);
      },
    };
    return connection;
  }

  #transaction(kinds: string[], db: { hasFailed: boolean }): object {
    const changed = new Map(kinds.map((kind) => [kind, new Map(this.kept.get(kind))]));
    let error: DOMException | null = null;
    let isWriting = false;
    const write = (change: () => void): void => {
      if (db.hasFailed) throw new DOMException("no mutations", "InvalidStateError");
      isWriting = true;
      if (!error) change();
    };
    const transaction: Record<string, unknown> = {
      db,
      get error() {
        return error;
      },
      objectStore: (kind: string) => {
        const store = changed.get(kind)!;
        return {
          get: (key: string) => answer(store.get(key)),
          getAll: (range: Range) =>
            answer(
              [...store]
                .sort(byKey)
                .filter(isIn(range))
                .map(([, text]) => text),
            ),
          add: (text: string, key: string) =>
            write(() => {
              if (store.has(key)) error = new DOMException("there", "ConstraintError");
              else store.set(key, text);
            }),
          put: (text: string, key: string) => write(() => void store.set(key, text)),
          clear: () => write(() => store.clear()),
        };
      },
    };
    queueMicrotask(() =>
      queueMicrotask(() => {
        if (isWriting && this.isFull && !error) {
          error = new DOMException("", "QuotaExceededError");
          db.hasFailed = true;
        }
        if (!error) for (const [kind, store] of changed) this.kept.set(kind, store);
        call(transaction, error ? "onabort" : "oncomplete");
      }),
    );
    return transaction;
  }
}

export interface Range {
  readonly lower: string;
  readonly upper: string;
  readonly isOpen: boolean;
}

/** The ranges of keys that the storage asks for. */
export const FakeKeyRange = {
  bound: (lower: string, upper: string, isOpen: boolean): Range => ({ lower, upper, isOpen }),
};

const byKey = ([one]: [string, string], [other]: [string, string]): number =>
  one < other ? -1 : 1;

const isIn =
  ({ lower, upper, isOpen }: Range) =>
  ([key]: [string, string]): boolean =>
    (isOpen ? key > lower : key >= lower) && key <= upper;

function answer(result: unknown): object {
  const request: Record<string, unknown> = { result };
  queueMicrotask(() => call(request, "onsuccess"));
  return request;
}

function fail(request: Record<string, unknown>, name: string): void {
  request["error"] = new DOMException("", name);
  call(request, "onerror");
}

function call(target: Record<string, unknown>, name: string): void {
  (target[name] as (() => void) | null | undefined)?.();
}
