/**
 * The value that a text of JSON says. Throws a `SyntaxError` where it is none, and where
 * `isGreedyJson`.
 */
export function parseJson(text: string): unknown {
  if (isGreedyJson(text))
    throw new SyntaxError('The JSON is nested too deep, or has too many values');
  return JSON.parse(text);
}

/**
 * Whether a text would take far more memory once it is read: one byte of `[[[` becomes some
 * hundred. Says nothing of whether it is JSON.
 */
export function isGreedyJson(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = findEndOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    if (depth > MOST_DEPTH || values > MOST_VALUES) return true;
  }
  return false;
}

/** Where the string that begins at `start` ends; the end of the text where it does not. */
function findEndOfString(text: string, start: number): number {
  for (let from = start + 1; ; ) {
    const end = text.indexOf('"', from);
    if (end === -1) return text.length;
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
    from = end + 1;
  }
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
/** A draft has six levels. */
const MOST_DEPTH = 64;
/** Ten times those of a draft of two thousand lines, and of a thousand rows of clients. */
const MOST_VALUES = 400_000;
