import {
  type Cents,
  cents,
  computeRentTotals,
  currencyDecimals,
  type Draft,
  toDecimal,
} from '#documents';

type RentPayment = NonNullable<Draft['rent']>['payments'][number];

/**
 * A payment by the tenant of what is still due, on the due date or on `today` (YYYY-MM-DD) if
 * earlier; by which means is left to its author.
 */
export function createRentPayment(draft: Draft, today: string): RentPayment {
  const { rent, dueDate, supply } = draft;
  const rest = rent ? computeRentTotals(rent, draft).remainingAmount : cents(0);
  const due = dueDate || supply?.start;
  return {
    amount: toDecimal(rest, 2, currencyDecimals(draft.currency)),
    payer: 'tenant',
    ...(due && { date: due < today ? due : today }),
  };
}

export function withFullPayment(draft: Draft, today: string): Draft {
  if (!draft.rent) return draft;
  const payments = [...draft.rent.payments, createRentPayment(draft, today)];
  return { ...draft, rent: { ...draft.rent, payments } };
}

/** The amount written in words: what was received, or what is due if nothing was. */
export function sumInWords(draft: Draft): Cents {
  if (!draft.rent) return cents(0);
  const { result, dueTotal, receivedTotal } = computeRentTotals(draft.rent, draft);
  return result === 'unpaid' ? dueTotal : receivedTotal;
}
