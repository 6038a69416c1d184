import { foldLetters } from './fold-letters.ts';

/** The words that tell a name from others, without legal forms, titles and articles. */
export function nameWords(name: string): readonly string[] {
  const words = listWords(name).filter((word) => word.length > 1 && !NOT_TELLING.has(word));
  return words.some((word) => word.length >= LEAST_LETTERS) ? [...new Set(words)] : [];
}

function listWords(text: string): string[] {
  return foldLetters(text).match(/[a-z0-9]+/g) ?? [];
}

/** The words of texts, and those at an end where a bank may have cut. */
type NamedWords = { words: ReadonlySet<string>; cut: readonly string[] };

export function readNamed(texts: readonly string[]): NamedWords {
  const read = texts.map((text) => ({
    words: listWords(text),
    isLong: text.trim().length >= LEAST_LONG,
  }));
  const ends = read.flatMap(({ words, isLong }) => (isLong ? words.slice(-1) : []));
  return {
    words: new Set(read.flatMap(({ words }) => words)),
    cut: ends.filter((end) => end.length >= LEAST_CUT),
  };
}

/** Whether texts hold all words of a name, or all but the end of one that the bank has cut. */
export function holdsName(
  name: readonly string[],
  { words, cut }: NamedWords,
): 'whole' | 'cut' | null {
  const missing = name.filter((word) => !words.has(word));
  if (name.length === 0) return null;
  if (missing.length === 0) return 'whole';
  return missing.every((word) => cut.some((end) => word.startsWith(end))) ? 'cut' : null;
}

const NOT_TELLING: ReadonlySet<string> = new Set(
  `sa sas sasu sarl sarlu eurl snc sca scs sci scm scp scop scic selarl selas earl gaec gie gfa ei
   eirl se spa srl gmbh ltd llc bv nv societe ste ets etablissement etablissements entreprise cie
   compagnie association asso mr mme mlle monsieur madame dr docteur maitre me
   de du des la le les et au aux en un une`.split(/\s+/),
);
const LEAST_LETTERS = 3;
const LEAST_CUT = 4;
/** Banks cut what is longer than some two dozen signs. */
const LEAST_LONG = 24;
