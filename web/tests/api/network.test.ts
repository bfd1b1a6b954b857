import { expect, test } from "vitest";

import { isLoopback, reachOf } from "../../src/api/network";

const HERE = "http://127.0.0.1:8000";
const THERE = HERE.replace("127.0.0.1", "192.168.1.20");

test.each(["localhost", "brikke.localhost", "127.0.0.1", "127.0.1.1", "[::1]"])(
  "%s is the machine itself",
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each(["192.168.1.20", "tiles.example", "localhost.example", "mylocalhost", "127.example"])(
  "%s is a name for others",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test("links begin with the address in the network", () => {
  const reach = reachOf(HERE, { addresses: [THERE], local_only: false });
  expect(reach).toEqual({ origins: [THERE], barrier: null });
});

test("a server that listens to its machine alone is a barrier", () => {
  const reach = reachOf(HERE, { addresses: [], local_only: true });
  expect(reach).toEqual({ origins: [HERE], barrier: "local-only" });
});

test("a machine without a network is a barrier", () => {
  const reach = reachOf(HERE, { addresses: [], local_only: false });
  expect(reach).toEqual({ origins: [HERE], barrier: "no-network" });
});
