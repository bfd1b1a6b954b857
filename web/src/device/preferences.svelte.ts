/** Preferences: stored on the device, and applied to the root element for the styles. */

import { isLanguage, preferredLanguage, type Language } from "../words/language";
import { setLanguage } from "../words/words.svelte";
import { getItem, setItem } from "./storage";

export type Theme = "auto" | "light" | "dark";

interface Preferences {
  language: Language;
  look: Theme;
  big: boolean;
  symbols: boolean;
  sound: boolean;
  calm: boolean;
  /** Whether others see this player's hand move on the table. */
  hands: boolean;
}

function readPreferences(): Preferences {
  const stored = getItem<Partial<Preferences>>("preferences") ?? {};
  return {
    language: isLanguage(stored.language)
      ? stored.language
      : preferredLanguage(navigator.languages),
    look: stored.look ?? "auto",
    big: stored.big ?? false,
    symbols: stored.symbols ?? true,
    sound: stored.sound ?? true,
    calm: stored.calm ?? false,
    hands: stored.hands ?? true,
  };
}

export const preferences: Preferences = $state(readPreferences());

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
darkDevice.addEventListener("change", apply);

/** Apply the preferences and load the language, which every page needs. */
export async function initPreferences(): Promise<void> {
  apply();
  await setLanguage(preferences.language);
}

export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences[name] = value;
  setItem("preferences", preferences);
  apply();
  if (name === "language") void setLanguage(preferences.language);
}

/** Take over changes from another tab. Otherwise the next change here would undo them. */
function reload(): void {
  const { language } = preferences;
  Object.assign(preferences, readPreferences());
  apply();
  if (preferences.language !== language) void setLanguage(preferences.language);
}
addEventListener("storage", reload);

function apply(): void {
  const { dataset } = document.documentElement;
  const dark = preferences.look === "auto" ? darkDevice.matches : preferences.look === "dark";
  dataset["theme"] = dark ? "dark" : "light";
  dataset["calm"] = String(preferences.calm);
  dataset["symbols"] = String(preferences.symbols);
}

/** Whether animations should be avoided. */
export function prefersReducedMotion(): boolean {
  return preferences.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
