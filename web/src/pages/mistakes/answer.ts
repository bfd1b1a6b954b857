/** An answer to a mistake, as every part of the page that shows it is given it. */

import type { MistakeAnswer, MistakePosition } from "../../api/http";

export interface GivenAnswer {
  readonly position: MistakePosition;
  readonly answer: MistakeAnswer;
  /** Whether tiles are shown as playing cards. */
  readonly cards: boolean;
}
