import { createHash } from "node:crypto";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const FONT = ".woff2";

/** Preload the app and the typeface, so that they are fetched at the same time as the words. */
function preloadPage(): Plugin {
  return {
    name: "preload-page",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((file) => {
          const href = `/${file.fileName}`;
          if (file.type === "chunk" && file.facadeModuleId?.endsWith("/App.svelte"))
            return [{ tag: "link", attrs: { rel: "modulepreload", href } }];
          if (!href.endsWith(FONT)) return [];
          const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href };
          return [{ tag: "link", attrs }];
        }),
    },
  };
}

const WORKER = "src/offline/worker.ts";
/** Offline pages: the score sheet and the pages that lead to it, in all languages. */
const OFFLINE = [
  /\/index\.html$/,
  /\/src\/app\/App\.svelte$/,
  /\/src\/app\/OfflinePage\.svelte$/,
  /\/src\/layout\/SettingsDialog\.svelte$/,
  /\/src\/players\/FaceDrawings\.svelte$/,
  /\/src\/pages\/home\/HomePage\.svelte$/,
  /\/src\/pages\/score\/ScorePage\.svelte$/,
  /\/locales\/\w+\/(game|browser|score)\.ftl/,
];

/** Write the list of files to cache into the service worker. */
function offline(): Plugin {
  return {
    name: "offline",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = new Set<string>();
        const add = (name: string): void => {
          const file = bundle[name];
          if (file?.type !== "chunk" || files.has(`/${name}`)) return;
          files.add(`/${name}`);
          for (const each of file.viteMetadata?.importedCss ?? []) files.add(`/${each}`);
          file.imports.forEach(add);
        };
        const wanted = new Set(OFFLINE);
        for (const file of Object.values(bundle)) {
          if (file.fileName.endsWith(FONT)) files.add(`/${file.fileName}`);
          if (file.type === "chunk")
            for (const each of OFFLINE)
              if (each.test(file.facadeModuleId ?? "")) {
                add(file.fileName);
                wanted.delete(each);
              }
        }
        if (wanted.size > 0) this.error(`nothing was built of: ${[...wanted].join(" ")}`);
        const worker = bundle["sw.js"];
        const page = bundle["index.html"];
        if (worker?.type !== "chunk" || page?.type !== "asset")
          return this.error("nothing was built of: sw.js index.html");
        const sorted = [...files].sort();
        const version = createHash("sha256")
          .update(`${sorted.join()}${page.source}`)
          .digest("hex")
          .slice(0, 16);
        worker.code = worker.code.replace("__BUILD__", JSON.stringify({ version, files: sorted }));
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), preloadPage(), offline()],
  build: {
    outDir: "../src/brikke/web",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: ["index.html", WORKER],
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(WORKER) ? "sw.js" : "assets/[name]-[hash].js",
      },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // A busy machine may need long to load a module.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000, css: true },
});
