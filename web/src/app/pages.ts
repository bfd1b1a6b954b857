/** Pages: code and words of each page, loaded on demand. */

import type { Component } from "svelte";

import type { Route } from "../navigation/route";
import { isFolder } from "../navigation/site";
import { loadCatalogues } from "../words/words.svelte";

interface Page {
  readonly load: () => Promise<{ default: Component<any> }>;
  /** The catalogues of words that only this page needs. */
  readonly words: readonly string[];
}

const PAGES: Record<Route["page"], Page> = {
  home: { load: () => import("../pages/home/HomePage.svelte"), words: [] },
  transfer: { load: () => import("../pages/home/TransferPage.svelte"), words: [] },
  table: { load: () => import("../pages/table/TablePage.svelte"), words: ["table"] },
  replay: { load: () => import("../pages/replay/ReplayPage.svelte"), words: ["replay", "people"] },
  solve: { load: () => import("../pages/solve/SolvePage.svelte"), words: ["solve"] },
  learn: { load: () => import("../pages/learn/LearnPage.svelte"), words: ["learn"] },
  rules: { load: () => import("../pages/learn/RulesPage.svelte"), words: ["learn"] },
  games: { load: () => import("../pages/games/GamesPage.svelte"), words: ["games", "replay"] },
  club: {
    load: () => import("../pages/club/ClubPage.svelte"),
    words: ["club", "people", "tournament"],
  },
  notices: { load: () => import("../pages/notices/NoticesPage.svelte"), words: ["notices"] },
  host: { load: () => import("../pages/club/HostPage.svelte"), words: ["club"] },
  tournament: {
    load: () => import("../pages/tournament/TournamentPage.svelte"),
    words: ["tournament"],
  },
  "tournament-screen": {
    load: () => import("../pages/tournament/ScreenPage.svelte"),
    words: ["tournament"],
  },
  "tournament-deal": {
    load: () => import("../pages/tournament/DealPage.svelte"),
    words: ["tournament"],
  },
  score: { load: () => import("../pages/score/ScorePage.svelte"), words: ["score"] },
  puzzle: { load: () => import("../pages/puzzle/PuzzlePage.svelte"), words: ["puzzle"] },
  mistakes: {
    load: () => import("../pages/mistakes/MistakesPage.svelte"),
    words: ["mistakes", "puzzle", "replay", "games"],
  },
  "not-found": { load: () => import("./NotFoundPage.svelte"), words: [] },
};

/** Pages about other people, which only a server has. Whoever has a link to one may open it anywhere. */
const OF_SERVERS = /^(games|club|notices|host|tournament|transfer)/;

/** A loaded page with the props from its route. */
export interface LoadedPage {
  readonly key: string;
  readonly Page: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
}

export async function loadPage(route: Route): Promise<LoadedPage> {
  const { page, ...props } = route;
  const { load, words } = PAGES[isFolder && OF_SERVERS.test(page) ? "not-found" : page];
  try {
    const [{ default: Page }] = await Promise.all([load(), loadCatalogues(words)]);
    return { key: pageKey(route), Page, props };
  } catch (error) {
    console.warn(error);
    const { default: Page } = await import("./OfflinePage.svelte");
    return { key: pageKey(route), Page, props: {} };
  }
}

/** Return the key of a page. Navigation within one key does not load the page again. */
export function pageKey(route: Route): string {
  return JSON.stringify(route);
}
