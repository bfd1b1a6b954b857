/**
 * Alarm: soft tones for the last ten seconds of a turn, clear ones for its end. All tones are
 * scheduled ahead on the audio clock, so that they are on time even if the page is suspended.
 */

import { playTone } from "../../device/sound";

const LAST = 10;
const SOFT = { pitch: 520, volume: 0.07 };
const END = [
  { pitch: 660, after: 0 },
  { pitch: 880, after: 0.22 },
  { pitch: 660, after: 0.44 },
  { pitch: 880, after: 0.66 },
];
const CLEAR = 0.5;

export class Alarm {
  #audio: AudioContext | null = null;
  #tones: OscillatorNode[] = [];
  /** Return the seconds left; null without a clock. */
  readonly #left: () => number | null;

  constructor(left: () => number | null) {
    this.#left = left;
  }

  /** Schedule all tones, and cancel those scheduled before. */
  schedule(): void {
    this.#silence();
    const left = this.#left();
    if (left === null || left <= 0) return;
    this.#audio ??= this.#newAudio();
    if (this.#audio.state !== "running") {
      // Browsers block sound until the user has touched the page or unlocked the phone.
      void this.#audio.resume();
      return;
    }
    const end = this.#audio.currentTime + left;
    for (let second = Math.min(LAST, Math.ceil(left) - 1); second > 0; second -= 1)
      this.#tones.push(playTone(this.#audio, SOFT.pitch, end - second, SOFT.volume));
    for (const { pitch, after } of END)
      this.#tones.push(playTone(this.#audio, pitch, end + after, CLEAR));
  }

  #newAudio(): AudioContext {
    const audio = new AudioContext();
    audio.addEventListener("statechange", () => {
      if (audio.state === "running") this.schedule();
    });
    return audio;
  }

  #silence(): void {
    for (const tone of this.#tones) tone.disconnect();
    this.#tones = [];
  }

  close(): void {
    this.#silence();
    void this.#audio?.close();
    this.#audio = null;
  }
}
