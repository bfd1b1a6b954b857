/** The three networks, computed by ONNX Runtime in WebAssembly on one core. */

import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";

import runtime from "../../../../build/camera/runtime.pack?url";
import featuresModel from "../../../../src/brikke/camera/model/features.onnx?url";
import finderModel from "../../../../src/brikke/camera/model/finder.onnx?url";
import readerModel from "../../../../src/brikke/camera/model/reader.onnx?url";
import { CROP, HIGH, WIDE } from "../crops";

/** How many numbers describe a tile. */
export const FEATURES = 128;

/** A picture for the finder: three colours, one after the other, with values from 0 to 1. */
export interface Planes {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** What the finder says for every fourth pixel. */
export interface Seen {
  readonly heat: Float32Array;
  readonly shape: Float32Array;
  readonly columns: number;
}

/** What the reader says: logarithms of numbers and colours, and the turn. */
export interface Answers {
  readonly number: Float32Array;
  readonly colour: Float32Array;
  readonly turn: Float32Array;
}

interface Networks {
  readonly finder: InferenceSession;
  readonly features: InferenceSession;
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
  const [compiled, ...models] = await Promise.all([
    fetchFile(runtime).then(unpacked),
    ...[finderModel, featuresModel, readerModel].map((name) =>
      fetchFile(name).then((answer) => answer.arrayBuffer()),
    ),
  ]);
  env.logLevel = "error";
  // Threads need a page that is isolated from all others. A second worker does not.
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.wasm.wasmBinary = compiled;
  const sessions: InferenceSession[] = [];
  for (const model of models) sessions.push(await session(model));
  const [finder, features, reader] = sessions;
  return { finder: finder!, features: features!, reader: reader! };
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

/** Unpack a network. It is stored compressed, because many servers do not compress files. */
function unpacked(answer: Response): Promise<ArrayBuffer> {
  return new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** Say where tiles lie in a picture. */
export async function find({ data, width, height }: Planes): Promise<Seen> {
  const { finder } = await loadNetworks();
  const told = await finder.run({ picture: new Tensor("float32", data, [1, 3, height, width]) });
  const heat = told["heat"]!;
  return { heat: heat.data, shape: told["shape"]!.data, columns: heat.dims[3]! };
}

/** Describe each of some crops alone. */
export async function describe(crops: Float32Array): Promise<Float32Array> {
  const { features } = await loadNetworks();
  const input = new Tensor("float32", crops, [crops.length / CROP, 3, HIGH, WIDE]);
  return (await features.run({ crops: input }))["features"]!.data;
}

/** Read described tiles together: they share one light. */
export async function read(features: Float32Array): Promise<Answers> {
  const { reader } = await loadNetworks();
  const input = new Tensor("float32", features, [features.length / FEATURES, FEATURES]);
  const told = await reader.run({ features: input });
  return {
    number: told["number"]!.data,
    colour: told["colour"]!.data,
    turn: told["turn"]!.data,
  };
}
