import { foldLetters } from './fold-letters.ts';
import { listOwnSpans, type Span } from './own-spans.ts';

/**
 * A text without case, accents, spaces and punctuation: « Fact. F-2026-12 » → « factf202612 ».
 * `edges` are the places between its runs of letters and of digits, both ends included.
 */
export type CompactText = { text: string; edges: readonly number[]; source: Source };

/** What was read, in lower case, and where its runs stand there. */
type Source = { text: string; runs: readonly Span[] };

export function toCompact(text: string): CompactText {
  const folded = foldLetters(text.slice(0, LONGEST_TEXT));
  let compact = '';
  const edges = [0];
  const runs: Span[] = [];
  for (const { 0: run, index: start } of folded.matchAll(/[a-z]+|\d+/g)) {
    compact += run;
    edges.push(compact.length);
    runs.push({ start, end: start + run.length });
  }
  return { text: compact, edges, source: { text: folded, runs } };
}

/** Where runs of digits meet in a number: « F-2026-12 » → 5. */
export function listJoins({ text, edges }: Pick<CompactText, 'text' | 'edges'>): number[] {
  return edges.filter((edge) => /^\d\d$/.test(text.slice(edge - 1, edge + 1)));
}

/** A key that a text holds; `isPieced` when it may be made of other things by chance. */
export type FoundKey = { key: string; isPieced: boolean };

/**
 * The keys that stand in a text from edge to edge, so that « F-2026-1 » is not found in
 * « F-2026-12 »; one inside a longer one is not meant.
 */
export function findCitedKeys(compact: CompactText, keys: KeySet): FoundKey[] {
  const { text, edges, source } = compact;
  const longest = Math.max(0, ...keys.lengths);
  let owned: Span[] | null = null;
  const found: Found[] = [];
  for (const [index, start] of edges.entries()) {
    for (let next = index + 1; next < edges.length; next += 1) {
      const end = edges[next] ?? start;
      if (end - start > longest) break;
      if (!keys.lengths.has(end - start)) continue;
      const key = text.slice(start, end);
      if (!keys.has(key)) continue;
      owned ??= listOwnSpans(source.text);
      const joins = listJoins({
        text: key,
        edges: edges.slice(index + 1, next).map((edge) => edge - start),
      });
      const isPieced =
        isApart(key, joins, keys.joinsOf(key)) ||
        isMixed(source, { start: index, end: next }, owned);
      found.push({ start, end, key, isPieced });
    }
  }
  return found.filter((one) => !found.some((other) => isInside(one, other)));
}

type Found = Span & FoundKey;

function isInside(one: Found, other: Found): boolean {
  return (
    other.start <= one.start &&
    one.end <= other.end &&
    other.end - other.start > one.end - one.start &&
    (one.isPieced || !other.isPieced)
  );
}

/** Digits that the number has together stand apart; long numbers with letters are often cut so. */
function isApart(key: string, joins: readonly number[], own: ReadonlySet<number>): boolean {
  if (key.length >= LONG_KEY && /[a-z]/.test(key)) return false;
  return joins.some((join) => !own.has(join));
}

/** Takes a part of a day, an amount or an account, or a day after a space. */
function isMixed({ text, runs }: Source, { start, end }: Span, owned: readonly Span[]): boolean {
  const from = runs[start]?.start ?? 0;
  const to = runs[end - 1]?.end ?? 0;
  return owned.some((span) => {
    if (span.end <= from || to <= span.start) return false;
    if (span.start < from || to < span.end) return true;
    return from < span.start && /\s/.test(text[span.start - 1] ?? '');
  });
}

/** `lengths` are those of all keys; see `listJoins`. */
export type KeySet = {
  has: (key: string) => boolean;
  joinsOf: (key: string) => ReadonlySet<number>;
  lengths: ReadonlySet<number>;
};

const LONG_KEY = 10;
/** More than any bank writes. */
const LONGEST_TEXT = 1000;
