/** Service worker: a separate file; the build inserts the list of files to cache. */

import { OfflineCache, type Build } from "./cache";
import { openNotice, showNotice } from "./notices";

declare const __BUILD__: Build;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}

const worker = self as unknown as Worker;
// The worker lies at the address of the game.
const base = new URL(".", location.href).href.replace(/\/$/, "");
const cache = new OfflineCache(__BUILD__, {
  caches,
  fetch: (request) => fetch(request),
  base,
});
const platform = {
  base,
  show: (title: string, options: object) => worker.registration.showNotification(title, options),
  windows: () => worker.clients.matchAll({ type: "window", includeUncontrolled: true }),
  open: (address: string) => worker.clients.openWindow(address),
};

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
worker.addEventListener("push", (event) =>
  event.waitUntil(showNotice(event.data?.text() ?? "", platform)),
);
worker.addEventListener("notificationclick", (event) =>
  event.waitUntil(openNotice(event.notification, platform)),
);
