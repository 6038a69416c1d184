/** Three digits at least (« 15 » is no number of a company), with any words beside them. */
export function isPhoneNumber(text: string): boolean {
  return !text.includes('@') && (text.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS;
}

/**
 * How many digits a French number has too many, or too few when negative; zero for a number of
 * another form: a short one, one of another country, two in a row.
 */
export function excessDigits(text: string): number {
  if (!/^[+\d\s.\-()]+$/.test(text)) return 0;
  const digits = text.replace(/\(0\)|[^+\d]/g, '').replace(/^(\+|00)33/, '0');
  const isNational = /^0[1-9]/.test(digits) && digits.length < SHORTEST_PAIR;
  return isNational ? digits.length - FRENCH_DIGITS : 0;
}

const FEWEST_DIGITS = 3;
const FRENCH_DIGITS = 10;
const SHORTEST_PAIR = 18;
