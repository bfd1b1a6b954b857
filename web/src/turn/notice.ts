/** Notice: a text with its tone. */

export type Tone = "calm" | "good" | "wrong";

export interface Notice {
  readonly text: string;
  readonly tone: Tone;
}

export const calm = (text: string): Notice => ({ text, tone: "calm" });
export const good = (text: string): Notice => ({ text, tone: "good" });
