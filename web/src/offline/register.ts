/**
 * Registration of the service worker. Only the score page calls it, so that users who never open
 * that page have no service worker.
 */

import { trustedScript } from "./trusted";

const WORKER = "/sw.js";

/**
 * Register the service worker. Return true when the page works offline, false if the browser does
 * not support it.
 */
export async function workOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(trustedScript(WORKER));
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}
