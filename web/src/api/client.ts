/** HTTP client: requests to the server. */

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

/** Send a request and return the answer. Throw an ApiError if the server refuses it. */
export async function request<T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  options: { token?: string | null; body?: unknown } = {},
): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.token) headers["authorization"] = `Bearer ${options.token}`;
  if (options.body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (options.body !== undefined) init.body = JSON.stringify(options.body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  const body: unknown = text && isJson ? JSON.parse(text) : text;
  if (answer.ok) return body as T;
  const { code = `http-${answer.status}`, detail = "" } = (isJson ? body : {}) as Partial<Problem>;
  throw new ApiError(answer.status, code, detail);
}
