/**
 * What is heard of a turn's time: its last ten seconds softly, its end clearly. All of it is handed
 * to the sound card beforehand, which keeps its own time; a page that sleeps is not late.
 */

import { knock } from "../../device/sound";

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
  /** How many seconds are left, whenever someone needs to know. */
  readonly #left: () => number | null;

  constructor(left: () => number | null) {
    this.#left = left;
  }

  /** Hand over what is to be heard from now on; what was handed over before is forgotten. */
  set(): void {
    this.#silence();
    const left = this.#left();
    if (left === null || left <= 0) return;
    this.#audio ??= this.#newAudio();
    if (this.#audio.state !== "running") {
      // Silent until the reader has touched the page, or the phone was unlocked.
      void this.#audio.resume();
      return;
    }
    const end = this.#audio.currentTime + left;
    for (let second = Math.min(LAST, Math.ceil(left) - 1); second > 0; second -= 1)
      this.#tones.push(knock(this.#audio, SOFT.pitch, end - second, SOFT.volume));
    for (const { pitch, after } of END)
      this.#tones.push(knock(this.#audio, pitch, end + after, CLEAR));
  }

  #newAudio(): AudioContext {
    const audio = new AudioContext();
    audio.addEventListener("statechange", () => {
      if (audio.state === "running") this.set();
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
