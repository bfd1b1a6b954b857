/** Addresses of workers, as a trusted type, which the content security policy requires. */

interface Policy {
  createScriptURL(text: string): string;
}
interface PolicyMaker {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Only scripts of the game itself, from where this page comes from. */
function ownScript(address: string): string {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`not a script of this page: ${address}`);
  return href;
}

let policy: Policy | null = null;

export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  if (!trustedTypes) return ownScript(address);
  policy ??= trustedTypes.createPolicy("brikke-worker", { createScriptURL: ownScript });
  return policy.createScriptURL(address);
}
