import { expect, test } from "vitest";

import { readHeader } from "../../src/camera/fileHeader";

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g)!.map((each) => Number.parseInt(each, 16)));
const ascii = (text: string): string =>
  Array.from(text, (each) => each.charCodeAt(0).toString(16).padStart(2, "0")).join("");

const PNG = "89504e470d0a1a0a0000000d494844520000004000000020080200000000000000";
const GIF = `${ascii("GIF89a")}40002000800000ffffff000000`;
const FRAME = "2c00000000400020000002021c0000";

test.each([
  ["a JPEG behind its metadata", `ffd8ffe1000600000000ffc0001108002000400301`, 64, 32, false],
  ["a PNG", `${PNG}0000000049444154`, 64, 32, false],
  ["a PNG that moves", `${PNG}000000086163544c`, 64, 32, true],
  ["a GIF", `${GIF}${FRAME}3b`, 64, 32, false],
  ["a GIF that moves", `${GIF}${FRAME}${FRAME}3b`, 64, 32, true],
  [
    "a WebP",
    `${ascii("RIFF")}00000000${ascii("WEBPVP8 ")}000000000000009d012a40002000`,
    64,
    32,
    false,
  ],
  [
    "a WebP that moves",
    `${ascii("RIFF")}00000000${ascii("WEBPVP8X")}0a000000020000003f00001f0000`,
    64,
    32,
    true,
  ],
  [
    "a BMP",
    `${ascii("BM")}00000000000000000000000028000000${"40000000"}${"e0ffffff"}`,
    64,
    32,
    false,
  ],
])("the header of %s says its size", (_, text, width, height, isAnimated) => {
  expect(readHeader(bytes(text))).toEqual({ width, height, isAnimated });
});

test.each([
  ["nothing", ""],
  ["a text", ascii("hello, this is no picture at all")],
  ["a JPEG that is cut off", "ffd8ffe1000600000000"],
  ["a PNG that is cut off", "89504e470d0a1a0a"],
])("%s has no header", (_, text) => {
  expect(readHeader(text === "" ? new Uint8Array() : bytes(text))).toBeNull();
});
