/**
 * Adds non-breaking spaces before the numbers of a legal reference: « art. L441-9 », « n° 2022-1299
 * ».
 */
export function typesetReference(reference: string): string {
  return reference
    .replace(/\b(art\.|ann\.) /g, `$1${NO_BREAK_SPACE}`)
    .replace(/n° /g, `n°${NO_BREAK_SPACE}`)
    .replace(/(?<=\w)-(?=\w)/g, `${WORD_JOINER}-${WORD_JOINER}`);
}

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
