/** The pages there are. Each brings its code and its words when it is asked for, and not before. */

import type { Component } from "svelte";

import type { Route } from "../navigation/route";
import { loadCatalogues } from "../words/words.svelte";

interface Page {
  readonly load: () => Promise<{ default: Component<any> }>;
  /** The catalogues that it needs besides those of every page. */
  readonly words: readonly string[];
}

const PAGES: Record<Route["page"], Page> = {
  home: { load: () => import("../pages/home/HomePage.svelte"), words: [] },
  transfer: { load: () => import("../pages/home/TransferPage.svelte"), words: [] },
  table: { load: () => import("../pages/table/TablePage.svelte"), words: [] },
  replay: { load: () => import("../pages/replay/ReplayPage.svelte"), words: ["replay"] },
  solve: { load: () => import("../pages/solve/SolvePage.svelte"), words: ["solve"] },
  learn: { load: () => import("../pages/learn/LearnPage.svelte"), words: ["learn"] },
  rules: { load: () => import("../pages/learn/RulesPage.svelte"), words: ["learn"] },
  score: { load: () => import("../pages/score/ScorePage.svelte"), words: ["score"] },
  puzzle: { load: () => import("../pages/puzzle/PuzzlePage.svelte"), words: ["puzzle"] },
  "not-found": { load: () => import("./NotFoundPage.svelte"), words: [] },
};

/** What is shown: a page, and what its address told. */
export interface LoadedPage {
  readonly key: string;
  readonly Page: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
}

export async function loadPage(route: Route): Promise<LoadedPage> {
  const { page, ...props } = route;
  const { load, words } = PAGES[page];
  try {
    const [{ default: Page }] = await Promise.all([load(), loadCatalogues(words)]);
    return { key: pageKey(route), Page, props };
  } catch (error) {
    console.warn(error);
    const { default: Page } = await import("./OfflinePage.svelte");
    return { key: pageKey(route), Page, props: {} };
  }
}

/** Return what tells a page from others: going back and forth within one does not load it anew. */
export function pageKey(route: Route): string {
  return JSON.stringify(route);
}
