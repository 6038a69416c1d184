import {
  type Cents,
  cents,
  computeRentTotals,
  currencyDecimals,
  type Draft,
  requireCents,
  toDecimal,
} from '#documents';

/**
 * Updates that follow from a change, in the same undo step: a single invoice takes the whole amount
 * of its receipt, a rent paid in full stays so, and a payment on the first day of the term stays
 * there.
 */
export function followAmounts(before: Draft, after: Draft): Draft {
  return followTerm(before, followDue(before, followReceived(before, after)));
}

type Receipt = NonNullable<Draft['receipt']>;
type Rent = NonNullable<Draft['rent']>;

function followReceived(before: Draft, after: Draft): Draft {
  if (!before.receipt || !after.receipt || before.receipt === after.receipt) return after;
  const receipt = followTax(
    before.receipt,
    followInvoices(before.receipt, after.receipt, currencyDecimals(after.currency)),
  );
  return receipt === after.receipt ? after : { ...after, receipt };
}

/**
 * The amount and the sum of the invoices follow each other; only a single invoice can take a new
 * amount.
 */
function followInvoices(before: Receipt, after: Receipt, decimals: number): Receipt {
  const settledBefore = sumAmounts(before.invoices);
  if (settledBefore !== requireCents(before.amount)) return after;
  if (after.amount !== before.amount) {
    const [only, ...others] = after.invoices;
    if (!only || others.length > 0) return after;
    return { ...after, invoices: [{ ...only, amount: after.amount }] };
  }
  const settled = sumAmounts(after.invoices);
  if (after.invoices.length === 0 || settled === settledBefore) return after;
  return { ...after, amount: toDecimal(settled, 2, decimals) };
}

/** When the whole amount is at one VAT rate, that rate takes the new amount. */
function followTax(before: Receipt, after: Receipt): Receipt {
  const [only, ...others] = after.vat ?? [];
  if (!only || others.length > 0 || only.amount !== before.amount) return after;
  return only.amount === after.amount
    ? after
    : { ...after, vat: [{ ...only, amount: after.amount }] };
}

function followDue(before: Draft, after: Draft): Draft {
  if (!before.rent || !after.rent || before.rent.payments !== after.rent.payments) return after;
  const dueBefore = computeRentTotals(before.rent, before).dueTotal;
  const due = computeRentTotals(after.rent, after).dueTotal;
  if (due === dueBefore || sumAmounts(before.rent.payments) !== dueBefore) return after;
  const payments = addToTenant(after, after.rent.payments, cents(due - dueBefore));
  return payments ? { ...after, rent: { ...after.rent, payments } } : after;
}

/**
 * Adds the difference to the tenant’s payment, as a housing benefit is set by its payer. Null
 * without a payment, or when it would become negative.
 */
function addToTenant(
  { currency }: Draft,
  payments: Rent['payments'],
  difference: Cents,
): Rent['payments'] | null {
  const byTenant = payments.findLastIndex(({ payer }) => payer === 'tenant');
  const index = byTenant >= 0 ? byTenant : payments.length - 1;
  const payment = payments[index];
  if (!payment) return null;
  const amount = cents(requireCents(payment.amount) + difference);
  if (amount < 0) return null;
  const text = toDecimal(amount, 2, currencyDecimals(currency));
  return payments.with(index, { ...payment, amount: text });
}

/** Moves the dates that were on the first or last day of the term. */
function followTerm(before: Draft, after: Draft): Draft {
  const { rent, supply } = after;
  const moves = [
    [before.supply?.start, supply?.start],
    [before.supply?.end, supply?.end],
  ].filter(([from, to]) => from && to && from !== to);
  if (!rent || moves.length === 0) return after;
  const move = <Day extends string | undefined>(date: Day) =>
    (moves.find(([from]) => from === date)?.[1] ?? date) as Day;
  const payments = rent.payments.map((payment) => ({ ...payment, date: move(payment.date) }));
  return { ...after, dueDate: move(after.dueDate), rent: { ...rent, payments } };
}

function sumAmounts(entries: readonly { amount: string }[]): Cents {
  return cents(entries.reduce((sum, { amount }) => sum + requireCents(amount), 0));
}
