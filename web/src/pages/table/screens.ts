/** Sizes of screens at which the table is laid out in another way, as media queries. */

/** The recap stands between players and table. */
export const RECAP_STRIP = "(min-width: 700px) and (min-height: 560px)";
/** The players are pills, and the keys stand at both sides of the rack. */
export const PILLS = "(min-width: 1200px) and (min-height: 560px)";
