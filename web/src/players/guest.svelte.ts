/** Guest: the identity of this device, with a token; created on demand. */

import { ApiError, request } from "../api/client";
import type { GuestProfile, GuestToken, Transfer } from "../api/http";
import { preferences } from "../device/preferences.svelte";
import { getItem, removeAllExcept, removeItem, setItem } from "../device/storage";

let stored: GuestToken | null = $state(getItem<GuestToken>("guest"));
let creating: Promise<GuestToken> | null = null;

/** Read the guest again, because another tab may have created it. */
function reload(): void {
  stored = getItem<GuestToken>("guest");
}
addEventListener("storage", reload);

export const guest = {
  get name(): string {
    return stored?.name ?? "";
  },
  /** The token; null if there is no guest yet. */
  get token(): string | null {
    return stored?.token ?? null;
  },
};

function save(next: GuestToken): GuestToken {
  stored = next;
  setItem("guest", next);
  return next;
}

/** Create a guest, for this device or for a player who shares it. */
export async function createGuest(name: string): Promise<GuestToken> {
  return request<GuestToken>("POST", "/api/guests", {
    body: { name, language: preferences.language },
  });
}

/** Return the token of this device. Create a guest if there is none. */
export async function guestToken(): Promise<string> {
  reload();
  if (stored) return stored.token;
  creating ??= createGuest("").then(save);
  try {
    return (await creating).token;
  } finally {
    creating = null;
  }
}

export async function renameGuest(name: string): Promise<void> {
  reload();
  if (!stored) {
    save(await createGuest(name));
    return;
  }
  const changed = await request<GuestProfile>("PATCH", "/api/me", {
    token: stored.token,
    body: { name },
  });
  save({ token: stored.token, ...changed });
}

/** Take over the guest of another device by its transfer code. */
export async function transferGuest(code: string): Promise<void> {
  save(await request<GuestToken>("POST", "/api/transfers", { body: { code } }));
}

export async function transferLink(): Promise<string> {
  const made = await request<Transfer>("POST", "/api/me/transfers", {
    token: await guestToken(),
  });
  return new URL(made.link, location.origin).href;
}

/** Delete the guest and all other players of this device, here and on the server. */
export async function deleteGuest(others: readonly string[]): Promise<void> {
  for (const each of [...others, ...(stored ? [stored.token] : [])]) {
    try {
      await request("DELETE", "/api/me", { token: each });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
  }
  forgetGuest();
  removeAllExcept("preferences");
}

/** Forget the guest, because the server does not know its token any more. */
export function forgetGuest(): void {
  stored = null;
  removeItem("guest");
}
