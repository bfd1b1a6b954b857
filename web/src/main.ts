/** Entry point: loads the language and the first page, then mounts the app. */

import { mount } from "svelte";

import { loadPage } from "./app/pages";
import { reloadIfUpgraded } from "./app/reload";
import { initPreferences } from "./device/preferences.svelte";
import { removeOldItems } from "./device/storage";
import { navigation } from "./navigation/navigation.svelte";
import { adaptLinks, base } from "./navigation/site";
import "./ui/app.css";
import "./ui/forms.css";

addEventListener("vite:preloadError", () => {
  void reloadIfUpgraded({
    storage: sessionStorage,
    script: new URL(import.meta.url).pathname.slice(base.length - 1),
    fetchPage: async () => (await fetch(base, { cache: "no-store" })).text(),
    now: () => Date.now(),
    reload: () => location.reload(),
  });
});
adaptLinks();
const ready = initPreferences();
const [{ default: App }, first] = await Promise.all([
  import("./app/App.svelte"),
  loadPage(navigation.route),
  ready,
]);
document.getElementById("first")?.remove();
for (const each of ["draft.", "promised.", "seen."]) removeOldItems(each, Date.now());
mount(App, { target: document.getElementById("app")!, props: { first } });
