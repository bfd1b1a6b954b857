/** The camera: starts its worker when it is first used, and asks it to read photographs. */

import { trustedScript } from "../offline/trusted";
import type { FromWorker, Look, Question, ToWorker } from "./messages";
import { PhotoError } from "./photoError";
import type { PhotoReading, ReadingRequest } from "./reading";
import worker from "./worker/cameraWorker.ts?worker&url";

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: PhotoError) => void;
}

let running: Worker | null = null;
const waiting = new Map<number, Waiting>();
let last = 0;

function start(): Worker {
  const started = new Worker(trustedScript(worker), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("answer" in data) asked?.resolve(data.answer as never);
    else asked?.reject(new PhotoError(data.problem, data.value));
  };
  // Its file cannot be fetched, or memory has run out.
  started.onerror = () => fail("unreachable");
  return started;
}

function fail(problem: "failed" | "unreachable"): void {
  stopCamera();
  for (const { reject } of waiting.values()) reject(new PhotoError(problem));
  waiting.clear();
}

function ask<T>(question: Question): Promise<T> {
  running ??= start();
  last += 1;
  const message: ToWorker = { ...question, id: last };
  return new Promise<T>((resolve, reject) => {
    waiting.set(message.id, { resolve, reject });
    running!.postMessage(message);
  });
}

/** Load the networks while somebody takes a picture. What goes wrong is said when they are used. */
export function prepareCamera(): void {
  ask({ type: "prepare" }).catch(() => undefined);
}

/** Find the tiles in a picture; throw a PhotoError if that is not possible. */
export const lookAt = (file: Blob): Promise<Look> => ask({ type: "look", file });

/** Read pictures together. */
export const readTogether = (request: ReadingRequest): Promise<PhotoReading> =>
  ask({ type: "read", request });

/** End the worker, so that its memory is free; the next question starts another. */
export function stopCamera(): void {
  running?.terminate();
  running = null;
}
