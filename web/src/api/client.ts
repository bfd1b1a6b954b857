/** HTTP client: requests to the server, or to the engine on this device. */

import { isKept } from "../offline/isKept";
import { isLocalPath, isOfDevice, storedTable } from "../pocket/place";
import type { Problem } from "./http";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail || code);
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

interface Options {
  readonly token?: string | null;
  readonly body?: unknown;
  /** Whether only the server knows the answer. */
  readonly isServers?: boolean;
}

/** Send a request and return the answer. Throw an ApiError if it is refused. */
export async function request<T>(method: Method, path: string, options: Options = {}): Promise<T> {
  if (isLocalPath(path)) {
    // What lists show of a table is known without the engine.
    const table = method === "GET" ? await storedTable(path) : null;
    return table === null ? askDevice(method, path, options) : (table as T);
  }
  let answer: Response;
  try {
    answer = await askServer(method, path, options);
  } catch {
    if (isKept() && !options.isServers) return askDevice(method, path, options);
    throw new ApiError(0, "unreachable", "");
  }
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  // A round or a record of this device has an address like those of the server.
  if (answer.status === 404 && (await isOfDevice(path))) return askDevice(method, path, options);
  return result(answer.status, text && isJson ? JSON.parse(text) : text);
}

function askServer(method: Method, path: string, { token, body }: Options): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  return fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Start the engine on this device before anybody asks it. */
export async function startEngine(): Promise<void> {
  (await import("../pocket/engine")).localEngine();
}

async function askDevice<T>(method: Method, path: string, { token, body }: Options): Promise<T> {
  const text = body === undefined ? "" : JSON.stringify(body);
  // Few visits need the engine.
  const { askHere } = await import("../pocket/engine");
  const answer = await askHere(method, path, token ?? "", text);
  return result(answer.status, JSON.parse(answer.body));
}

function result<T>(status: number, body: unknown): T {
  if (status >= 200 && status < 300) return body as T;
  const { code = `http-${status}`, detail = "" } = (
    typeof body === "object" && body !== null ? body : {}
  ) as Partial<Problem>;
  throw new ApiError(status, code, detail);
}
