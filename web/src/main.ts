import { mount } from "svelte";

import { load } from "./app/pages";
import { loadAnew } from "./app/reload";
import { getReady } from "./device/preferences.svelte";
import { dropOld } from "./device/storage";
import { here } from "./navigation/navigation.svelte";
import "./ui/app.css";

addEventListener("vite:preloadError", () => {
  // Without a network nothing was upgraded.
  if (navigator.onLine) loadAnew(sessionStorage, Date.now(), () => location.reload());
});
const ready = getReady();
const [{ default: App }, first] = await Promise.all([
  import("./app/App.svelte"),
  load(here.route),
  ready,
]);
document.getElementById("first")?.remove();
for (const each of ["draft.", "promised."]) dropOld(each, Date.now());
mount(App, { target: document.getElementById("app")!, props: { first } });
