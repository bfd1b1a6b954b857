/** Requests for puzzles from mistakes: those of the collection, and turns of one's own rounds. */

import { request } from "../../api/client";
import type {
  MistakeAnswer,
  MistakeList,
  MistakePosition,
  NumberedMistake,
  OwnMistakes,
  TurnByChances,
} from "../../api/http";
import { guest } from "../../players/guest.svelte";

/** The table after a turn, as faces; null is to draw or pass. */
export type Answer = string[][] | null;

export const fetchList = (): Promise<MistakeList> => request("GET", "/api/mistakes");

export const fetchPuzzle = (number: number): Promise<NumberedMistake> =>
  request("GET", `/api/mistakes/${number}`);

export const sendAnswer = (number: number, table: Answer): Promise<MistakeAnswer> =>
  request("POST", `/api/mistakes/${number}/answer`, { body: { table } });

/** Request one's own costliest turns; a guest without a token has none. */
export const fetchOwn = (): Promise<OwnMistakes> =>
  guest.token === null
    ? Promise.resolve({ turns: [] })
    : request("GET", "/api/me/mistakes", { token: guest.token });

const pathOf = ({ commitment, turn }: TurnByChances): string =>
  `/api/rounds/${commitment}/turns/${turn}`;

export const fetchOwnPosition = (turn: TurnByChances): Promise<MistakePosition> =>
  request("GET", pathOf(turn));

export const sendOwnAnswer = (turn: TurnByChances, table: Answer): Promise<MistakeAnswer> =>
  request("POST", `${pathOf(turn)}/answer`, { body: { table } });
