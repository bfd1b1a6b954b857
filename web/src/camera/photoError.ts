/** Why a photograph cannot be read. */

export type PhotoProblem =
  | "animation"
  | "broken"
  | "dark"
  | "failed"
  | "large-file"
  | "many-pixels"
  | "no-photo"
  | "no-tiles"
  | "small"
  | "unreachable";

export class PhotoError extends Error {
  constructor(
    readonly problem: PhotoProblem,
    /** The size of the picture, where it is the problem. */
    readonly value = "",
  ) {
    super(`${problem} ${value}`.trim());
  }
}
