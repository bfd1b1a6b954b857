import { mount } from "svelte";

import "./app.css";
import { here } from "./here.svelte";
import { dropOld } from "./keep";
import { load } from "./pages";
import { getReady } from "./preferences.svelte";
import { loadAnew } from "./upgrade";

addEventListener("vite:preloadError", () => {
  // Without a network nothing was upgraded.
  if (navigator.onLine) loadAnew(sessionStorage, Date.now(), () => location.reload());
});
const ready = getReady();
const [{ default: App }, first] = await Promise.all([
  import("./App.svelte"),
  load(here.route),
  ready,
]);
document.getElementById("first")?.remove();
for (const each of ["draft.", "promised."]) dropOld(each, Date.now());
mount(App, { target: document.getElementById("app")!, props: { first } });
