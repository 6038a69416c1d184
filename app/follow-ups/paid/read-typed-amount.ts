import { type Cents, cents } from '#documents';

/** « 1 234,5 » → 123450 cents; null when it is no amount. */
export function readTypedAmount(text: string): Cents | null {
  const found = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, ''));
  if (!found) return null;
  return cents(Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')));
}

export const UNREAD_AMOUNT = 'Saisissez un montant, par exemple 120,50.';
