/** The pages there are. Each brings its code and its words when it is asked for, and not before. */

import type { Component } from "svelte";

import type { Route } from "../navigation/route";
import { bring } from "../words/words.svelte";

interface Page {
  readonly load: () => Promise<{ default: Component<any> }>;
  /** The catalogues that it needs besides those of every page. */
  readonly words: readonly string[];
}

const PAGES: Record<Route["page"], Page> = {
  home: { load: () => import("../pages/home/HomePage.svelte"), words: [] },
  move: { load: () => import("../pages/home/TransferPage.svelte"), words: [] },
  table: { load: () => import("../pages/table/TablePage.svelte"), words: [] },
  replay: { load: () => import("../pages/replay/ReplayPage.svelte"), words: ["replay"] },
  solve: { load: () => import("../pages/solve/SolvePage.svelte"), words: ["solve"] },
  learn: { load: () => import("../pages/learn/LearnPage.svelte"), words: ["learn"] },
  rules: { load: () => import("../pages/learn/RulesPage.svelte"), words: ["learn"] },
  score: { load: () => import("../pages/score/ScorePage.svelte"), words: ["score"] },
  puzzle: { load: () => import("../pages/puzzle/PuzzlePage.svelte"), words: ["puzzle"] },
  lost: { load: () => import("./NotFoundPage.svelte"), words: [] },
};

/** What is shown: a page, and what its address told. */
export interface Shown {
  readonly key: string;
  readonly Page: Component<any>;
  readonly told: Readonly<Record<string, unknown>>;
}

export async function load(route: Route): Promise<Shown> {
  const { page, ...told } = route;
  const { load, words } = PAGES[page];
  try {
    const [{ default: Page }] = await Promise.all([load(), bring(words)]);
    return { key: keyOf(route), Page, told };
  } catch (error) {
    console.warn(error);
    const { default: Page } = await import("./OfflinePage.svelte");
    return { key: keyOf(route), Page, told: {} };
  }
}

/** Return what tells a page from others: going back and forth within one does not load it anew. */
export function keyOf(route: Route): string {
  return JSON.stringify(route);
}
