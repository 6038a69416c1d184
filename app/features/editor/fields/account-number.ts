import { isBic, isIban, maxLengthAt } from '#documents';
import type { TextCheck } from './draft-text.tsx';

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

export function checkIban(iban: string): TextCheck {
  if (isIban(iban)) return { success: 'IBAN valide' };
  if (!/^[A-Z]{2}\d{2}/.test(iban))
    return { error: 'Commencez par le pays et la clé, par exemple FR76.' };
  const excess = iban.startsWith('FR') ? iban.length - FRENCH_LENGTH : 0;
  if (excess !== 0)
    return { error: `${countExcess(excess)}\u00a0: un IBAN français en a ${FRENCH_LENGTH}.` };
  return { error: 'Cet IBAN contient une erreur\u00a0: relisez chaque caractère.' };
}

export function checkBic(bic: string): TextCheck {
  return isBic(bic)
    ? { success: 'Forme correcte' }
    : { error: 'Un BIC a 8 ou 11 caractères, par exemple PSSTFRPPPAR.' };
}

function countExcess(excess: number): string {
  const count = Math.abs(excess);
  const characters = count === 1 ? 'un caractère' : `${count} caractères`;
  return excess < 0 ? `Il manque ${characters}` : `Il y a ${characters} de trop`;
}

const MAX_LENGTH = maxLengthAt('seller.iban');
const FRENCH_LENGTH = 27;
