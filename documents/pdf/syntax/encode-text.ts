/**
 * A text in UTF-8, in an array that the next call uses again: an invoice of a thousand lines is
 * nearly a megabyte, which would have to be allocated and cleared for each document.
 */
export function encodeForNow(text: string): Uint8Array {
  // A European text has few characters of two bytes or three.
  const enough = text.length + (text.length >> 3) + MARGIN;
  if (scratch.length < enough) scratch = new Uint8Array(enough);
  const { read, written } = encoder.encodeInto(text, scratch);
  return read < text.length ? encoder.encode(text) : scratch.subarray(0, written);
}

const encoder = new TextEncoder();
const MARGIN = 1024;
let scratch = new Uint8Array(0);
