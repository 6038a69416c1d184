/** Parses JSON. Throws a `SyntaxError` on invalid JSON and on text that `isGreedyJson` refuses. */
export function parseJson(text: string): unknown {
  if (isGreedyJson(text))
    throw new SyntaxError('The JSON is nested too deep, or has too many values');
  return JSON.parse(text);
}

/**
 * Whether parsing would take far more memory than the text: a byte of `[[[` becomes about a
 * hundred. Does not check the syntax.
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

/** The end of the string that begins at `start`, or of the text if the string is not closed. */
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
/** Ten times a draft of two thousand lines, or a thousand rows of clients. */
const MOST_VALUES = 400_000;
