/** Photo session: the pictures taken so far, what they show, and what a person said about it. */

import { cameraFiles, keepCamera, type CameraFiles } from "../offline/keptCamera";
import { lookAt, prepareCamera, readTogether, stopCamera } from "./camera";
import type { Look } from "./messages";
import { PhotoError } from "./photoError";
import type { Correction, OverlapChoice, PhotoReading, ReadTile } from "./reading";

interface Options {
  /** Whether tiles side by side are no sets: a rack, or what is left. */
  readonly isRack: boolean;
  /** Whether several pictures show one table. */
  readonly isLong: boolean;
  /** Tiles that lie elsewhere. */
  readonly elsewhere: readonly string[];
}

/** Return whether a tile is seen in a picture at a place. */
const isSeenAs = (tile: ReadTile, { picture, tile: at }: Correction): boolean =>
  tile.sights.some((sight) => sight.picture === picture && sight.tile === at);

export class PhotoSession {
  looks = $state.raw<readonly Look[]>([]);
  reading = $state.raw<PhotoReading | null>(null);
  error = $state.raw<PhotoError | null>(null);
  /** The picture that is shown. */
  shown = $state(0);
  isBusy = $state(false);
  /** What must be fetched first; null if nothing. */
  files = $state.raw<CameraFiles | null>(null);
  /** The bytes that are fetched; null while nothing is. */
  fetched = $state<number | null>(null);
  /** The tile that was tapped, to correct it. */
  tapped = $state.raw<ReadTile | null>(null);
  #corrections: readonly Correction[] = [];
  #choices: readonly OverlapChoice[] = [];
  #keeping: Promise<void> | null = null;
  #isClosed = false;

  constructor(private readonly options: Options) {
    void cameraFiles().then((files) => {
      this.files = files;
    });
  }

  /** The tiles that somebody should check. */
  get doubtful(): readonly ReadTile[] {
    return (this.reading?.tiles ?? []).filter((tile) => tile.isDoubtful);
  }

  /** The tile that is asked about: the tapped one, or the first that is doubtful. */
  get asked(): ReadTile | null {
    return this.tapped ?? this.doubtful[0] ?? null;
  }

  /** Fetch what reads photographs, as soon as somebody wants to take one. */
  prepare(): void {
    this.#keeping ??= this.#keep().then(() => {
      if (!this.#isClosed) prepareCamera();
    });
  }

  async #keep(): Promise<void> {
    if (this.files === null) return;
    await keepCamera(this.files, (bytes) => {
      this.fetched = bytes;
    });
    this.fetched = this.files = null;
  }

  /** Look at pictures, one after the other. Where one cannot be read, the others stay. */
  async add(pictures: readonly Blob[]): Promise<void> {
    this.error = null;
    this.isBusy = true;
    this.prepare();
    try {
      for (const file of pictures) {
        await this.#keeping;
        const look = await lookAt(file);
        this.looks = this.options.isLong ? [...this.looks, look] : [look];
        this.shown = this.looks.length - 1;
        if (!this.options.isLong) this.#corrections = [];
      }
    } catch (error) {
      this.#refuse(error);
    }
    await this.#read();
    this.isBusy = false;
  }

  remove(picture: number): void {
    const others = (each: number): boolean => each !== picture;
    const shifted = (each: number): number => (each > picture ? each - 1 : each);
    this.looks = this.looks.filter((_, at) => others(at));
    this.#corrections = this.#corrections
      .filter((each) => others(each.picture))
      .map((each) => ({ ...each, picture: shifted(each.picture) }));
    this.#choices = this.#choices
      .filter(({ pictures }) => pictures.every(others))
      .map(({ pictures: [one, other], once }) => ({
        pictures: [shifted(one), shifted(other)],
        once,
      }));
    this.shown = Math.max(0, Math.min(this.shown, this.looks.length - 1));
    void this.#read();
  }

  /** Say what a tile shows; null: it is no tile. The other doubtful tiles are read again. */
  correct(tile: ReadTile, face: string | null): void {
    this.#corrections = [...this.#corrections, ...tile.sights.map((sight) => ({ ...sight, face }))];
    this.tapped = null;
    void this.#read();
  }

  /** Whether somebody has said what a tile shows. */
  isCorrected(tile: ReadTile): boolean {
    return this.#corrections.some((each) => isSeenAs(tile, each));
  }

  /** Say whether tiles that two pictures show count once. */
  choose(pictures: readonly [number, number], once: boolean): void {
    const same = ([one, other]: readonly [number, number]): boolean =>
      one === pictures[0] && other === pictures[1];
    this.#choices = [...this.#choices.filter((each) => !same(each.pictures)), { pictures, once }];
    void this.#read();
  }

  /** Whether somebody has said how often the tiles of two pictures count. */
  isChosen(pictures: readonly [number, number]): boolean {
    return this.#choices.some(
      (each) => each.pictures[0] === pictures[0] && each.pictures[1] === pictures[1],
    );
  }

  /** Free the memory of pictures and networks. */
  close(): void {
    this.#isClosed = true;
    for (const { picture } of this.looks) picture.close();
    stopCamera();
  }

  async #read(): Promise<void> {
    this.tapped = null;
    if (this.looks.length === 0) {
      this.reading = null;
      return;
    }
    try {
      this.reading = await readTogether({
        photos: this.looks.map(({ photo }) => photo),
        isRack: this.options.isRack,
        elsewhere: this.options.elsewhere,
        corrections: this.#corrections,
        choices: this.#choices,
        rules: true,
      });
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (this.#isClosed) return;
    this.error = error instanceof PhotoError ? error : new PhotoError("failed", String(error));
  }
}
