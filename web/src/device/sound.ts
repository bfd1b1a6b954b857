/** Sound effects: short synthesized tones, as of wood, until somebody switches them off. */

import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

/** Notes of a sound: pitch in hertz, and seconds after the start. */
const NOTES = {
  lift: [[620, 0]],
  tile: [[520, 0]],
  fits: [
    [520, 0],
    [780, 0.06],
  ],
  wrong: [[240, 0]],
  draw: [[330, 0]],
  turn: [
    [440, 0],
    [660, 0.13],
  ],
  joker: [
    [520, 0],
    [660, 0.07],
    [880, 0.14],
  ],
  oneLeft: [
    [392, 0],
    [392, 0.16],
  ],
  many: [
    [520, 0],
    [660, 0.07],
    [780, 0.14],
    [1040, 0.21],
  ],
  rack: [[300, 0]],
  points: [
    [660, 0],
    [880, 0.07],
  ],
  cheer: [
    [523, 0],
    [659, 0],
    [784, 0.09],
    [1047, 0.18],
    [1319, 0.3],
  ],
  out: [
    [523, 0],
    [659, 0.11],
    [784, 0.22],
    [1047, 0.33],
  ],
} as const;

export type SoundName = keyof typeof NOTES;

/** The sounds of the other players are softer. */
const OWN_VOLUME = 0.16;
const OTHERS_VOLUME = 0.08;
const TONE_SECONDS = 0.18;
const VOLUMES: Partial<Record<SoundName, number>> = { lift: 0.05 };

/** Whose sound it is, and from which side it comes: from -1, left, to 1, right. */
export interface Placement {
  readonly isOwn: boolean;
  readonly side: number;
}

const OWN: Placement = { isOwn: true, side: 0 };

export function playSound(name: SoundName, { isOwn, side }: Placement = OWN): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    // Browsers block sound until the user has touched the page. Missed sounds are not repeated.
    void context.resume();
    return;
  }
  const volume = VOLUMES[name] ?? (isOwn ? OWN_VOLUME : OTHERS_VOLUME);
  for (const [pitch, after] of NOTES[name])
    playTone(context, pitch, context.currentTime + after, volume, side);
}

/** Schedule a tone on the clock of the audio context. The caller can stop it. */
export function playTone(
  audio: AudioContext,
  pitch: number,
  at: number,
  volume = OWN_VOLUME,
  side = 0,
  seconds = TONE_SECONDS,
): OscillatorNode {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(volume, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  const aside = new StereoPannerNode(audio, { pan: side });
  tone.connect(loudness).connect(aside).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
  return tone;
}
