import { mount } from "svelte";

import "./app.css";
import { getReady } from "./preferences.svelte";

const ready = getReady();
const { default: App } = await import("./App.svelte");
await ready;
document.getElementById("first")?.remove();
mount(App, { target: document.getElementById("app")! });
