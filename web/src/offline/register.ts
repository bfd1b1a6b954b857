/**
 * Registration of the service worker. Only the score page, those who keep the game, those who
 * photograph tiles and those who want notices call it, so that nobody else has a service worker.
 */

import { base } from "../navigation/site";
import { trustedScript } from "./trusted";

const WORKER = `${base}sw.js`;

/**
 * Register the service worker. Return true when the page works offline, false if the browser does
 * not support it, or has no room for its files.
 */
export async function workOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    return await isActivated(await navigator.serviceWorker.register(trustedScript(WORKER)));
  } catch {
    return false;
  }
}

/** Wait until a service worker is active; return false if it could not be installed. */
function isActivated(registration: ServiceWorkerRegistration): Promise<boolean> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve(registration.active !== null);
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(false);
    });
  });
}
