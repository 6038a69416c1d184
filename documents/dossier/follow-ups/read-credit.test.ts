import { expect, test } from 'vitest';
import { computeTotals, listCreditableAmounts, type Percent } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { type CreditMode, readCredit } from './read-credit.ts';

const balance = requireDraft(samples['agence-web-solde']);
const totals = computeTotals(balance);

function read(mode: CreditMode, amounts: Record<number, string> = {}) {
  return readCredit({ mode, quantities: {}, amounts }, { invoice: balance, earlier: [] });
}

test('the avoir of a balance is what the balance asked for', () => {
  expect(read('all')).toMatchObject({ ok: true, total: totals.payableAmount });
});

test('an amount stays within what the balance billed at its rate', () => {
  const [left] = totals.balance;
  if (!left) throw new Error('The sample deducts a deposit');
  const amount = left.taxableAmount;
  expect(listCreditableAmounts(balance, [])).toContainEqual({ rate: left.rate, amount });
  const typed = (cents: number) => read('amounts', { [left.rate as Percent]: String(cents / 100) });
  expect(typed(amount)).toMatchObject({ ok: true });
  expect(typed(amount + 1)).toMatchObject({ ok: false });
});
