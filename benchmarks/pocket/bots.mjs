// Lets bots think under Pyodide in Node, for bots.py:
// node benchmarks/pocket/bots.mjs PYODIDE ENGINE CORE THINKING QUESTIONS
// Prints the processor milliseconds of every turn, one line of JSON for each question.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";

const [, , folder, engine, core, thinking, questions] = process.argv;
const { loadPyodide } = await import(resolve(folder, "pyodide.mjs"));
const python = await loadPyodide({ packageCacheDir: folder });

const pack = gunzipSync(readFileSync(engine));
let at = 4 + pack.readUInt32LE(0);
for (const [name, size] of JSON.parse(pack.subarray(4, at).toString())) {
  const path = `/engine/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, pack.subarray(at, at + size));
  at += size;
}

const { exports } = (await WebAssembly.instantiate(readFileSync(core))).instance;
exports.initialise();
const memory = new Uint8Array(exports.memory.buffer);
python.registerJsModule("brikke_core", {
  call: (name, question, ...numbers) => {
    memory.set(question, exports.question_address());
    return exports[name](...numbers);
  },
  answer: (length) => memory.slice(exports.answer_address(), exports.answer_address() + length),
});
python.FS.writeFile("/engine/thinking.py", readFileSync(thinking));
const turnTimes = python.runPython(
  'import sys; sys.path.insert(0, "/engine")\nfrom thinking import turn_times\nturn_times',
);

/** The processor time of this process: other programs on the machine hardly count. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
for (const question of JSON.parse(questions))
  console.log(JSON.stringify(turnTimes(...question, now).toJs()));
