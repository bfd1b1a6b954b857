/** Service worker: a separate file; the build inserts the list of files to cache. */

import { OfflineCache, type Build } from "./cache";

declare const __BUILD__: Build;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as Worker;
const cache = new OfflineCache(__BUILD__, {
  caches,
  fetch: (request) => fetch(request),
  // The worker lies at the address of the game.
  base: new URL(".", location.href).href.replace(/\/$/, ""),
});

worker.addEventListener("install", (event) =>
  event.waitUntil(cache.install().then(() => worker.skipWaiting())),
);
worker.addEventListener("activate", (event) =>
  event.waitUntil(cache.removeOld().then(() => worker.clients.claim())),
);
worker.addEventListener("fetch", (event) => {
  const answer = cache.respond(event.request);
  if (answer) event.respondWith(answer);
});
