/** Animation speed of flying tiles, by the speed of the table: a factor on their duration. */

import type { Speed } from "../api/wire";

export const TEMPO: Record<Speed, number> = { fast: 0.5, normal: 1, slow: 1.8 };
