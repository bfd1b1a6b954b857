// Compiles Python files for the interpreter of the browser, which then need not do it at every start:
// node tools/compile_python.mjs PYODIDE FILES COMPILED
//
// Both are packs of files, as tools/pocket.py describes them. Files that are not Python stay.
// Docstrings and assertions are left out: nobody reads them in a page, and they have to be fetched.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const [, , folder, files, compiled] = process.argv;
const { loadPyodide } = await import(resolve(folder, "pyodide.mjs"));
const python = await loadPyodide({ packageCacheDir: folder });
python.FS.writeFile("/files", readFileSync(files));
python.runPython(`
import json
from importlib._bootstrap_external import _code_to_hash_pyc

data = open("/files", "rb").read()
start = 4 + int.from_bytes(data[:4], "little")
index, bodies = [], []
for name, size in json.loads(data[4:start]):
    body = data[start : start + size]
    start += size
    if name.endswith(".py"):
        # A hash that is not checked: there is no source beside the file.
        body = _code_to_hash_pyc(compile(body, name, "exec", dont_inherit=True, optimize=2), bytes(8), False)
        name += "c"
    index.append((name, len(body)))
    bodies.append(body)
head = json.dumps(index).encode()
open("/compiled", "wb").write(b"".join((len(head).to_bytes(4, "little"), head, *bodies)))
`);
writeFileSync(compiled, python.FS.readFile("/compiled"));
