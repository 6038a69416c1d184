import { foldLetters } from './fold-letters.ts';
import { listOwnSpans, type Span } from './own-spans.ts';

/**
 * A text without case, accents, spaces and punctuation: « Fact. F-2026-12 » → « factf202612 ».
 * `edges` are the places between its runs of letters and of digits, both ends included.
 */
export type CompactText = { text: string; edges: readonly number[]; source: Source };

/** The original text in lower case, with the places of its runs; see `listOwnSpans`. */
type Source = { text: string; runs: readonly Span[]; owned: readonly Span[] };

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
  return { text: compact, edges, source: { text: folded, runs, owned: listOwnSpans(folded) } };
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
  const { text, edges } = compact;
  const places = new Map(edges.map((edge, index) => [edge, index]));
  /** Where the last of each ends: « 1a1a1a » repeats itself. */
  const passed = new Map<string, number>();
  const found: Found[] = [];
  for (const [index, start] of edges.entries())
    for (const length of keys.lengths) {
      const next = places.get(start + length);
      if (next === undefined) continue;
      const end = start + length;
      const key = text.slice(start, end);
      if (!keys.has(key) || start < (passed.get(key) ?? 0)) continue;
      const isPieced = isPiecedAt(compact, { start: index, end: next }, keys.joinsOf(key));
      found.push({ start, end, key, isPieced });
      if (!isPieced) passed.set(key, end);
    }
  return listOuter(found);
}

/** `run` are places in `edges`. */
function isPiecedAt(
  { text, edges, source }: CompactText,
  run: Span,
  own: ReadonlySet<number>,
): boolean {
  const start = edges[run.start] ?? 0;
  const key = text.slice(start, edges[run.end]);
  const inner = edges.slice(run.start + 1, run.end).map((edge) => edge - start);
  return isApart(key, listJoins({ text: key, edges: inner }), own) || isMixed(source, run);
}

type Found = Span & FoundKey;

/** Those that no longer one holds; what is pieced together hides nothing else. */
function listOuter(found: readonly Found[]): Found[] {
  const sorted = [...found].sort((one, other) => one.start - other.start || other.end - one.end);
  let [furthest, furthestWhole] = [0, 0];
  return sorted.filter(({ end, isPieced }) => {
    const isInside = end <= (isPieced ? furthest : furthestWhole);
    furthest = Math.max(furthest, end);
    if (!isPieced) furthestWhole = Math.max(furthestWhole, end);
    return !isInside;
  });
}

/** Digits that the number has together stand apart; long numbers with letters are often cut so. */
function isApart(key: string, joins: readonly number[], own: ReadonlySet<number>): boolean {
  if (key.length >= LONG_KEY && /[a-z]/.test(key)) return false;
  return joins.some((join) => !own.has(join));
}

/** Takes a part of a day, an amount or an account, or a day after a space. */
function isMixed({ text, runs, owned }: Source, { start, end }: Span): boolean {
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
