/**
 * Storage of local tables in IndexedDB: texts by kind and key. A write is complete or has no effect.
 * The engine reads and writes it in its worker; pages read the list of tables without the engine.
 */

const NAME = "brikke";
const VERSION = 1;
const KINDS = ["events", "tables", "rounds", "records", "guests"] as const;
export type Kind = (typeof KINDS)[number];

/** A text to write; one that is new must not be stored yet. */
export type Write = readonly [kind: Kind, key: string, text: string, isNew: boolean];

/** Storage that cannot be used: blocked, full, or written by a newer version of the game. */
export class StorageError extends Error {
  constructor(readonly reason: "blocked" | "full" | "newer") {
    super(`storage is ${reason}`);
  }
}

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const kind of KINDS)
        if (!request.result.objectStoreNames.contains(kind)) request.result.createObjectStore(kind);
    };
    request.onsuccess = () => {
      const database = request.result;
      // A page of a newer build may need another form. It waits until this one lets go.
      database.onversionchange = () => letGo(database);
      database.onclose = () => (opening = null);
      resolve(database);
    };
    request.onerror = () =>
      reject(new StorageError(request.error?.name === "VersionError" ? "newer" : "blocked"));
  });
  opening.catch(() => (opening = null));
  return opening;
}

async function database(): Promise<IDBDatabase> {
  try {
    return await open();
  } catch (error) {
    // Private windows and strict settings throw at once.
    throw error instanceof StorageError ? error : new StorageError("blocked");
  }
}

/** Begin a transaction; after the browser has closed the database, with one that is opened again. */
async function begin(
  kinds: Kind | readonly Kind[],
  ...how: [IDBTransactionMode?, IDBTransactionOptions?]
): Promise<IDBTransaction> {
  const names = typeof kinds === "string" ? kinds : [...kinds];
  try {
    return (await database()).transaction(names, ...how);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    opening = null;
  }
  const reopened = await database();
  try {
    return reopened.transaction(names, ...how);
  } catch {
    throw new StorageError("blocked");
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new StorageError("blocked"));
  });
}

/** Return the text under a key; undefined if there is none. */
export async function get(kind: Kind, key: string): Promise<string | undefined> {
  const store = (await begin(kind)).objectStore(kind);
  return result(store.get(key) as IDBRequest<string | undefined>);
}

/** Return the texts whose keys begin with a prefix, after a key, in the order of keys. */
export async function find(kind: Kind, prefix: string, after = ""): Promise<string[]> {
  const store = (await begin(kind)).objectStore(kind);
  const isAfter = after >= prefix && after !== "";
  const range = IDBKeyRange.bound(isAfter ? after : prefix, `${prefix}\uffff`, isAfter);
  return result(store.getAll(range) as IDBRequest<string[]>);
}

/** Write all texts; or none, and return false, if one that must be new is not. */
export async function write(writes: readonly Write[]): Promise<boolean> {
  const kinds = [...new Set(writes.map(([kind]) => kind))];
  const transaction = await begin(kinds, "readwrite", { durability: "strict" });
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => {
      const name = transaction.error?.name;
      if (name === "ConstraintError") return resolve(false);
      letGo(transaction.db);
      reject(new StorageError(name === "QuotaExceededError" ? "full" : "blocked"));
    };
    for (const [kind, key, text, isNew] of writes) {
      const store = transaction.objectStore(kind);
      if (isNew) store.add(text, key);
      else store.put(text, key);
    }
  });
}

/** Close a connection: in Firefox, one that has found the storage full writes nothing any more. */
function letGo(connection: IDBDatabase): void {
  connection.close();
  opening = null;
}

/** Remove everything. */
export async function clear(): Promise<void> {
  const transaction = await begin(KINDS, "readwrite");
  for (const kind of KINDS) transaction.objectStore(kind).clear();
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new StorageError("blocked"));
  });
}
