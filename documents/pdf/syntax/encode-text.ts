/** UTF-8 in a buffer that the next call reuses: a thousand-line invoice is nearly a megabyte. */
export function encodeForNow(text: string): Uint8Array {
  // European text has few multi-byte characters.
  const enough = text.length + (text.length >> 3) + MARGIN;
  if (scratch.length < enough) scratch = new Uint8Array(enough);
  const { read, written } = encoder.encodeInto(text, scratch);
  return read < text.length ? encoder.encode(text) : scratch.subarray(0, written);
}

const encoder = new TextEncoder();
const MARGIN = 1024;
let scratch = new Uint8Array(0);
