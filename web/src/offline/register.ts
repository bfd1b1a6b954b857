/**
 * Registration of the service worker. Only the score page, those who keep the game and those
 * who photograph tiles call it, so that nobody else has a service worker.
 */

import { base } from "../navigation/site";
import { trustedScript } from "./trusted";

const WORKER = `${base}sw.js`;

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
