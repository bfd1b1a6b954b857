/** Notices in the service worker: a push message is shown, and a click on it opens the table. */

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The path of the table. */
  readonly link: string;
}
interface Shown {
  readonly data: unknown;
  close(): void;
}
interface PageWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}
export interface Platform {
  /** The address of the game, without a slash at its end. */
  readonly base: string;
  show(title: string, options: Record<string, unknown>): Promise<void>;
  windows(): Promise<readonly PageWindow[]>;
  open(address: string): Promise<unknown>;
}

/** Return the notice in a push message; null if it is none. */
export function readNotice(text: string): Notice | null {
  try {
    const { title, body, link } = JSON.parse(text) as Partial<Notice>;
    const isNotice =
      typeof title === "string" && typeof body === "string" && /^\/t\/[a-z0-9]+$/.test(link ?? "");
    return isNotice ? { title, body, link: link! } : null;
  } catch {
    return null;
  }
}

/** Show a push message. One of the same table replaces an older one. */
export async function showNotice(text: string, platform: Platform): Promise<void> {
  const notice = readNotice(text);
  // Browsers demand that every push message is shown.
  await platform.show(notice?.title ?? "Brikke", {
    body: notice?.body ?? "",
    tag: notice?.link ?? "brikke",
    icon: `${platform.base}/icons/brikke-192.png`,
    data: notice?.link ?? "/",
  });
}

/** Open the table of a notice that was clicked, in a window that shows it already if there is one. */
export async function openNotice(shown: Shown, platform: Platform): Promise<void> {
  shown.close();
  const path = typeof shown.data === "string" ? shown.data : "/";
  const address = `${platform.base}${path}`;
  const windows = await platform.windows();
  const there = windows.find(({ url }) => url.split("#")[0] === address);
  await (there ? there.focus() : platform.open(address));
}
