/** Guest: the identity of this device, with a token; created on demand. */

import { ApiError, request } from "../api/client";
import type {
  GuestChanges,
  GuestProfile,
  GuestToken,
  KeptNameStatus,
  PasskeySignIn,
  PhraseSignIn,
  Transfer,
} from "../api/http";
import { forgetDevice } from "../api/tables";
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
  /** The animal; empty while it is not known on this device. */
  get face(): string {
    return stored?.face ?? "";
  },
  /** The colour; empty while it is not known on this device. */
  get colour(): string {
    return stored?.colour ?? "";
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

/** What a guest may change. */
export type Profile = Pick<GuestChanges, "name" | "face" | "colour">;

/** Create a guest, for this device or for a player who shares it. */
export async function createGuest(profile: Profile): Promise<GuestToken> {
  return request<GuestToken>("POST", "/api/guests", {
    body: { ...profile, language: preferences.language },
  });
}

/** Return the token of this device. Create a guest if there is none. */
export async function guestToken(): Promise<string> {
  reload();
  if (stored) return stored.token;
  creating ??= createGuest({}).then(save);
  try {
    return (await creating).token;
  } finally {
    creating = null;
  }
}

/** Change what others see of the guest. What is left out stays. */
export async function changeGuest(profile: Profile): Promise<void> {
  reload();
  if (!stored) {
    save(await createGuest(profile));
    return;
  }
  const { token } = stored;
  const changed = await request<GuestProfile>("PATCH", "/api/me", { token, body: profile });
  save({ token, ...changed });
}

/** Ask the server for face and colour of a guest that was stored before guests had them. */
export async function completeGuest(): Promise<void> {
  if (!stored || (stored.face && stored.colour)) return;
  const { token } = stored;
  save({ token, ...(await request<GuestProfile>("GET", "/api/me", { token })) });
}

/** Take over the guest of another device by its transfer code. */
export async function transferGuest(code: string): Promise<void> {
  save(await request<GuestToken>("POST", "/api/transfers", { body: { code } }));
}

/** Become the guest who keeps a name, by a passkey or a recovery phrase. */
export async function signIn(proof: PasskeySignIn | PhraseSignIn): Promise<void> {
  const way = "phrase" in proof ? "phrase" : "passkey";
  const signed = await request<GuestToken>("POST", `/api/sign-in/${way}`, {
    token: stored?.token ?? null,
    body: proof,
    isServers: true,
  });
  save(signed);
}

/** Make a link that signs in another device. Return it without the address of the server. */
export async function transferLink(): Promise<string> {
  const made = await request<Transfer>("POST", "/api/me/transfers", {
    token: await guestToken(),
  });
  return made.link;
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
  await forgetDevice();
  forgetGuest();
  removeAllExcept("preferences");
}

/** Forget the guest, because the server does not know its token any more. */
export function forgetGuest(): void {
  stored = null;
  removeItem("guest");
}

/** Return whether the guest of this device keeps its name; false if the server cannot be asked. */
export async function keepsName(): Promise<boolean> {
  const { token } = guest;
  if (token === null) return false;
  try {
    const found = await request<KeptNameStatus>("GET", "/api/me/name", { token, isServers: true });
    return found.kept;
  } catch {
    return false;
  }
}
