import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
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
/** The names of offline caches begin with it. The service worker shares no code with pages. */
const PREFIX = "brikke-";
/** The entry of an offline cache that has the whole game. */
const KEPT = "/kept";
/** The entry of an offline cache that has what reads photographs. */
const KEPT_CAMERA = "/kept-camera";
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

/** Files of the engine, which plays the tables; all other files are pages and their words. */
const ENGINE = /^\/assets\/(python|library|engine|engineWorker|pyodide\.asm|brikke)-/;
/** What reads photographs. It is fetched and kept when somebody first needs it. */
const CAMERA = /^assets\/(cameraWorker|features|finder|reader|runtime)-/;
/** The pages of the camera, which a score sheet without a network needs, too. */
const CAMERA_PAGES = [/\/src\/pages\/score\/PhotoLeft\.svelte$/, /\/locales\/\w+\/camera\.ftl/];

/** Return the bytes that a file takes over the wire: archives are compressed already. */
function sizeOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): number {
  const source = file.type === "chunk" ? file.code : file.source;
  const bytes = Buffer.from(source as string);
  return /\.(onnx|pack|zip|woff2|png)$/.test(file.fileName) ? bytes.length : gzipSync(bytes).length;
}

/**
 * Write the list of files to cache into the service worker, and the list of all files for those who
 * keep the game on their device.
 */
function offline(): Plugin {
  return {
    name: "offline",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = new Set<string>();
        const add = (name: string, all = files): void => {
          const file = bundle[name];
          if (file?.type !== "chunk" || all.has(`/${name}`)) return;
          all.add(`/${name}`);
          for (const each of file.viteMetadata?.importedCss ?? []) all.add(`/${each}`);
          for (const each of file.imports) add(each, all);
        };
        const cameraPages = new Set<string>();
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
        for (const file of Object.values(bundle))
          if (
            file.type === "chunk" &&
            CAMERA_PAGES.some((each) => each.test(file.facadeModuleId ?? ""))
          )
            add(file.fileName, cameraPages);
        if (wanted.size > 0) this.error(`nothing was built of: ${[...wanted].join(" ")}`);
        const worker = bundle["sw.js"];
        const page = bundle["index.html"];
        if (worker?.type !== "chunk" || page?.type !== "asset")
          return this.error("nothing was built of: sw.js index.html");
        page.source = String(page.source).replaceAll('="./', '="/');
        const sorted = [...files].sort();
        const others = Object.keys(bundle)
          .filter((name) => !files.has(`/${name}`) && name.startsWith("assets/"))
          .sort();
        const camera = [
          ...others.filter((name) => CAMERA.test(name)).map((name) => `/${name}`),
          ...[...cameraPages].filter((name) => !files.has(name)).sort(),
        ];
        const pack = others.filter((name) => !CAMERA.test(name)).map((name) => `/${name}`);
        const version = createHash("sha256")
          .update(`${[...sorted, ...pack, ...camera].join()}${page.source}`)
          .digest("hex")
          .slice(0, 16);
        const marks = { kept: KEPT, keptCamera: KEPT_CAMERA };
        const build = { version, prefix: PREFIX, ...marks, files: sorted, pack, camera };
        worker.code = worker.code.replace("__BUILD__", JSON.stringify(build));
        const bytes = (name: string) => sizeOf(bundle[name.slice(1)]!);
        const source = JSON.stringify({
          version,
          cache: PREFIX + version,
          ...marks,
          files: [...sorted, ...pack].map((name) => [
            name,
            bytes(name),
            ENGINE.test(name) ? "engine" : "pages",
          ]),
          camera: camera.map((name) => [name, bytes(name)]),
        });
        // The networks lie in the package once, and are served from there under these names.
        for (const name of camera) if (name.endsWith(".onnx")) delete bundle[name.slice(1)];
        this.emitFile({ type: "asset", fileName: "pack.json", source });
      },
    },
  };
}

/**
 * Return the tests that replace something, with `vi`, or those that do not. Only the former need
 * modules of their own; loading all modules again for each file takes as long as all tests.
 */
function unitTests(replace: boolean): string[] {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `tests/${name}`)
    .filter((name) => /\bvi\b/.test(readFileSync(name, "utf8")) === replace);
}

/**
 * Leave out the WebAssembly of ONNX Runtime that its script names: the camera hands it a compressed
 * one, and nobody else needs it.
 */
function withoutPlainRuntime(): Plugin {
  return {
    name: "without-plain-runtime",
    transform: {
      filter: { id: /onnxruntime-web/ },
      handler: (code) =>
        code.replaceAll(/new URL\("ort-wasm[\w.-]+",\s*import\.meta\.url\)/g, "self.location"),
    },
  };
}

const BASICS =
  /\/src\/(navigation\/(route|site|navigation\.svelte)|device\/(storage|localTables|preferences\.svelte)|api\/(client|errorText)|pocket\/place|ui\/announce\.svelte|players\/guest\.svelte)\.ts$|\/src\/(ui\/Icon|layout\/Frame|players\/(Avatar|ProfileButton))\.svelte$/;

export default defineConfig({
  // Files find each other wherever they lie. Only the page names them from the root of its server;
  // `brikke site` makes that relative, too.
  base: "./",
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
        // What every page needs is one file: many small ones compress badly.
        codeSplitting: { groups: [{ name: "basics", test: BASICS }] },
      },
    },
  },
  worker: { format: "es", plugins: () => [withoutPlainRuntime()] },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    // A busy machine may need long to load a module.
    testTimeout: 60_000,
    setupFiles: "tests/repeatableExamples.ts",
    css: true,
    projects: [true, false].map((isolate) => ({
      extends: true as const,
      test: { name: isolate ? "isolated" : "shared", include: unitTests(isolate), isolate },
    })),
  },
});
