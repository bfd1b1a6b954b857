/** The core for tests: its file as a data: address, which needs no server. */

import { startCore, type Core } from "../../src/solver/core";

const FILES = import.meta.glob<string>("../../../build/brikke.wasm", {
  query: "?url&inline",
  import: "default",
  eager: true,
});

export async function testCore(): Promise<Core> {
  const file = await fetch(Object.values(FILES)[0]!);
  return startCore(await file.arrayBuffer());
}
