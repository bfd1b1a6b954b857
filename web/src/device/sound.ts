/** Sound effects: short synthesized tones, silent unless switched on. */

import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

const NOTES = {
  tile: [[520, 0]],
  turn: [
    [440, 0],
    [660, 0.13],
  ],
} as const;

export function playSound(name: keyof typeof NOTES): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    // Browsers block sound until the user has touched the page. Missed sounds are not repeated.
    void context.resume();
    return;
  }
  for (const [pitch, after] of NOTES[name]) playTone(context, pitch, context.currentTime + after);
}

/** Schedule a tone on the clock of the audio context. The caller can stop it. */
export function playTone(
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
