/** Passkeys: the browser makes them and signs with them (WebAuthn). */

import { request } from "../api/client";
import type {
  KeptNameStatus,
  NewPasskey,
  PasskeyChallenge,
  PasskeySignIn,
  SignInChallenge,
} from "../api/http";
import { isFolder } from "../navigation/site";

/** ES256, EdDSA and RS256: what the server checks, the most common first. */
const ALGORITHMS = [-7, -8, -257];

/** Whether kept names exist here: they need a server. */
export const hasKeptNames = !isFolder;

/** Return whether this page may use passkeys: a secure page of a named host. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && "PublicKeyCredential" in globalThis && !isAddress;
}

/** Make a passkey and keep a name by it. Return null if the person changed their mind. */
export async function makePasskey(token: string, name: string): Promise<KeptNameStatus | null> {
  const asked = await request<PasskeyChallenge>("POST", "/api/me/passkeys/challenge", {
    token,
    body: { name },
    isServers: true,
  });
  const made = await unlessDeclined(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(asked.challenge),
        rp: { name: "Brikke" },
        user: { id: bytesOf(asked.user), name: asked.name, displayName: asked.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  const body: NewPasskey = {
    name,
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  };
  return request<KeptNameStatus>("POST", "/api/me/passkeys", { token, body, isServers: true });
}

/** Let a passkey sign a challenge of the server. Return null if the person changed their mind. */
export async function usePasskey(): Promise<Omit<PasskeySignIn, "merge"> | null> {
  const { challenge } = await request<SignInChallenge>("POST", "/api/sign-in/challenge", {
    isServers: true,
  });
  const used = await unlessDeclined(
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), userVerification: "preferred" },
    }),
  );
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(used.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

async function unlessDeclined(
  asked: Promise<Credential | null>,
): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    // Also if the device has a passkey for this name already: then nothing is left to do.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
