/** Messages between a page and the worker that reads photographs. */

import type { PhotoProblem } from "./photoError";
import type { Photo } from "./foundTiles";
import type { PhotoReading, ReadingRequest } from "./reading";

export type Question =
  | { readonly type: "prepare" }
  | { readonly type: "look"; readonly file: Blob }
  | { readonly type: "read"; readonly request: ReadingRequest };

export type ToWorker = Question & { readonly id: number };

/** A picture as it is shown, with the tiles that were found in it. */
export interface Look {
  readonly photo: Photo;
  readonly picture: ImageBitmap;
}

export type FromWorker =
  | { readonly id: number; readonly answer: Look | PhotoReading | null }
  | { readonly id: number; readonly problem: PhotoProblem; readonly value: string };
