/** The service worker: built as a file of its own, into which the build writes what it keeps. */

import { Shelf, type Build } from "./cache";

declare const __BUILD__: Build;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(type: "fetch", hear: (event: Asked) => void): void;
}

const worker = self as unknown as Worker;
const shelf = new Shelf(__BUILD__, {
  caches,
  fetch: (request) => fetch(request),
  origin: location.origin,
});

worker.addEventListener("install", (event) =>
  event.waitUntil(shelf.fill().then(() => worker.skipWaiting())),
);
worker.addEventListener("activate", (event) =>
  event.waitUntil(shelf.tidy().then(() => worker.clients.claim())),
);
worker.addEventListener("fetch", (event) => {
  const answer = shelf.answer(event.request);
  if (answer) event.respondWith(answer);
});
