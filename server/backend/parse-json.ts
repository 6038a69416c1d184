/** Parses JSON. Throws a `SyntaxError` on invalid JSON and on text that `isGreedyJson` refuses. */
export function parseJson(text: string): unknown {
  if (isGreedyJson(text))
    throw new SyntaxError('The JSON is nested too deep, or has too many values or names');
  return JSON.parse(text);
}

/**
 * Whether parsing would take far more memory than the text: a byte of `[[[` becomes about a
 * hundred, and each new order of names becomes a hidden class of some hundred bytes, or a table.
 * Does not check the syntax.
 */
export function isGreedyJson(text: string): boolean {
  const levels = createLevels();
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = readString(text, at, levels.name);
    else if (OPENINGS.has(code)) levels.open();
    else if (CLOSINGS.has(code)) levels.close();
    if (code === COMMA) values += 1;
    else if (OPENINGS.has(code)) values += VALUES_OF_OPENING;
    if (values > MOST_VALUES || levels.areTooMany()) return true;
  }
  return false;
}

/** Counts levels, and shapes: the names of an object so far, in their order. */
function createLevels() {
  const first: Shape = { next: null };
  const shapes: Shape[] = [];
  let known = 0;
  return {
    open: () => {
      shapes.push(first);
    },
    close: () => {
      shapes.pop();
    },
    name: (name: string) => {
      const shape = shapes.pop() ?? first;
      shape.next ??= new Map();
      let next = shape.next.get(name);
      if (!next) {
        next = { next: null };
        shape.next.set(name, next);
        known += 1;
      }
      shapes.push(next);
    },
    areTooMany: () => shapes.length > MOST_DEPTH || known > MOST_SHAPES,
  };
}

type Shape = { next: Map<string, Shape> | null };

/** Gives the end of the string that begins at `start`, after calling `name` if it is a name. */
function readString(text: string, start: number, name: (name: string) => void): number {
  const end = findEndOfString(text, start);
  if (isFollowedByColon(text, end)) name(text.slice(start + 1, end));
  return end;
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

function isFollowedByColon(text: string, end: number): boolean {
  let at = end + 1;
  while (SPACES.has(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === COLON;
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
/** They begin and end lists and objects. */
const [OPENINGS, CLOSINGS] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);
/** A draft has six levels. */
const MOST_DEPTH = 64;
/** Several times a draft of two thousand lines, or a thousand rows of clients. */
const MOST_VALUES = 300_000;
/** The memory of a list or an object, at its worst, in values. */
const VALUES_OF_OPENING = 4;
/** A draft that uses every field has some three hundred. */
const MOST_SHAPES = 10_000;
