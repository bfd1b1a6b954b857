/** Push on this device: whether the browser can show notices, and its subscription. */

import { request } from "../../api/client";
import type { NoticeState } from "../../api/http";
import { workOffline } from "../../offline/register";

/** Why this browser shows no notices. */
export type PushObstacle = "denied" | "missing" | "failed";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Return the name of this device on the server; null if it gets no notices. */
export async function thisDevice(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? deviceName(subscription.endpoint) : null;
}

/** Ask the browser for notices, and tell the server where to send them. */
export async function switchOn(
  pushKey: string,
  token: string,
): Promise<NoticeState | PushObstacle> {
  if (!canPush()) return "missing";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  if (!(await workOffline())) return "missing";
  let subscription: PushSubscription;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(pushKey),
    });
  } catch {
    return "failed";
  }
  return request<NoticeState>("POST", "/api/me/notices/devices", {
    token,
    body: subscription.toJSON(),
    isServers: true,
  });
}

/** End the subscription of this device, here and on the server. */
export async function switchOff(token: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const name = await deviceName(subscription.endpoint);
  await request("DELETE", `/api/me/notices/devices/${name}`, { token, isServers: true });
  await subscription.unsubscribe();
}

/** A device is named by the hash of the address of its subscription. */
async function deviceName(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (each) => each.toString(16).padStart(2, "0")).join("");
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (each) => each.charCodeAt(0));
}
