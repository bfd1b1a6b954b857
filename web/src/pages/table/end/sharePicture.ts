/** Share the picture of a round: with the device's own dialog, or as a download. */

import fontFile from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

import { PICTURE_SIZE, pictureSvg, type Picture } from "./picture";

const FILE_NAME = "brikke.png";

/** A picture, and its text for those who do not see it. */
export type SharedPicture = Picture & { readonly alt: string };

/** Return the address of a picture, to be shown as an image. */
export async function pictureUrl(picture: Picture): Promise<string> {
  const svg = pictureSvg(picture, { symbolOf, fontStyle: await fontStyle() });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

export async function sharePicture(picture: SharedPicture): Promise<void> {
  const file = new File([await toPng(await pictureUrl(picture))], FILE_NAME, { type: "image/png" });
  const data = { files: [file], text: `${picture.title} ${picture.alt}` };
  if (navigator.canShare?.(data)) {
    // Closing the dialog is no error.
    await navigator.share(data).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Return a drawing of the page. */
function symbolOf(id: string): string {
  return document.getElementById(id)?.outerHTML ?? "";
}

/** Return the typeface as a style: an SVG that is drawn as an image cannot load files. */
async function fontStyle(): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(fontFile)).arrayBuffer());
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    const source = `url(data:font/woff2;base64,${btoa(text)})`;
    return `@font-face{font-family:"Figtree Variable";font-weight:300 900;src:${source}}`;
  } catch {
    // Offline without the file: the system's typeface is used.
    return "";
  }
}

async function toPng(url: string): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2 * PICTURE_SIZE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("the picture could not be drawn"));
    }, "image/png");
  });
}
