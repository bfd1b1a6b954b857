import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The words and the page are fetched at the same time: the page need not wait to be asked for. */
function preloadPage(): Plugin {
  return {
    name: "preload-page",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) =>
          file.type === "chunk" && file.facadeModuleId?.endsWith("/App.svelte")
            ? [{ tag: "link", attrs: { rel: "modulepreload", href: `/${file.fileName}` } }]
            : [],
        ),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), preloadPage()],
  build: { outDir: "../src/brikke/web", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
