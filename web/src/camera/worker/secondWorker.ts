/**
 * The second worker: computes a part of a picture while the first computes the rest. It runs the
 * same script under another name. Where it cannot be had, the first does all.
 */

import { describe, find, loadNetworks, type Planes, type Seen } from "./networks";

const NAME = "second";

type Task =
  | { readonly type: "find"; readonly planes: Planes }
  | { readonly type: "describe"; readonly crops: Float32Array };
type Result = Seen | Float32Array;

let second: Worker | null = null;
/** Whether it has loaded the networks, and has nothing to do. */
let isFree = false;
let finish: ((result: Result | null) => void) | null = null;

export const isSecond = (): boolean => self.name === NAME;

/** Start the second worker, where there is a second core. The first has fetched all files by now. */
export function startSecond(): void {
  if (second !== null || navigator.hardwareConcurrency < 2) return;
  try {
    second = new Worker(self.location.href, { type: "module", name: NAME });
  } catch {
    return;
  }
  second.onmessage = ({ data }: MessageEvent<Result | null>) => done(data);
  second.onerror = (event) => {
    event.preventDefault();
    second?.terminate();
    second = null;
    done(null);
    isFree = false;
  };
}

function done(result: Result | null): void {
  isFree = true;
  finish?.(result);
  finish = null;
}

/** Let the second worker do something; null if it is not there, has no time, or fails. */
export function elsewhere(task: Extract<Task, { type: "find" }>): Promise<Seen | null>;
export function elsewhere(task: Extract<Task, { type: "describe" }>): Promise<Float32Array | null>;
export function elsewhere(task: Task): Promise<Result | null> {
  if (second === null || !isFree) return Promise.resolve(null);
  isFree = false;
  const result = new Promise<Result | null>((resolve) => {
    finish = resolve;
  });
  second.postMessage(task);
  return result;
}

export const isSecondFree = (): boolean => isFree;

/** Be the second worker: say when the networks are there, then do one task after the other. */
export function serveAsSecond(): void {
  self.onmessage = ({ data }: MessageEvent<Task>) => {
    const result = data.type === "find" ? find(data.planes) : describe(data.crops);
    result.then(post, () => post(null));
  };
  loadNetworks().then(
    () => post(null),
    () => self.close(),
  );
}

function post(result: Result | null): void {
  const made =
    result === null ? [] : result instanceof Float32Array ? [result] : [result.heat, result.shape];
  self.postMessage(result, { transfer: made.map(({ buffer }) => buffer as ArrayBuffer) });
}
