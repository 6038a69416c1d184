import { foldAccents } from '#documents/model/texts/fold-accents.ts';

/** Lower case, without accents, as banks write: « Cœur » → « coeur ». */
export function foldLetters(text: string): string {
  return foldAccents(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');
}
