import { maxLengthAt } from '#documents';

/** An IBAN in capitals, letters and digits only, as the draft holds it. */
export function compactIban(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MAX_LENGTH);
}

/** « FR1420041010… » → « FR14 2004 1010 … » */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The caret position after the text before it is compacted and grouped. */
export function movedCaret(text: string, caret: number): number {
  const count = compactIban(text.slice(0, caret)).length;
  return count + Math.max(0, Math.floor((count - 1) / 4));
}

const MAX_LENGTH = maxLengthAt('seller.iban');
