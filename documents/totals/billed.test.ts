import { expect, test } from 'vitest';
import { completeDraft } from '#documents/law/rules/judge.test.support.ts';
import type { Draft } from '#documents/model/draft.ts';
import { billedAmount, billedRates } from './billed.ts';
import { computeTotals } from './compute-totals.ts';

/** 1 200 € with VAT at 20 %, and an outlay of 50 €. */
function selling(changes: Partial<Draft>): Draft {
  return completeDraft((draft) => {
    draft.lines = [
      { kind: 'item', name: 'Pose', quantity: '1', unit: 'C62', unitPrice: '1000', vatRate: '20' },
      { kind: 'disbursement', name: 'Taxe', quantity: '1', unit: 'C62', unitPrice: '50' },
    ];
    Object.assign(draft, changes);
  });
}

function billed(draft: Draft) {
  const totals = computeTotals(draft);
  return { amount: billedAmount(draft, totals), rates: billedRates(draft, totals.vatBreakdown) };
}

const deposit = {
  amount: '360',
  reference: 'F-1',
  vat: [{ rate: '20', taxableAmount: '300', vatAmount: '60' }],
};
const whole = { rate: 2000, isDisbursement: false, taxableAmount: 100_000, vatAmount: 20_000 };
const outlay = { rate: 0, isDisbursement: true, taxableAmount: 5000, vatAmount: 0 };

test('an invoice bills its total, whatever was paid of it', () => {
  const all = { amount: 125_000, rates: [whole, outlay] };
  expect(billed(selling({}))).toEqual(all);
  expect(billed(selling({ prepayments: [{ amount: '100' }] }))).toEqual(all);
});

test('a balance bills what its deposit invoices did not, paid at once or not', () => {
  const balance = selling({ subtype: 'final', prepayments: [deposit] });
  const rest = {
    amount: 89_000,
    rates: [{ ...whole, taxableAmount: 70_000, vatAmount: 14_000 }, outlay],
  };
  expect(billed(balance)).toEqual(rest);
  const paid = { ...balance, payment: { ...balance.payment, means: ['paid' as const] } };
  expect(billed(paid)).toEqual(rest);
});

test('a deposit of an outlay is taken off the outlay', () => {
  const vat = [...deposit.vat, { rate: '0', taxableAmount: '20', vatAmount: '0' }];
  const balance = selling({ subtype: 'final', prepayments: [{ ...deposit, amount: '380', vat }] });
  expect(billed(balance).rates).toContainEqual({ ...outlay, taxableAmount: 3000 });
  expect(computeTotals(balance).balance).toHaveLength(1);
});

test('without VAT, the amount of a deposit is enough', () => {
  const prepayments = [{ amount: '300', reference: 'F-1' }];
  const balance = selling({ vatRegime: 'franchise', subtype: 'final', prepayments });
  expect(billed(balance)).toMatchObject({ amount: 75_000, rates: [{ taxableAmount: 70_000 }, {}] });
});

test('with VAT, a deposit that does not give its tax lowers what is billed and no rate', () => {
  const balance = selling({ subtype: 'final', prepayments: [{ amount: '300', reference: 'F-1' }] });
  expect(billed(balance)).toEqual({ amount: 95_000, rates: [whole, outlay] });
});

test('a deposit that was taxed is taken off at its rate, though VAT is charged no more', () => {
  const balance = selling({ vatRegime: 'franchise', subtype: 'final', prepayments: [deposit] });
  const untaxed = { rate: 0, isDisbursement: false, taxableAmount: 100_000, vatAmount: 0 };
  const taken = { rate: 2000, isDisbursement: false, taxableAmount: -30_000, vatAmount: -6000 };
  expect(billed(balance)).toEqual({ amount: 69_000, rates: [untaxed, outlay, taken] });
});

test('a deposit invoice that gives its tax counts on any invoice, and any deposit on an avoir', () => {
  const paid = { amount: '100' };
  expect(billed(selling({ prepayments: [deposit, paid] })).amount).toBe(89_000);
  const avoir = selling({ kind: 'avoir', prepayments: [{ amount: '300', reference: 'F-1' }] });
  expect(billed(avoir).amount).toBe(95_000);
});
