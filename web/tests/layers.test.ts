import { expect, test } from "vitest";

const board = import.meta.glob<string>("../src/board/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the board may know besides itself: a framework, and what is printed on a tile. */
const KNOWN = new Set(["svelte", "../rules/tiles"]);

test.each(Object.entries(board))("%s knows tiles and pointers, and no rules", (_, source) => {
  const imported = [...source.matchAll(/(?:from|import) "([^"]+)"/g)].map((match) => match[1]!);
  const foreign = imported.filter((name) => !name.startsWith("./") && !KNOWN.has(name));
  expect(foreign).toEqual([]);
});
