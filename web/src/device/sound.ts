/** A few soft wooden sounds, made on the spot; silent unless the reader wants them. */

import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

const NOTES = {
  tile: [[520, 0]],
  turn: [
    [440, 0],
    [660, 0.13],
  ],
} as const;

export function sound(name: keyof typeof NOTES): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    // Silent until the reader has touched the page; what was due by then is not made up for.
    void context.resume();
    return;
  }
  for (const [pitch, after] of NOTES[name]) knock(context, pitch, context.currentTime + after);
}

/** Let something be heard at a moment of the audio's own clock; it can be stopped before. */
export function knock(
  audio: AudioContext,
  pitch: number,
  at: number,
  volume = 0.16,
): OscillatorNode {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(volume, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.18);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.2);
  return tone;
}
