/** Picture of a finished round: a square SVG that stands alone. */

import { faceOf } from "../../../rules/tiles";
import { fitSets, ROW_PITCH, SET_GAP } from "./lastTurn";

export interface PictureSeat {
  readonly face: string;
  readonly colour: string;
  readonly isBot: boolean;
  readonly total: string;
}

export interface Picture {
  readonly title: string;
  readonly subtitle: string;
  /** The title of the sets. */
  readonly caption: string;
  /** The sets of the last turn. A picture shows nothing of a rack. */
  readonly sets: readonly (readonly string[])[];
  /** Tiles that it played. */
  readonly played: readonly string[];
  readonly cards: boolean;
  readonly seats: readonly PictureSeat[];
  readonly winner: number;
  readonly invitation: string;
}

/** What the SVG takes from the page: drawings by their id, and the typeface. */
export interface PictureParts {
  symbolOf(id: string): string;
  readonly fontStyle: string;
}

export const PICTURE_SIZE = 540;

/** Colours of the light theme: a picture looks the same wherever it was made. */
const INKS: Readonly<Record<string, string>> = {
  k: "#1f1d1b",
  r: "#cc1440",
  b: "#1457b8",
  o: "#c96c00",
  joker: "#7a2a7d",
};
const PEOPLE: Readonly<Record<string, string>> = {
  rose: "#f08fa8",
  mint: "#a8ecc4",
  lilac: "#d3baff",
  peach: "#f2a766",
  sky: "#6fb6ee",
  straw: "#fff0c2",
};
const LETTERS: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const MARGIN = 44;
/** Where the players stand: below the sets, or without any in the middle. */
const BELOW = { top: 350, face: 368, size: 54, points: 24 };
const MIDDLE = { top: 204, face: 266, size: 92, points: 34 };
const BAND_END = 476;
/** Confetti in the upper corner, where neither title nor sets reach. */
const CONFETTI = [
  { symbol: "shape-k", x: 428, y: 28, size: 22, turn: -20, colour: "sky" },
  { symbol: "shape-o", x: 480, y: 38, size: 26, turn: 12, colour: "peach" },
  { symbol: "shape-r", x: 498, y: 118, size: 22, turn: 0, colour: "rose" },
  { symbol: "shape-b", x: 440, y: 150, size: 27, turn: -12, colour: "mint" },
];
/** Where the sets of the last turn lie. */
const SETS_TOP = 204;
const SETS = { width: PICTURE_SIZE - 2 * MARGIN, height: 140, sizes: [64, 52, 40, 34, 28] };

/** Return the picture as SVG. */
export function pictureSvg(picture: Picture, parts: PictureParts): string {
  const fit = fitSets(picture.sets, SETS);
  const winner = picture.seats[picture.winner]!;
  const drawings = new Set([
    "rose",
    "medal",
    ...CONFETTI.map(({ symbol }) => symbol),
    ...fit.rows.flat(2).map((tile) => symbolId(tile, picture.cards)),
    ...picture.seats.map(faceId),
  ]);
  const band = picture.sets.length > 0 ? BELOW : MIDDLE;
  const size = Math.min(band.size, (0.85 * (PICTURE_SIZE - 2 * MARGIN)) / picture.seats.length);
  const gap = (PICTURE_SIZE - 2 * MARGIN - size) / Math.max(1, picture.seats.length - 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIZE} ${PICTURE_SIZE}"`,
    ` width="${2 * PICTURE_SIZE}" height="${2 * PICTURE_SIZE}"`,
    // Letters keep their distances where the picture is shown small.
    ` text-rendering="geometricPrecision"`,
    ` font-family="Figtree Variable, Figtree, system-ui, sans-serif">`,
    `<style>${parts.fontStyle}</style>`,
    `<defs>${[...drawings].map((id) => parts.symbolOf(id)).join("")}</defs>`,
    `<rect width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" fill="#2c5f5a"/>`,
    `<use href="#rose" x="-70" y="-70" width="300" height="300" color="#37706a" opacity="0.5"/>`,
    avatar(winner, MARGIN, 48, 100),
    `<circle cx="94" cy="98" r="57" fill="none" stroke="#ffd25e" stroke-width="4"/>`,
    `<use href="#medal" x="126" y="106" width="44" height="55"/>`,
    ...CONFETTI.map(
      ({ symbol, x, y, size: wide, turn, colour }) =>
        `<use href="#${symbol}" x="${x}" y="${y}" width="${wide}" height="${wide}" color="${PEOPLE[colour]}" transform="rotate(${turn} ${x + wide / 2} ${y + wide / 2})"/>`,
    ),
    text(picture.title, 178, 106, fontSize(picture.title, 330, 46), 850, "#ffffff"),
    text(picture.subtitle, 178, 140, fontSize(picture.subtitle, 330, 20), 600, "#bcd3cc"),
    text(
      `${picture.sets.length > 0 ? picture.caption : ""}${fit.others > 0 ? ` +${fit.others}` : ""}`,
      MARGIN,
      190,
      17,
      700,
      "#bcd3cc",
    ),
    ...fit.rows.flatMap((row, at) => {
      let left = MARGIN;
      return row.map((set) => {
        const x = left;
        left += (set.length + SET_GAP) * fit.size;
        const corner = { x, y: SETS_TOP + at * fit.size * ROW_PITCH };
        return tiles(set, fit.size, corner, picture, PEOPLE[winner.colour] ?? "#d8c49a");
      });
    }),
    `<rect y="${band.top}" width="${PICTURE_SIZE}" height="${BAND_END - band.top}" fill="#244f4b"/>`,
    ...picture.seats.flatMap((seat, at) => {
      const x = MARGIN + at * gap;
      const foot = band.face + size + 1.25 * band.points;
      return [
        avatar(seat, x, band.face, size),
        text(seat.total, x + size / 2, foot, band.points, 800, "#eef5ef", "middle"),
      ];
    }),
    text("Brikke", MARGIN, 516, 24, 850, "#ffffff"),
    text(picture.invitation, PICTURE_SIZE - MARGIN, 516, 18, 650, "#bcd3cc", "end"),
    "</svg>",
  ].join("");
}

function faceId({ face, isBot }: PictureSeat): string {
  return `face-${face || (isBot ? "wood" : "bear")}`;
}

function symbolId(tile: string, cards: boolean): string {
  const { colour } = faceOf(tile);
  if (colour === null) return tile.endsWith("'") ? "joker-hare" : "joker-fox";
  return `${cards ? "suit" : "shape"}-${colour}`;
}

function tiles(
  set: readonly string[],
  width: number,
  { x: left, y: top }: { readonly x: number; readonly y: number },
  { cards, played }: Picture,
  who: string,
): string {
  const height = width * 1.28;
  const drawn = set.map((tile, at) => {
    const face = faceOf(tile);
    const x = left + at * width;
    const middle = x + width / 2;
    const ink = INKS[face.colour ?? "joker"]!;
    const isBrought = played.includes(tile);
    const mark = width * (face.colour === null ? 0.94 : 0.33);
    const markTop = top + width * (face.colour === null ? 0.17 : 0.84);
    const number = cards ? (LETTERS[face.number] ?? face.number) : face.number;
    return [
      box(x, top + width * (isBrought ? 0.15 : 0.09), width, height, isBrought ? who : "#d8c49a"),
      box(x, top, width, height, "#fff8e8", "#e9dcc0"),
      face.colour === null
        ? ""
        : text(String(number), middle, top + width * 0.72, width * 0.69, 800, ink, "middle"),
      `<use href="#${symbolId(tile, cards)}" x="${middle - mark / 2}" y="${markTop}"`,
      ` width="${mark}" height="${mark}" color="${ink}" style="--ivory:#fff8e8"/>`,
    ].join("");
  });
  const plate = box(
    left - 3,
    top - 3,
    width * set.length + 6,
    height + 6 + width * 0.15,
    "#244f4b",
  );
  return plate + drawn.join("");
}

function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  stroke = "none",
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(11, width * 0.17)}" fill="${fill}" stroke="${stroke}"/>`;
}

function avatar(seat: PictureSeat, x: number, y: number, size: number): string {
  const clip = `clip-${Math.round(x)}-${Math.round(y)}`;
  const corner = seat.isBot ? size * 0.3 : size / 2;
  const area = `x="${x}" y="${y}" width="${size}" height="${size}"`;
  return [
    `<clipPath id="${clip}"><rect ${area} rx="${corner}"/></clipPath>`,
    `<g clip-path="url(#${clip})"><rect ${area} fill="${PEOPLE[seat.colour] ?? PEOPLE["straw"]!}"/>`,
    `<use href="#${faceId(seat)}" ${area}/></g>`,
  ].join("");
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  colour: string,
  anchor = "start",
): string {
  return [
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"`,
    ` text-anchor="${anchor}" letter-spacing="-0.02em">${escaped(words)}</text>`,
  ].join("");
}

/** Return a font size at which a text of average letters fits into a width. */
function fontSize(words: string, width: number, largest: number): number {
  return Math.min(largest, width / (Math.max(1, words.length) * 0.54));
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
