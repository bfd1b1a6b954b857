import { describe, expect, test } from "vitest";

import { routeOf, tableIn } from "../../src/navigation/route";

const ID = "abcdefgh23456789";

test.each([
  ["/", "", { page: "home" }],
  ["/", "#somewhere", { page: "home" }],
  ["/", "#move=x7k2", { page: "move", code: "x7k2" }],
  ["/", "#move=", { page: "home" }],
  [`/t/${ID}`, "", { page: "table", id: ID }],
  [`/t/${ID}/`, "#move=x7k2", { page: "table", id: ID }],
  ["/t/", "", { page: "lost" }],
  [`/t/${ID}/more`, "", { page: "lost" }],
  ["/replay", "#12", { page: "replay", id: null }],
  [`/replay/${"a7".repeat(32)}`, "", { page: "replay", id: "a7".repeat(32) }],
  [`/replay/${"a7".repeat(16)}`, "", { page: "replay", id: "a7".repeat(16) }],
  ["/replay/a7", "", { page: "lost" }],
  ["/solve/", "#rack=r7", { page: "solve" }],
  ["/learn", "", { page: "learn", lesson: null }],
  ["/learn/split-a-run", "", { page: "learn", lesson: "split-a-run" }],
  ["/rules/german", "", { page: "rules", edition: "german" }],
  ["/score", "", { page: "score" }],
  ["/puzzle", "", { page: "puzzle", which: null }],
  ["/puzzle/2026-11-15", "", { page: "puzzle", which: "2026-11-15" }],
  ["/elsewhere", "", { page: "lost" }],
  ["/elsewhere", "#move=x7k2", { page: "lost" }],
])("the address %s%s is read", (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});

describe("an invitation is found", () => {
  test.each([
    ["in a code", ID],
    ["in a code with room around it", ` ${ID}\n`],
    ["in a code as it was read aloud", "ABCD EFGH-2345 6789"],
    ["in a link", `http://127.0.0.1:8000/t/${ID}`],
    ["in a link with more behind it", `http://127.0.0.1:8000/t/${ID}/?from=mail#top`],
    ["in a link without its beginning", `127.0.0.1:8000/t/${ID}`],
    ["in a link in capitals", `HTTP://127.0.0.1:8000/T/${ID.toUpperCase()}`],
  ])("%s", (_, text) => {
    expect(tableIn(text)).toBe(ID);
  });

  test.each([
    ["in nothing", ""],
    ["in words", "come and play with us"],
    ["in a code that is too short", ID.slice(1)],
    ["in a code that is too long", `${ID}2`],
    ["in a link to something else", "http://127.0.0.1:8000/"],
    ["in a link to a table with too short a code", "http://127.0.0.1:8000/t/abc"],
  ])("but not %s", (_, text) => {
    expect(tableIn(text)).toBeNull();
  });
});
