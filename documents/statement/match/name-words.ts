import { foldLetters } from './fold-letters.ts';

/** The words that tell a name from others, without legal forms, titles and articles. */
export function nameWords(name: string): readonly string[] {
  const words = listWords(name).filter((word) => word.length > 1 && !NOT_TELLING.has(word));
  return words.some((word) => word.length >= LEAST_LETTERS) ? [...new Set(words)] : [];
}

export function listWords(text: string): string[] {
  return foldLetters(text).match(/[a-z0-9]+/g) ?? [];
}

/** Whether texts hold all words of a name, or all but the end of one that the bank has cut. */
export function holdsName(
  name: readonly string[],
  texts: readonly string[],
): 'whole' | 'cut' | null {
  if (name.length === 0) return null;
  const read = texts.map((text) => ({ words: listWords(text), isLong: text.length >= LEAST_LONG }));
  const isWhole = (word: string) => read.some(({ words }) => words.includes(word));
  if (name.every(isWhole)) return 'whole';
  const cut = read.flatMap(({ words, isLong }) => (isLong ? words.slice(-1) : []));
  const isCut = (word: string) =>
    cut.some((end) => end.length >= LEAST_CUT && word.startsWith(end));
  return name.every((word) => isWhole(word) || isCut(word)) ? 'cut' : null;
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
