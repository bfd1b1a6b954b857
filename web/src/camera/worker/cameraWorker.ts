/** Web worker that reads photographs. It sends what it finds to the page and nowhere else. */

import type { FromWorker, Look, Question, ToWorker } from "../messages";
import { PhotoError } from "../photoError";
import { readPhotos, type PhotoReading } from "../reading";
import { findTiles } from "./looking";
import { loadNetworks } from "./networks";
import { loadPicture } from "./picture";
import { isSecond, serveAsSecond, startSecond } from "./secondWorker";

/** Load the networks. */
async function prepare(): Promise<null> {
  try {
    await loadNetworks();
    startSecond();
  } catch {
    throw new PhotoError("unreachable");
  }
  return null;
}

async function look(file: Blob): Promise<Look> {
  const prepared = prepare();
  // Bad pictures are refused before the networks are there.
  prepared.catch(() => undefined);
  const pixels = await loadPicture(file);
  await prepared;
  const tiles = await findTiles(pixels);
  if (tiles.length === 0) throw new PhotoError("no-tiles");
  const { width, height, data } = pixels;
  const shown = new ImageData(data as ImageDataArray, width, height);
  return { photo: { width, height, tiles }, picture: await createImageBitmap(shown) };
}

async function answer(question: Question): Promise<Look | PhotoReading | null> {
  switch (question.type) {
    case "prepare":
      return prepare();
    case "look":
      return look(question.file);
    case "read":
      return readPhotos(question.request);
  }
}

function serve({ data }: MessageEvent<ToWorker>): void {
  const post = (message: FromWorker, transfer: Transferable[] = []): void =>
    self.postMessage(message, { transfer });
  answer(data).then(
    (told) => post({ id: data.id, answer: told }, told && "picture" in told ? [told.picture] : []),
    (error: unknown) => {
      const { problem, value } =
        error instanceof PhotoError ? error : new PhotoError("failed", String(error).slice(-200));
      post({ id: data.id, problem, value });
    },
  );
}

if (isSecond()) serveAsSecond();
else self.onmessage = serve;
