import { typeset } from '#documents/law/typeset.ts';

/**
 * French typography of prose: no-break spaces, curly apostrophes, narrow spaces between groups of
 * digits. Mentions printed to the letter go through `typeset` only.
 */
export function typesetProse(text: string): string {
  return typeset(text)
    .replace(/'/g, '’')
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW_NO_BREAK_SPACE}`)
    .replace(/(?<!\p{L})(art\.|articles?|§|p\.) (?=\d|[A-Z]\d)/gu, `$1${NO_BREAK_SPACE}`);
}

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';
