import { remainderBy97, toIbanDigits } from './iban.ts';

/**
 * A SEPA creditor identifier (EPC 262-08): country, two check digits, a business code that they
 * leave out, the national identifier.
 */
export function isCreditorId(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(text)) return false;
  const checked = [...text.slice(7), ...text.slice(0, 4)].map(toIbanDigits).join('');
  return remainderBy97(checked) === 1;
}
