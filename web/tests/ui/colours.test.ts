import { expect, test } from "vitest";

import css from "../../src/ui/app.css?raw";

/** Colours: contrasts of the tokens, as WCAG 2 defines them, in both themes. */
type Tokens = ReadonlyMap<string, string>;

const SOURCES = import.meta.glob<string>("../../src/**/*.{svelte,css,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

function tokensOf(selector: string): Tokens {
  const block = css.slice(css.indexOf(`${selector} {`));
  const lines = block.slice(0, block.indexOf("}")).matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map([...lines].map(([, name, value]) => [name!, value!]));
}

const LIGHT = tokensOf(":root");
const DARK: Tokens = new Map([...LIGHT, ...tokensOf(':root[data-theme="dark"]')]);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(tokens: Tokens, one: string, other: string): number {
  const [low, high] = [one, other]
    .map((name) => luminance(tokens.get(name)!))
    .sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** Text of any size needs 4.5, large text and graphics 3. */
const PAIRS: readonly (readonly [names: string, on: string, least: number])[] = [
  ["ink", "page card teal-soft lamp-soft wrong-soft", 7],
  ["soft", "page card", 4.5],
  ["teal", "page card teal-soft", 4.5],
  ["amber", "page card lamp-soft", 4.5],
  ["wrong-ink", "page card wrong-soft", 4.5],
  ["good", "page card", 4.5],
  ["on-table", "table table-deep table-high", 4.5],
  ["on-table-soft", "table table-deep", 4.5],
  ["lamp-ink", "lamp", 4.5],
  ["on-wrong", "wrong", 4.5],
  ["lamp wrong ivory side", "table table-deep", 3],
  ["ivory", "wood", 3],
  ["p-rose p-mint p-lilac p-peach p-sky p-straw", "table table-deep", 3],
  ["on-person", "p-rose p-mint p-lilac p-peach p-sky p-straw", 4.5],
  ["k r b j o-small", "ivory", 4.5],
  ["o", "ivory", 3],
];

test.each([
  ["light", LIGHT],
  ["dark", DARK],
])("the contrasts of the %s theme suffice", (_theme, tokens) => {
  const low = PAIRS.flatMap(([names, on, least]) =>
    names
      .split(" ")
      .flatMap((name) => on.split(" ").map((each) => ({ name, on: each, least })))
      .filter((each) => !(contrast(tokens, each.name, each.on) >= least)),
  );
  expect(low).toEqual([]);
});

test("every custom property that is used is defined", () => {
  const sources = Object.values(SOURCES).join("\n");
  const set = new Set([...sources.matchAll(/(--[a-z0-9-]+)"?(?=[:=,])/g)].map(([, name]) => name!));
  const used = new Set([...sources.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name!));
  expect([...used].filter((name) => !set.has(name) && name !== "--p-")).toEqual([]);
});
