/** A line of text, and how it is meant. */

export type Tone = "calm" | "good" | "wrong";

export interface Notice {
  readonly text: string;
  readonly tone: Tone;
}

export const calm = (text: string): Notice => ({ text, tone: "calm" });
export const good = (text: string): Notice => ({ text, tone: "good" });
