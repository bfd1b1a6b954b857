/** Who plays on this device: a guest with a token, made when first needed. */

import { ask, Refusal } from "../api/client";
import type { GuestProfile, GuestToken, Transfer } from "../api/http";
import { preferences } from "../device/preferences.svelte";
import { drop, dropAllBut, keep, kept } from "../device/storage";

let guest: GuestToken | null = $state(kept<GuestToken>("guest"));
let making: Promise<GuestToken> | null = null;

/** Another tab may have become someone meanwhile: they are the same person. */
function lookAgain(): void {
  guest = kept<GuestToken>("guest");
}
addEventListener("storage", lookAgain);

export const me = {
  get name(): string {
    return guest?.name ?? "";
  },
  /** The token, or null as long as nothing was done that takes one. */
  get token(): string | null {
    return guest?.token ?? null;
  },
};

function become(next: GuestToken): GuestToken {
  guest = next;
  keep("guest", next);
  return next;
}

/** Return another player's token, for a device that is handed round. */
export async function newGuest(name: string): Promise<GuestToken> {
  return ask<GuestToken>("POST", "/api/guests", { body: { name, language: preferences.language } });
}

/** Return this device's token, becoming a guest if need be. */
export async function token(): Promise<string> {
  lookAgain();
  if (guest) return guest.token;
  making ??= newGuest("").then(become);
  try {
    return (await making).token;
  } finally {
    making = null;
  }
}

export async function rename(name: string): Promise<void> {
  lookAgain();
  if (!guest) {
    become(await newGuest(name));
    return;
  }
  const changed = await ask<GuestProfile>("PATCH", "/api/me", {
    token: guest.token,
    body: { name },
  });
  become({ token: guest.token, ...changed });
}

/** Take over the guest of another device by its code. */
export async function takeOver(code: string): Promise<void> {
  become(await ask<GuestToken>("POST", "/api/transfers", { body: { code } }));
}

export async function linkForOtherDevice(): Promise<string> {
  const made = await ask<Transfer>("POST", "/api/me/transfers", { token: await token() });
  return new URL(made.link, location.origin).href;
}

/** Be forgotten, here and on the server, with everyone else who played on this device. */
export async function forgetMe(others: readonly string[]): Promise<void> {
  for (const each of [...others, ...(guest ? [guest.token] : [])]) {
    try {
      await ask("DELETE", "/api/me", { token: each });
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 401)) throw error;
    }
  }
  forgetHere();
  dropAllBut("preferences");
}

/** The server does not know this token any more. */
export function forgetHere(): void {
  guest = null;
  drop("guest");
}
