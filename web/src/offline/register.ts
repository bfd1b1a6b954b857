/**
 * Registration of the service worker. Only the score page calls it, so that users who never open
 * that page have no service worker.
 */

const WORKER = "/sw.js";

interface Policy {
  createScriptURL(text: string): string;
}
interface PolicyMaker {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | null = null;

/** Return the address as a trusted type, which the content security policy requires. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy("brikke-worker", { createScriptURL: () => WORKER });
  return policy.createScriptURL(address);
}

/**
 * Register the service worker. Return true when the page works offline, false if the browser does
 * not support it.
 */
export async function workOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register(trusted(WORKER));
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
}
