import MiniSearch from 'minisearch';
import { relatedWords } from '#content/search-words.ts';
import { readQuestion, readText } from './read-words.ts';

export type SearchField<Page> = {
  name: string;
  weight: number;
  read: (page: Page) => string;
  /** The words are already stems, as `readText` returns them. */
  isStemmed?: boolean;
};

export type SearchAnswer<Page> = {
  /** The best first. */
  found: readonly { page: Page; holdsAll: boolean }[];
  /** For each word that is asked, the words of the pages that answer it. */
  asked: readonly ReadonlySet<string>[];
  /** Whether every word that is asked, or one that begins with it, is in some page. */
  isKnown: boolean;
};

/**
 * Full-text search of French: any word counts, in any form, under its other names; slips of the
 * finger are forgiven where no page has the word as it was typed.
 */
export function createSearch<Page>(
  pages: readonly Page[],
  fields: readonly SearchField<Page>[],
): (question: string) => SearchAnswer<Page> {
  const index = indexPages(pages, fields);
  return (question) => {
    const matches = readQuestion(question).map((word) => matchWord(index, word));
    const ids = new Set(matches.flatMap(({ scores }) => [...scores.keys()]));
    const found = [...ids].flatMap((id) => {
      const page = pages[id];
      return page === undefined ? [] : [{ page, ...rate(id, matches) }];
    });
    return {
      found: found.sort((a, b) => b.score - a.score),
      asked: matches.map(({ terms }) => terms),
      isKnown: matches.every(({ isKnown }) => isKnown),
    };
  };
}

/** A page without a word loses the more, the fewer pages have that word. */
function rate(id: number, matches: readonly Match[]) {
  const held = matches.filter(({ scores }) => scores.has(id));
  const score = sum(held.map(({ scores }) => scores.get(id) ?? 0));
  const share = sum(held.map(({ rarity }) => rarity)) / sum(matches.map(({ rarity }) => rarity));
  return { holdsAll: held.length === matches.length, score: score * share };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

type PageIndex = MiniSearch<{ id: number }>;

function indexPages<Page>(pages: readonly Page[], fields: readonly SearchField<Page>[]): PageIndex {
  const index: PageIndex = new MiniSearch({
    fields: fields.map(({ name }) => name),
    tokenize: (words) => words.split(' '),
    processTerm: (word) => word,
    searchOptions: {
      boost: Object.fromEntries(fields.map(({ name, weight }) => [name, weight])),
    },
  });
  index.addAll(
    pages.map((page, id) => ({
      ...Object.fromEntries(
        fields.map(({ name, read, isStemmed = false }) => [
          name,
          isStemmed ? read(page) : readText(read(page)).join(' '),
        ]),
      ),
      id,
    })),
  );
  return index;
}

type Match = {
  isKnown: boolean;
  scores: ReadonlyMap<number, number>;
  terms: ReadonlySet<string>;
  rarity: number;
};

type Hit = { id: number; score: number; terms: readonly string[] };

/**
 * What each page gets for a word, and the words by which it holds it. Only a word that no page has,
 * nor one that begins with it, is taken for a slip.
 */
function matchWord(index: PageIndex, word: string): Match {
  const own: readonly Hit[] = index.search(word);
  const related: readonly Hit[] = (RELATED.get(word) ?? []).flatMap((other) =>
    index.search(other).map((hit) => ({ ...hit, score: hit.score * RELATION })),
  );
  const named = [...own, ...related];
  const begun: readonly Hit[] = named.length > 0 ? [] : index.search(word, { prefix: true });
  const isKnown = named.length + begun.length > 0;
  const hits = isKnown ? [...named, ...begun] : index.search(word, { fuzzy: toleranceFor(word) });
  const scores = keepBest(hits);
  return {
    isKnown,
    scores,
    terms: new Set((own.length > 0 ? own : hits).flatMap(({ terms }) => terms)),
    rarity: Math.log(1 + index.documentCount / Math.max(scores.size, 1)),
  };
}

function keepBest(hits: readonly Hit[]): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const { id, score } of hits) scores.set(id, Math.max(scores.get(id) ?? 0, score));
  return scores;
}

/** The share of its letters that a word may have wrong; numbers none. */
function toleranceFor(word: string): number | false {
  return word.length > 3 && !/\d/.test(word) && TOLERANCE;
}

/** By the stem that is asked for, the stems of what pages call it. */
const RELATED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(relatedWords).map(([word, related]) => [
    readQuestion(word).join(' '),
    readQuestion(related),
  ]),
);
// Set by measure (app/routes/search/asked-questions.test.ts).
const RELATION = 0.6;
const TOLERANCE = 0.25;
