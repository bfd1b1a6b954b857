/**
 * Let this browser keep what the score sheet needs. Asked for by that page alone: whoever never
 * opens it has no worker between themselves and the server.
 */

const WORKER = "/sw.js";

interface Policy {
  createScriptURL(text: string): string;
}
interface PolicyMaker {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | null = null;

/** The page's content security policy lets a script's address come from a named policy alone. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy("brikke-worker", { createScriptURL: () => WORKER });
  return policy.createScriptURL(address);
}

/** Return once the page works without a network; false where a browser cannot do that. */
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
