/** Reward on the screen: shown for a moment, and the largest turn is remembered on this device. */

import type { Played, View } from "../../api/wire";
import { getItem, setItem } from "../../device/storage";
import { hop } from "../../turn/hop";
import { announce } from "../../ui/announce.svelte";
import { rewardOf, rewardText, type Reward } from "./rewards";

const MOST = "turns.most";
const SHOWN = 3000;

export class RewardShown {
  now = $state.raw<Reward | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Celebrate a turn, if it is worth it. Return what is celebrated. */
  celebrate(event: Played, before: View): Reward | null {
    const most = getItem<number>(MOST) ?? 0;
    const reward = rewardOf(event, before, most);
    if (reward === null) return null;
    setItem(MOST, Math.max(most, reward.tiles.length));
    announce(rewardText(reward));
    hop(reward.tiles);
    this.now = reward;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), SHOWN);
    return reward;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}
