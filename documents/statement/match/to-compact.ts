import { foldAccents } from '#documents/model/texts/fold-accents.ts';

/**
 * A text without case, accents, spaces and punctuation: « Fact. F-2026-12 » → « factf202612 ».
 * `edges` are the places between its runs of letters and of digits, both ends included.
 */
export type CompactText = { text: string; edges: readonly number[] };

export function toCompact(text: string): CompactText {
  let compact = '';
  const edges = [0];
  for (const [run] of foldAccents(text.slice(0, LONGEST_TEXT)).matchAll(/[a-z]+|\d+/g)) {
    compact += run;
    edges.push(compact.length);
  }
  return { text: compact, edges };
}

/**
 * The keys that stand in a text from edge to edge, so that « F-2026-1 » is not found in
 * « F-2026-12 »; one inside a longer one is not meant.
 */
export function findCitedKeys({ text, edges }: CompactText, keys: KeySet): string[] {
  const found: { start: number; end: number }[] = [];
  for (const [index, start] of edges.entries()) {
    for (let next = index + 1; next < edges.length; next += 1) {
      const end = edges[next] ?? start;
      if (end - start > keys.longest) break;
      if (keys.has(text.slice(start, end))) found.push({ start, end });
    }
  }
  const isInside = (one: Found, other: Found) =>
    other.start <= one.start &&
    one.end <= other.end &&
    other.end - other.start > one.end - one.start;
  const outer = found.filter((one) => !found.some((other) => isInside(one, other)));
  return [...new Set(outer.map(({ start, end }) => text.slice(start, end)))];
}

type Found = { start: number; end: number };

/** `longest` is the length of the longest key. */
export type KeySet = { has: (key: string) => boolean; longest: number };

/** More than any bank writes. */
const LONGEST_TEXT = 2000;
