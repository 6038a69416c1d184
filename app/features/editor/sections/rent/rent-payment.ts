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
 * A payment of what is still due on the term, by the tenant, on the day that it was due, or `today`
 * (YYYY-MM-DD) before that day.
 */
export function createRentPayment(draft: Draft, today: string): RentPayment {
  const { rent, dueDate, supply } = draft;
  const rest = rent ? computeRentTotals(rent, draft).remainingAmount : cents(0);
  const due = dueDate || supply?.start;
  return {
    amount: toDecimal(rest, 2, currencyDecimals(draft.currency)),
    means: rent?.payments.at(-1)?.means ?? 'transfer',
    payer: 'tenant',
    ...(due && { date: due < today ? due : today }),
  };
}

/** The draft of a term that is paid in full. */
export function withFullPayment(draft: Draft, today: string): Draft {
  if (!draft.rent) return draft;
  const payments = [...draft.rent.payments, createRentPayment(draft, today)];
  return { ...draft, rent: { ...draft.rent, payments } };
}

/** What the document writes in words: what was received, or what is asked for while nothing was. */
export function sumInWords(draft: Draft): Cents {
  if (!draft.rent) return cents(0);
  const { result, dueTotal, receivedTotal } = computeRentTotals(draft.rent, draft);
  return result === 'unpaid' ? dueTotal : receivedTotal;
}
