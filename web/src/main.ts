import { mount } from "svelte";

import "./app.css";
import { dropOld } from "./keep";
import { getReady } from "./preferences.svelte";
import { loadAnew } from "./upgrade";

addEventListener("vite:preloadError", () =>
  loadAnew(sessionStorage, Date.now(), () => location.reload()),
);
const ready = getReady();
const { default: App } = await import("./App.svelte");
await ready;
document.getElementById("first")?.remove();
for (const each of ["draft.", "promised."]) dropOld(each, Date.now());
mount(App, { target: document.getElementById("app")! });
