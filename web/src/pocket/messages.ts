/** Messages between a page and the worker that runs the engine. */

/** From the page: a connection to a table, its messages, or a request. */
export type ToWorker =
  | { readonly type: "connect"; readonly id: string; readonly tableId: string }
  | { readonly type: "send"; readonly id: string; readonly text: string }
  | { readonly type: "disconnect"; readonly id: string }
  | {
      readonly type: "request";
      readonly id: string;
      readonly method: string;
      readonly path: string;
      readonly token: string;
      readonly body: string;
    };

/** From the worker: it can begin, or cannot; messages of tables, answers to requests. */
export type FromWorker =
  | { readonly type: "ready" }
  | { readonly type: "failed"; readonly reason: string }
  | { readonly type: "message"; readonly id: string; readonly text: string }
  | {
      readonly type: "answer";
      readonly id: string;
      readonly status: number;
      readonly body: string;
    };
