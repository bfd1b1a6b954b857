import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  getItem,
  itemNames,
  removeAllExcept,
  removeItem,
  removeOldItems,
  setItem,
} from "../../src/device/storage";

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

test("a stored item can be read and removed", () => {
  expect(setItem("draft.t", { sets: [["r4", "j"]] })).toBe(true);
  expect(getItem("draft.t")).toEqual({ sets: [["r4", "j"]] });
  removeItem("draft.t");
  expect(getItem("draft.t")).toBeNull();
});

test("items of other pages are not touched", () => {
  stored.set("draft.t", '"theirs"');
  setItem("draft.t", "ours");
  removeItem("draft.t");
  expect([...stored]).toEqual([["draft.t", '"theirs"']]);
});

test("an item that cannot be read is null", () => {
  stored.set("brikke.draft.t", "{half");
  expect(getItem("draft.t")).toBeNull();
});

test("without storage nothing is stored and nothing throws", () => {
  const refuse = (): never => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(setItem("name", "Anna")).toBe(false);
  removeItem("name");
  expect(getItem("name")).toBeNull();
});

test("items older than a month are removed, and items without a date stay", () => {
  const now = Date.UTC(2026, 10, 15);
  setItem("draft.old", { at: now - 31 * 86_400_000 });
  setItem("draft.new", { at: now - 86_400_000 });
  setItem("draft.ageless", { sets: [] });
  setItem("other.old", { at: 0 });
  removeOldItems("draft.", now);
  expect(itemNames("").sort()).toEqual(["draft.ageless", "draft.new", "other.old"]);
});

test("all items except one are removed, but not those of other pages", () => {
  stored.set("theirs", "1");
  setItem("guest", { token: "secret" });
  setItem("preferences", { look: "dark" });
  removeAllExcept("preferences");
  expect([...stored.keys()]).toEqual(["theirs", "brikke.preferences"]);
});
