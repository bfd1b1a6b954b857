import { describe, expect, test } from "vitest";

import { codeOf, readCode, readLink, routeOf } from "../../src/navigation/route";

const ID = "abcdefgh23456789";

test.each([
  ["/", "", { page: "home" }],
  ["/", "#somewhere", { page: "home" }],
  ["/", "#move=x7k2", { page: "transfer", code: "x7k2" }],
  ["/", "#move=", { page: "home" }],
  [`/t/${ID}`, "", { page: "table", tableId: ID }],
  [`/t/${ID}/`, "#move=x7k2", { page: "table", tableId: ID }],
  ["/t/", "", { page: "not-found" }],
  [`/t/${ID}/more`, "", { page: "not-found" }],
  ["/replay", "#12", { page: "replay", id: null }],
  [`/replay/${"a7".repeat(32)}`, "", { page: "replay", id: "a7".repeat(32) }],
  [`/replay/${"a7".repeat(16)}`, "", { page: "replay", id: "a7".repeat(16) }],
  ["/replay/a7", "", { page: "not-found" }],
  ["/solve/", "#rack=r7", { page: "solve" }],
  ["/learn", "", { page: "learn", lesson: null }],
  ["/learn/split-a-run", "", { page: "learn", lesson: "split-a-run" }],
  ["/rules/german", "", { page: "rules", edition: "german" }],
  ["/score", "", { page: "score" }],
  ["/puzzle", "", { page: "puzzle", which: null }],
  ["/puzzle/2026-11-15", "", { page: "puzzle", which: "2026-11-15" }],
  ["/elsewhere", "", { page: "not-found" }],
  ["/elsewhere", "#move=x7k2", { page: "not-found" }],
])("the address %s%s is read", (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});

describe("a table id is found", () => {
  test.each([
    ["in a code", ID],
    ["in a code with spaces around it", ` ${ID}\n`],
    ["in a code as it was read aloud", "ABCD EFGH-2345 6789"],
    ["in a link", `http://127.0.0.1:8000/t/${ID}`],
    ["in a link with a query", `http://127.0.0.1:8000/t/${ID}/?from=mail#top`],
    ["in a link without a host", `127.0.0.1:8000/t/${ID}`],
    ["in a link in capitals", `HTTP://127.0.0.1:8000/T/${ID.toUpperCase()}`],
  ])("%s", (_, text) => {
    expect(readLink(text)).toBe(`/t/${ID}`);
  });

  test.each([
    ["in nothing", ""],
    ["in words", "come and play with us"],
    ["in a code that is too short", ID.slice(1)],
    ["in a code that is too long", `${ID}2`],
    ["in a link to something else", "http://127.0.0.1:8000/"],
    ["in a link to a table with too short a code", "http://127.0.0.1:8000/t/abc"],
  ])("but not %s", (_, text) => {
    expect(readLink(text)).toBeNull();
  });
});

describe("a short code", () => {
  test("is the beginning of a table id, in two halves", () => {
    expect(codeOf(ID)).toBe("ABC-DEF");
  });

  test.each([codeOf(ID), "abcdef", " abc def ", "ABC DEF"])("is read from %j", (text) => {
    expect(readCode(text)).toBe("abcdef");
  });

  test.each(["", "abcde", "abcdefg", ID, "abc/ef", "äbcdef"])("is not read from %j", (text) => {
    expect(readCode(text)).toBeNull();
  });
});

test("the link of a club is read, too", () => {
  for (const text of ["/club/abc123", "http://127.0.0.1:8000/club/ABC123/", " /club/abc123#here "])
    expect(readLink(text)).toBe("/club/abc123");
  expect(readLink("/club/abc12")).toBeNull();
});
