import { readFileSync } from "node:fs";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SHAPES = new URL("../src/brikke/svg/shapes.svg", import.meta.url);

/**
 * Put the drawings into their component when it is built: the page's content security policy forbids
 * to make elements from text.
 */
const drawings = {
  name: "drawings",
  markup({ content, filename }) {
    if (!filename?.endsWith("/Shapes.svelte")) return undefined;
    const text = readFileSync(SHAPES, "utf8");
    return { code: content.replace("<!-- shapes.svg -->", text.slice(text.indexOf("<svg"))) };
  },
};

export default { preprocess: [drawings, vitePreprocess()] };
