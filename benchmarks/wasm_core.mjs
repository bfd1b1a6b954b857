// Times the core in WebAssembly: node benchmarks/wasm_core.mjs CORE QUESTIONS, for wasm_core.py.
// Questions are positions after their length, two bytes each; prints nanoseconds, one per line.
import { readFileSync } from "node:fs";

const [, , core, questions] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(core));
const { initialise, question_address, best, memory } = instance.exports;
initialise();
const room = new Uint8Array(memory.buffer).subarray(question_address());
const data = readFileSync(questions);
const positions = [];
for (let at = 0; at < data.length; ) {
  const length = data.readUInt16LE(at);
  positions.push(data.subarray(at + 2, at + 2 + length));
  at += 2 + length;
}
// The first pass compiles: a browser compiles well after some questions, as Node does.
for (let pass = 0; pass < 2; pass += 1) {
  for (const position of positions) {
    const before = process.hrtime.bigint();
    room.set(position);
    const length = best(position.length, 0);
    const took = process.hrtime.bigint() - before;
    if (length < 0) throw new Error(`refused: ${length}`);
    if (pass === 1) console.log(String(took));
  }
}
