/** Polling of a tournament: asks for news every few seconds, and runs its clock in between. */

import { describeError } from "../../api/errorText";
import type { TournamentView } from "../../api/http";
import { withNews } from "./news";
import { fetchNews, fetchTournament, NEWS_MS } from "./tournament";

const SECOND_MS = 1000;

export class FollowedTournament {
  view = $state.raw<TournamentView | null>(null);
  errorText = $state("");
  /** The time on the server's clock. */
  now = $state(0);

  #ahead = 0;

  constructor(readonly id: string) {}

  /** Follow the tournament until the returned function is called. */
  follow(): () => void {
    void this.refresh();
    const asking = setInterval(() => {
      if (!document.hidden) void this.#hear();
    }, NEWS_MS);
    const ticking = setInterval(() => (this.now = Date.now() + this.#ahead), SECOND_MS);
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
    };
  }

  async refresh(): Promise<void> {
    await this.take(fetchTournament(this.id));
  }

  /** Ask for news, which is short, and for everything only when there is another version. */
  async #hear(): Promise<void> {
    const known = this.view;
    if (known === null) return this.refresh();
    await this.take(
      fetchNews(this.id).then((news) =>
        news.version === known.version ? withNews(known, news) : fetchTournament(this.id),
      ),
    );
  }

  /** Take the answer to a request; while it fails, what was known stays on the page. */
  async take(answer: Promise<TournamentView>): Promise<void> {
    try {
      const view = await answer;
      this.#ahead = view.now - Date.now();
      this.now = view.now;
      this.view = view;
      this.errorText = "";
    } catch (error) {
      this.errorText = describeError(error);
    }
  }
}
