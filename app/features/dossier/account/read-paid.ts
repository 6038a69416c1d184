import { type Cents, cents, formatAmount } from '#documents';

/** Validates a typed payment; `due` in cents, `paidOn` and `today` YYYY-MM-DD. */
export function readPaid({
  amount: text,
  paidOn,
  due,
  currency,
  today,
}: {
  amount: string;
  paidOn: string;
  due: Cents;
  currency: string;
  today: string;
}): { errors: { amount?: string; paidOn?: string } } & (
  | { ok: true; amount: Cents }
  | { ok: false }
) {
  const amount = readAmount(text);
  const errors = {
    ...(amount === null && { amount: 'Saisissez un montant, par exemple 120,50.' }),
    ...(amount !== null &&
      amount <= 0 && {
        amount: 'Un paiement est supérieur à zéro. Saisissez ce que vous avez reçu.',
      }),
    ...(amount !== null &&
      amount > due && {
        amount: `Il reste ${formatAmount(due, currency)} à recevoir\u00a0: saisissez au plus ce montant.`,
      }),
    ...(!/^\d{4}-\d{2}-\d{2}$/.test(paidOn) && { paidOn: 'Choisissez le jour du paiement.' }),
    ...(paidOn > today && {
      paidOn: 'Ce jour n’est pas encore venu. Choisissez le jour où vous avez été payé.',
    }),
  };
  if (amount === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, amount, errors };
}

/** « 1 234,5 » → 123450 cents. */
function readAmount(text: string): Cents | null {
  const found = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, ''));
  if (!found) return null;
  return cents(Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')));
}
