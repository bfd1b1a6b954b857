/** Notice: a text with its tone. */

export type Tone = "calm" | "good" | "wrong";

export interface Notice {
  readonly text: string;
  readonly tone: Tone;
  /** How much of a goal is reached, from 0 to 1, where the text counts towards one. */
  readonly reached?: number;
}

export const calm = (text: string): Notice => ({ text, tone: "calm" });
export const good = (text: string): Notice => ({ text, tone: "good" });
