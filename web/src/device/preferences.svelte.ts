/** How this reader likes it: remembered, and shown on the page's root for the styles to see. */

import { isLanguage, preferred, type Language } from "../words/language";
import { speak } from "../words/words.svelte";
import { keep, kept } from "./storage";

export type Look = "auto" | "light" | "dark";

interface Preferences {
  language: Language;
  look: Look;
  big: boolean;
  symbols: boolean;
  sound: boolean;
  calm: boolean;
}

function remembered(): Preferences {
  const stored = kept<Partial<Preferences>>("preferences") ?? {};
  return {
    language: isLanguage(stored.language) ? stored.language : preferred(navigator.languages),
    look: stored.look ?? "auto",
    big: stored.big ?? false,
    symbols: stored.symbols ?? false,
    sound: stored.sound ?? false,
    calm: stored.calm ?? false,
  };
}

export const preferences: Preferences = $state(remembered());

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
darkDevice.addEventListener("change", show);

/** Load the reader's language; everything shown needs it. */
export async function getReady(): Promise<void> {
  show();
  await speak(preferences.language);
}

export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences[name] = value;
  keep("preferences", preferences);
  show();
  if (name === "language") void speak(preferences.language);
}

/** What was set in another tab holds here, too; or the next thing set here would undo it. */
function lookAgain(): void {
  const { language } = preferences;
  Object.assign(preferences, remembered());
  show();
  if (preferences.language !== language) void speak(preferences.language);
}
addEventListener("storage", lookAgain);

function show(): void {
  const { dataset } = document.documentElement;
  const dark = preferences.look === "auto" ? darkDevice.matches : preferences.look === "dark";
  dataset["theme"] = dark ? "dark" : "light";
  dataset["calm"] = String(preferences.calm);
}

/** Whether things should move as little as possible. */
export function isCalm(): boolean {
  return preferences.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
