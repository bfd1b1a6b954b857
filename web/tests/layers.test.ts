import { expect, test } from "vitest";

/**
 * Layers: the folders of web/src, the lowest first. A folder may import itself and lower layers.
 */
const LAYERS: readonly (readonly string[])[] = [
  ["navigation"],
  ["offline", "words"],
  ["pocket"],
  ["api", "device", "ui"],
  ["players", "rules"],
  ["board/layout", "board/tiles"],
  ["board/arrows", "board/input"],
  ["board", "fair", "layout", "solver"],
  ["rules/texts"],
  ["pocket/worker", "camera"],
  ["camera/worker"],
  ["turn"],
  ["live"],
  ["pages/puzzle", "pages/replay", "pages/score", "pages/solve", "pages/tournament"],
  ["pages/club", "pages/games", "pages/mistakes", "pages/notices", "pages/home"],
  ["pages/learn"],
  ["pages/table/end", "pages/table/recap"],
  ["pages/table"],
  ["app"],
  ["."],
];

/**
 * The only imports of the board from elsewhere: the faces of tiles and the drawings of players, but
 * no rules of the game.
 */
const BOARD_IMPORTS = [
  "players/Avatar.svelte",
  "rules/tiles",
  "svelte",
  "svelte/reactivity",
  "ui/Icon.svelte",
];

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const level = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder));

/** Return the folder of a path, relative to web/src. */
function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
}

/** Return what a source imports, statically or dynamically; files relative to web/src. */
function importsOf(path: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)];
  // A worker is another program: its address is no part of the page.
  const own = specifiers.filter(([, specifier]) => !specifier!.endsWith("?worker&url"));
  return own.map(([, specifier]) =>
    specifier!.startsWith(".")
      ? new URL(specifier!, `file:///${path}`).pathname.slice(1)
      : specifier!,
  );
}

const modules = Object.entries(SOURCES).map(([path, source]) => {
  const name = path.replace("../src/", "");
  const folder = folderOf(name);
  const foreign = importsOf(name, source).filter((each) => folderOf(each) !== folder);
  return { name, folder, foreign };
});
const folders = new Set(modules.map(({ folder }) => folder));

test("every folder has its layer", () => {
  expect([...folders].sort()).toEqual(LAYERS.flat().sort());
});

test("tests lie in folders of the same names", () => {
  const tests = Object.keys(import.meta.glob("./**/*.test.ts"));
  const names = tests.map((path) => folderOf(path.replace("./", "")));
  expect(names.filter((name) => !folders.has(name))).toEqual([]);
});

test.each(modules)("$name imports only lower layers", ({ folder, foreign }) => {
  const files = foreign.filter((each) => folders.has(folderOf(each)) && each.includes("/"));
  expect(files.filter((each) => level(folderOf(each)) >= level(folder))).toEqual([]);
});

/** The only modules that know whether a server or this device answers. */
const KNOW_WHO_ANSWERS = [
  "api/client.ts",
  "api/records.ts",
  "api/tables.ts",
  "live/continuing.ts",
  "live/socket.ts",
];

test("only the modules that open connections know who answers", () => {
  const elsewhere = modules.filter(({ folder }) => !folder.startsWith("pocket"));
  const know = elsewhere.filter(({ foreign }) =>
    foreign.some((each) => each.startsWith("pocket/")),
  );
  expect(know.map(({ name }) => name).sort()).toEqual(KNOW_WHO_ANSWERS);
});

test.each(modules.filter(({ folder }) => /^board(\/|$)/.test(folder)))(
  "$name knows tiles and pointers, but no rules of the game",
  ({ foreign }) => {
    const elsewhere = foreign.filter((each) => !each.startsWith("board/"));
    expect(elsewhere.filter((each) => !BOARD_IMPORTS.includes(each))).toEqual([]);
  },
);
