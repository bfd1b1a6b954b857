import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { drop, dropAllBut, dropOld, keep, kept, keptNames } from "../../src/device/storage";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what is kept is there again, and gone once it is dropped", () => {
  expect(keep("draft.t", { sets: [["r4", "j"]] })).toBe(true);
  expect(kept("draft.t")).toEqual({ sets: [["r4", "j"]] });
  drop("draft.t");
  expect(kept("draft.t")).toBeNull();
});

test("names of other pages are not touched", () => {
  stored.set("draft.t", '"theirs"');
  keep("draft.t", "ours");
  drop("draft.t");
  expect([...stored]).toEqual([["draft.t", '"theirs"']]);
});

test("what cannot be read counts as nothing kept", () => {
  stored.set("brikke.draft.t", "{half");
  expect(kept("draft.t")).toBeNull();
});

test("where nothing may be kept, nothing is, and nobody is stopped", () => {
  const refuse = (): never => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keep("name", "Anna")).toBe(false);
  drop("name");
  expect(kept("name")).toBeNull();
});

test("what is older than a month goes, and what does not tell its age stays", () => {
  const now = Date.UTC(2026, 10, 15);
  keep("draft.old", { at: now - 31 * 86_400_000 });
  keep("draft.new", { at: now - 86_400_000 });
  keep("draft.ageless", { sets: [] });
  keep("other.old", { at: 0 });
  dropOld("draft.", now);
  expect(keptNames("").sort()).toEqual(["draft.ageless", "draft.new", "other.old"]);
});

test("all but one thing is dropped, and nothing of other pages", () => {
  stored.set("theirs", "1");
  keep("guest", { token: "secret" });
  keep("preferences", { look: "dark" });
  dropAllBut("preferences");
  expect([...stored.keys()]).toEqual(["theirs", "brikke.preferences"]);
});
