/** What a board is given: its tiles and sets, how they are marked, and what happens with them. */

import type { Snippet } from "svelte";

import type { Arrangement, Piece, Place } from "./layout/arrangement";
import type LiftedStrip from "./LiftedStrip.svelte";
import type { StripLabels } from "./LiftedStrip.svelte";
import type { LayoutState } from "./layout/layoutState";

export interface Note {
  readonly label: string;
  /** A short name, such as "Blue run". */
  readonly title?: string;
  /** Error text beside the piece, or null. */
  readonly flaw: string | null;
  /** A shorter one, where there is little room. */
  readonly shortFlaw?: string;
  /** Whether the flaw is only that tiles are missing, as in every set that is being laid. */
  readonly unfinished?: boolean;
  /** Whether to mark the piece as valid. */
  readonly right?: boolean;
}

/** A turn that is shown again. */
export interface ShownAgain {
  /** The pieces before it. */
  readonly before: readonly Piece[];
  /** Tiles that it moved, and those whose way is drawn. */
  readonly tiles: readonly string[];
  readonly ways: readonly string[];
}

/** How a tile is marked. */
export interface TileMarks {
  /** CSS classes. */
  readonly classes: string;
  /** The colour of the player who brought or moved it. */
  readonly who?: string;
  /** The face of that player, on the first of the tiles. */
  readonly bead?: string;
}

export interface BoardProps {
  arrangement: Arrangement;
  labels: {
    table: string;
    rack: string;
    newSet: string;
    newSetHere: string;
    empty: string;
    strip: StripLabels;
  };
  labelOf: (tile: string) => string;
  /** The name of a tile alone, where its label says more. */
  nameOf?: (tile: string) => string;
  noteOf: (piece: Piece) => Note;
  marksOf: (tile: string) => TileMarks;
  /** Tiles that others moved, with the colours of the players: their old places are shown. */
  ghosts?: ReadonlyMap<string, string>;
  /** Tiles of the table that were moved in the own turn: their old places are shown. */
  ownMoved?: Iterable<string>;
  /** The colour of a frame around the table. */
  frame?: string | undefined;
  /** The turn that the table shows again. */
  again?: ShownAgain | null;
  /** Where the sets lie. It may be kept while no board shows them. */
  layout?: LayoutState;
  /** The tables before, for a layout that begins here: where their tiles lay is shown. */
  earlier?: readonly (readonly (readonly string[])[])[];
  /** The tiles of the rack in their places; others among them are holes. */
  rackPlaces?: readonly string[];
  /** Tiles on the rack that lie apart from the tile before them. */
  gaps?: ReadonlySet<string>;
  /** Sets that were found on the rack: they are underlined, and chosen as one. */
  found?: readonly (readonly string[])[];
  /** Tiles of the rack that join sets, and the tiles of those sets: a number for each pair. */
  joined?: ReadonlyMap<string, number>;
  /** The set that the next step of a hint makes: arrows show how. */
  hint?: readonly string[] | null;
  /** Whether it is the player's own turn, in which no untouched set moves. */
  ownTurn?: boolean;
  /** Where a tile that was not visible before comes from, for the animation. */
  originOf: (tile: string) => DOMRect | null;
  /** Return the index at which tiles fit into a piece, or null. */
  fitOf?: (piece: Piece, tiles: readonly string[]) => number | null;
  onmove: (tiles: readonly string[], place: Place) => boolean;
  onselect: (count: number) => void;
  /** Make or close a gap before a tile of the rack. */
  ongap?: (tile: string) => void;
  hasRack: boolean;
  /** The strip of a lifted set, where it must be there at once; otherwise it is loaded then. */
  strip?: typeof LiftedStrip;
  cards: boolean;
  big: boolean;
  reduceMotion: () => boolean;
  /** A factor on the duration of flights. */
  tempo?: number;
  /** Whether the board is only for display. */
  readOnly: boolean;
  /** Whether few sets lie in the middle, as large as they can be. */
  centred?: boolean;
  /** Whether nobody ever plays here, so that tiles of the rack may be small. */
  isStill?: boolean;
  before?: Snippet;
  between?: Snippet;
  after?: Snippet;
}
