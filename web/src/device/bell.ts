/** A bell for a whole room. Only the page for a projector loads it. */

import { playTone } from "./sound";

let context: AudioContext | null = null;

/** The partials of a bell: pitch in hertz, and how loud. */
const BELL = [
  [523, 0.4],
  [1047, 0.25],
  [1318, 0.15],
  [2093, 0.08],
] as const;
const BELL_SECONDS = 2.5;

/** Ring a bell for a whole room. Whoever wants it has switched it on, so it does not ask again. */
export function playBell(): void {
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => {
    for (const [pitch, volume] of BELL)
      playTone(audio, pitch, audio.currentTime, volume, 0, BELL_SECONDS);
  });
}
