import { foldLetters } from './fold-letters.ts';

/** The words that tell a name from others, without legal forms, titles and articles. */
export function nameWords(name: string): readonly string[] {
  const words = listWords(name).filter((word) => word.length > 1 && !NOT_TELLING.has(word));
  return words.some((word) => word.length >= LEAST_LETTERS) ? [...new Set(words)] : [];
}

export function listWords(text: string): string[] {
  return foldLetters(text).match(/[a-z0-9]+/g) ?? [];
}

/** Whether texts hold all words of a name; banks cut the last word of a long text. */
export function holdsName(name: readonly string[], texts: readonly (readonly string[])[]): boolean {
  return name.length > 0 && name.every((word) => texts.some((text) => holdsWord(text, word)));
}

function holdsWord(text: readonly string[], word: string): boolean {
  const last = text.at(-1) ?? '';
  return text.includes(word) || (last.length >= LEAST_CUT && word.startsWith(last));
}

const NOT_TELLING: ReadonlySet<string> = new Set(
  `sa sas sasu sarl sarlu eurl snc sca scs sci scm scp scop scic selarl selas earl gaec gie gfa ei
   eirl se spa srl gmbh ltd llc bv nv societe ste ets etablissement etablissements entreprise cie
   compagnie association asso mr mme mlle monsieur madame dr docteur maitre me
   de du des la le les et au aux en un une`.split(/\s+/),
);
const LEAST_LETTERS = 3;
const LEAST_CUT = 4;
