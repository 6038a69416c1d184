import type { Options } from 'minisearch';

export type SearchEntry = {
  /** The address of the page. */
  id: string;
  title: string;
  summary: string;
  /** Headings, questions and keywords. */
  words: string;
};

/** Must be the same for building and for searching. */
export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'summary', 'words'],
  storeFields: ['title', 'summary'],
  processTerm: (term) => {
    const folded = foldTerm(term);
    return folded.length < 2 || EMPTY_WORDS.has(folded) ? null : folded;
  },
  searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 4, summary: 2 } },
};

/** « Pénalités » → « penalite »: no accents, capitals or plural. */
function foldTerm(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=.{3})[sx]$/, '');
}

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'au aux avec ce ces comment dans de des du elle en est et il je la le les leur ma mes mon ou par pas pour quand que quel quelle qui sa sans se ses son sur ta un une vos votre'.split(
    ' ',
  ),
);
