/** The two networks, computed by ONNX Runtime in WebAssembly. */

import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";

import runtime from "../../../../build/camera/runtime.pack?url";
import finderModel from "../../../../src/brikke/camera/model/finder.onnx?url";
import readerModel from "../../../../src/brikke/camera/model/reader.onnx?url";
import { CROP, cutOut, HIGH, WIDE } from "../crops";
import { JOKER_FACE, NUMBERS } from "../faces";
import { CELLS, decoded, LONG_SIDES, together } from "../finding";
import type { FoundTile, Place } from "../places";
import { resized, type Pixels } from "../resize";

const COLOURS = 4;
/** What a tile may show besides numbers: a joker, its back, and nothing that is a tile. */
const KINDS = 16;
/** A picture with more tiles than a box holds is read in parts, so that memory is bounded. */
const AT_ONCE = 128;

interface Networks {
  readonly finder: InferenceSession;
  readonly reader: InferenceSession;
}

let loading: Promise<Networks> | null = null;

/** Load the networks when they are first needed; a failure may be tried again. */
export function loadNetworks(): Promise<Networks> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Networks> {
  const [compiled, finder, reader] = await Promise.all([
    fetchFile(runtime).then(unpacked),
    fetchFile(finderModel).then((answer) => answer.arrayBuffer()),
    fetchFile(readerModel).then((answer) => answer.arrayBuffer()),
  ]);
  env.logLevel = "error";
  // Threads need a page that is isolated from all others, and a phone has other things to do.
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.wasm.wasmBinary = compiled;
  return { finder: await session(finder), reader: await session(reader) };
}

const session = (model: ArrayBuffer): Promise<InferenceSession> =>
  InferenceSession.create(new Uint8Array(model), {
    executionProviders: ["wasm"],
    graphOptimizationLevel: "all",
  });

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(new URL(address, self.location.href));
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** It is stored compressed, because many servers send it as it is. */
function unpacked(answer: Response): Promise<ArrayBuffer> {
  return new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Return the tiles in a picture: where they lie and what they show. Tiles that lie face down, and
 * what is no tile after all, are left out.
 */
export async function findTiles(picture: Pixels): Promise<FoundTile[]> {
  const { finder, reader } = await loadNetworks();
  const seen: Place[][] = [];
  for (const side of LONG_SIDES) seen.push(await find(finder, picture, side));
  const places = together(seen);
  if (places.length === 0) return [];
  const crops = cutOut(picture, places);
  // Which way up a tile lies is not known yet: it is read both ways, and the answers are averaged.
  const upright = await read(reader, crops);
  const turned = await read(reader, upsideDown(crops));
  return places.flatMap((place, at) => {
    const number = mean(upright.number, turned.number, at, KINDS);
    const colour = mean(upright.colour, turned.colour, at, COLOURS);
    const faces = colour.flatMap((ink) => number.slice(0, NUMBERS).map((each) => ink * each));
    faces[JOKER_FACE] = number[NUMBERS]!;
    const shown = faces.reduce((sum, each) => sum + each, 0) > 0.5;
    return shown ? [{ place, faces, turned: (upright.turn[at]! - turned.turn[at]!) / 2 }] : [];
  });
}

async function find(finder: InferenceSession, picture: Pixels, side: number): Promise<Place[]> {
  const scale = side / Math.max(picture.width, picture.height);
  const small = resized(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const wide = Math.ceil(small.width / CELLS) * CELLS;
  const high = Math.ceil(small.height / CELLS) * CELLS;
  const input = new Float32Array(3 * wide * high);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let part = 0; part < 3; part += 1)
        input[(part * high + y) * wide + x] = small.data[(y * small.width + x) * 4 + part]! / 255;
  const answer = await finder.run({ picture: new Tensor("float32", input, [1, 3, high, wide]) });
  const heat = answer["heat"]!;
  return decoded(heat.data, answer["shape"]!.data, heat.dims[3]!, 1 / scale);
}

interface Answers {
  readonly number: number[];
  readonly colour: number[];
  readonly turn: number[];
}

/** Return what the reader says: logarithms of numbers and colours, and the turn. */
async function read(reader: InferenceSession, crops: Float32Array): Promise<Answers> {
  const all: Answers = { number: [], colour: [], turn: [] };
  for (let from = 0; from < crops.length; from += AT_ONCE * CROP) {
    const part = crops.slice(from, from + AT_ONCE * CROP);
    const input = new Tensor("float32", part, [part.length / CROP, 3, HIGH, WIDE]);
    const told = await reader.run({ crops: input });
    for (const name of ["number", "colour", "turn"] as const) all[name].push(...told[name]!.data);
  }
  return all;
}

/** Return crops turned by half a turn. */
function upsideDown(crops: Float32Array): Float32Array {
  const turned = new Float32Array(crops.length);
  const size = HIGH * WIDE;
  for (let start = 0; start < crops.length; start += size)
    for (let at = 0; at < size; at += 1) turned[start + at] = crops[start + size - 1 - at]!;
  return turned;
}

/** Return the mean of two answers about a tile, as probabilities. */
function mean(
  one: readonly number[],
  other: readonly number[],
  at: number,
  size: number,
): number[] {
  const mixed = Array.from({ length: size }, (_, each) =>
    Math.exp((one[at * size + each]! + other[at * size + each]!) / 2),
  );
  const sum = mixed.reduce((all, each) => all + each, 0);
  return mixed.map((each) => each / sum);
}
