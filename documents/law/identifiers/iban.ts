/**
 * An IBAN: country, check digits and account, with a remainder of one modulo 97 (ISO 13616).
 * A French or Monegasque one has 27 characters and also a RIB key.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const country = text.slice(0, 2);
  if ((country === 'FR' || country === 'MC') && !hasRibKey(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map(toIbanDigits).join('');
  return remainderBy97(digits) === 1;
}

/** « FR1420041010050500… » → « FR14 2004 1010 0505 00… », with narrow no-break spaces. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u202f');
}

/** Bank 5, branch 5, account 11, key 2: a multiple of 97 once letters are mapped to digits. */
function hasRibKey(iban: string): boolean {
  if (iban.length !== 27) return false;
  return remainderBy97([...iban.slice(4)].map(toRibDigit).join('')) === 0;
}

/** A = 10 … Z = 35. */
export function toIbanDigits(character: string): string {
  return String(Number.parseInt(character, 36));
}

/** A, J = 1; B, K, S = 2; … I, R, Z = 9. */
function toRibDigit(character: string): string {
  const rank = character.charCodeAt(0) - LETTER_A;
  if (rank < 0) return character;
  return String(rank < 18 ? (rank % 9) + 1 : rank - 16);
}

export function remainderBy97(digits: string): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

const LETTER_A = 65;
