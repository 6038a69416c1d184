import { expect, test } from 'vitest';
import { computeRemaining } from '#documents/law/rules/credit/rate-amounts.ts';
import { checkCreditNote } from '#documents/law/rules/credit/remaining.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import {
  convertAmountsToCredit,
  convertInvoiceToCredit,
  convertLinesToCredit,
  convertRestToCredit,
} from './credit.ts';

const stamp = { number: 'A-1', today: '2026-11-28', why: { reason: 'return' } } as const;

function sell(prices: readonly string[], changes: Partial<DraftInput> = {}): Draft {
  const lines = prices.map((unitPrice, index) => ({
    ...({ kind: 'item', name: `Article ${index}`, vatRate: '20', quantity: '1' } as const),
    unitPrice,
  }));
  return requireDraft({ ...samples.menuisier, lines, ...changes });
}

/** One avoir for each of the lines, in this order. */
function giveBackLines(invoice: Draft, order: readonly number[]): Draft[] {
  const earlier: Draft[] = [];
  for (const index of order)
    earlier.push(convertLinesToCredit(invoice, [{ index, quantity: '1' }], { ...stamp, earlier }));
  return earlier;
}

/** As base × rate alone would have them. */
function plainly(credit: Draft): Draft {
  return { ...credit, credit: { reason: 'return', treatment: { kind: 'offset' } } };
}

function amountsOf(draft: Draft): [number, number, number] {
  const { taxExclusiveTotal, vatTotal, payableAmount } = computeTotals(draft);
  return [taxExclusiveTotal, vatTotal, payableAmount];
}

function leftOf(invoice: Draft, earlier: readonly Draft[]): [number, number][] {
  return computeRemaining({ origins: [invoice], earlier }).map((row) => [
    row.taxableAmount,
    row.vatAmount,
  ]);
}

type Case = {
  priceMode: 'net' | 'gross';
  prices: string[];
  order: number[];
  /** Base, VAT and total of the last avoir, in cents. */
  last: [number, number, number];
};

test.each<[string, Case]>([
  [
    'a cent short',
    {
      priceMode: 'net',
      prices: ['1234.56', '26.37'],
      order: [1, 0],
      last: [123456, 24692, 148148],
    },
  ],
  [
    'the same the other way round',
    { priceMode: 'net', prices: ['1234.56', '26.37'], order: [0, 1], last: [2637, 528, 3165] },
  ],
  [
    'a cent too much',
    { priceMode: 'net', prices: ['0.13', '0.13'], order: [0, 1], last: [13, 2, 15] },
  ],
  [
    'three lines that fit',
    {
      priceMode: 'net',
      prices: ['33.33', '33.33', '33.34'],
      order: [2, 0, 1],
      last: [3333, 666, 3999],
    },
  ],
  [
    'prices with tax',
    {
      priceMode: 'gross',
      prices: ['19.95', '7.49', '3.33'],
      order: [0, 1, 2],
      last: [278, 55, 333],
    },
  ],
  [
    'prices with tax the other way round',
    {
      priceMode: 'gross',
      prices: ['19.95', '7.49', '3.33'],
      order: [2, 1, 0],
      last: [1663, 332, 1995],
    },
  ],
  [
    'two prices with tax',
    { priceMode: 'gross', prices: ['0.99', '0.99'], order: [0, 1], last: [83, 16, 99] },
  ],
  [
    'five prices with tax',
    {
      ...{ priceMode: 'gross', order: [3, 0, 4, 2, 1], last: [416, 83, 499] },
      prices: ['9.99', '4.99', '0.35', '12.05', '3.33'],
    },
  ],
])('%s: nothing is left after the last line', (_, { priceMode, prices, order, last }) => {
  const invoice = sell(prices, { priceMode });
  const credits = giveBackLines(invoice, order);
  for (const [index, credit] of credits.entries()) {
    const earlier = credits.slice(0, index);
    expect(checkCreditNote({ origins: [invoice], earlier, credit })).toEqual([]);
    const [, vat] = amountsOf(credit);
    expect(Math.abs(vat - amountsOf(plainly(credit))[1])).toBeLessThanOrEqual(1);
  }
  expect(amountsOf(credits.at(-1) ?? invoice)).toEqual(last);
  expect(leftOf(invoice, credits)).toEqual([[0, 0]]);
});

test.each([
  [
    ['19.95', '7.49', '3.33'],
    [277, 56, 333],
  ],
  [
    ['0.99', '0.99'],
    [82, 17, 99],
  ],
  [
    ['4.99', '4.99', '4.99'],
    [416, 83, 499],
  ],
  [
    ['19.95', '7.49', '3.33', '2.15'],
    [178, 37, 215],
  ],
])('the last avoir mends what plain ones of prices with tax left: %s', (prices, last) => {
  const invoice = sell(prices, { priceMode: 'gross' });
  const order = prices.map((__, index) => index);
  const earlier = giveBackLines(invoice, order).slice(0, -1).map(plainly);
  const rest = convertRestToCredit(invoice, { ...stamp, earlier });
  expect(amountsOf(rest)).toEqual(last);
  expect(checkCreditNote({ origins: [invoice], earlier, credit: rest })).toEqual([]);
  expect(leftOf(invoice, [...earlier, rest])).toEqual([[0, 0]]);
});

test('avoirs that left a cent of VAT are followed by an avoir of that cent', () => {
  const invoice = sell(['1234.56', '26.37']);
  const earlier = giveBackLines(invoice, [1, 0]).map(plainly);
  expect(leftOf(invoice, earlier)).toEqual([[0, 1]]);
  const rest = convertRestToCredit(invoice, { ...stamp, earlier });
  expect(rest.lines).toMatchObject([
    { name: 'Reste de la facture F-2026-0042 du 20/11/2026', unitPrice: '0.00', vatRate: '20' },
  ]);
  expect(amountsOf(rest)).toEqual([0, 1, 1]);
  expect(checkCreditNote({ origins: [invoice], earlier, credit: rest })).toEqual([]);
});

test('an avoir that is refused for a cent of VAT is offered the VAT that is left', () => {
  const invoice = sell(['19.95', '7.49', '3.33'], { priceMode: 'gross' });
  const [first, second, third] = giveBackLines(invoice, [0, 1, 2]).map(plainly);
  if (!first || !second || !third) throw new Error('Three avoirs');
  const context = { origins: [invoice], earlier: [first, second] };
  const [finding, ...others] = checkCreditNote({ ...context, credit: third });
  expect(others).toEqual([]);
  expect(finding?.message.replace(/[\u00a0\u202f]/g, ' ')).toBe(
    'Au taux de 20 %, il reste 0,56 € de TVA à rendre : reprenez-la.',
  );
  const mended = { ...third, ...finding?.proposal?.changes };
  expect(checkCreditNote({ ...context, credit: mended })).toEqual([]);
  expect(leftOf(invoice, [first, second, mended])).toEqual([[0, 0]]);
});

test('cents of a price with six decimals end with the last piece', () => {
  const invoice = sell([], {
    lines: [
      { kind: 'item', name: 'Vis', quantity: '3', unitPrice: '0.333333', vatRate: '20' },
      { kind: 'item', name: 'Clou', quantity: '3', unitPrice: '0.335', vatRate: '10' },
    ],
  });
  const credits = giveBackLines(invoice, [0, 0, 0, 1, 1, 1]);
  expect(credits[2]).toMatchObject({
    charges: [{ amount: '0.01', reason: 'Arrondi', vatRate: '20' }],
  });
  expect(credits[5]).toMatchObject({
    allowances: [{ amount: '0.01', reason: 'Arrondi', vatRate: '10' }],
  });
  expect(leftOf(invoice, credits)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('lines give back no more than deposits and other avoirs left', () => {
  const vat = [{ rate: '20', taxableAmount: '30', vatAmount: '6' }];
  const prepayments = [{ amount: '36', reference: 'F-2026-0030', issueDate: '2026-09-01', vat }];
  const balance = sell(['60', '40'], { subtype: 'final', prepayments });
  const deducted = giveBackLines(balance, [0, 1])[1];
  expect(deducted?.allowances).toEqual([
    { amount: '30.00', reason: 'Acomptes facturés à part', vatRate: '20' },
  ]);
  expect(deducted && amountsOf(deducted)).toEqual([1000, 200, 1200]);

  const plain = sell(['60', '40']);
  const rebate = convertAmountsToCredit(plain, [{ rate: RATE, amount: '10' }], stamp);
  const options = { ...stamp, earlier: [rebate] };
  const all = [0, 1].map((index) => ({ index, quantity: '1' }));
  expect(convertLinesToCredit(plain, all.slice(0, 1), options).allowances).toEqual([]);
  expect(convertLinesToCredit(plain, all, options)).toMatchObject({
    allowances: [{ amount: '10.00', reason: 'Avoirs déjà établis', vatRate: '20' }],
  });
  const both = convertAmountsToCredit(balance, [{ rate: RATE, amount: '10' }], stamp);
  expect(convertLinesToCredit(balance, all, { ...stamp, earlier: [both] })).toMatchObject({
    allowances: [{ amount: '40.00', reason: 'Acomptes et avoirs déjà établis', vatRate: '20' }],
  });
});

const RATE = 2000 as Parameters<typeof convertAmountsToCredit>[1][number]['rate'];

test('what is left includes charges, at the rate that they had', () => {
  const lines = [
    { kind: 'item', name: 'Lampe', unitPrice: '60', vatRate: '20' },
    { kind: 'item', name: 'Livre', unitPrice: '40', vatRate: '5.5' },
  ] as const;
  const charges = [{ amount: '8', reason: 'Port' }];
  const invoice = sell([], { lines: [...lines], charges });
  const earlier = giveBackLines(invoice, [0]);
  expect(earlier[0]?.charges).toEqual([]);
  const rest = convertRestToCredit(invoice, { ...stamp, earlier });
  expect(rest.lines).toMatchObject([{ name: 'Livre' }]);
  expect(rest.charges).toEqual([{ amount: '8', reason: 'Port', vatRate: '20' }]);
  expect(leftOf(invoice, [...earlier, rest])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const linesOnly = giveBackLines(invoice, [0, 1]);
  const port = convertRestToCredit(invoice, { ...stamp, earlier: linesOnly });
  expect(port.lines).toMatchObject([{ unitPrice: '8.00', vatRate: '20' }]);
});

test('the last avoir also gives back the rounding of a cash payment', () => {
  const invoice = sell(['10.01', '20'], { rounding: '-0.01', payment: { means: ['cash'] } });
  const [first, last] = giveBackLines(invoice, [0, 1]);
  expect(first?.rounding).toBeUndefined();
  expect(last?.rounding).toBe('-0.01');
  const sum = [first, last].reduce((all, one) => all + (one ? amountsOf(one)[2] : 0), 0);
  expect(sum).toBe(computeTotals(invoice).payableAmount);
});

test('without cents in the currency, no avoir is a unit off its rate', () => {
  const invoice = sell(['13', '13', '13', '13'], { currency: 'XPF' });
  const credits = giveBackLines(invoice, [0, 1, 2, 3]);
  expect(leftOf(invoice, credits)).toEqual([[0, 0]]);
  for (const credit of credits) {
    const [base, vat] = amountsOf(credit);
    expect(Math.abs(vat - base * 0.2)).toBeLessThan(100);
  }
});

test('where other avoirs give back more than the invoice, the rest takes nothing back', () => {
  const invoice = sell(['100']);
  const over = convertAmountsToCredit(invoice, [{ rate: 2000 as Percent, amount: '130' }], stamp);
  const rest = convertRestToCredit(invoice, { ...stamp, earlier: [over] });
  expect(amountsOf(rest)).toEqual([0, 0, 0]);
  const [whole] = giveBackLines(invoice, [0]);
  const beyond = convertRestToCredit(invoice, { ...stamp, earlier: [whole as Draft, over] });
  expect(amountsOf(beyond)).toEqual([0, 0, 0]);
});

test('after an avoir net of tax, the last line gives back what that one left, and no more of its VAT', () => {
  const invoice = sell(['60', '40'], { allowances: [], charges: [], prepayments: [] });
  const { number, issueDate } = invoice;
  const netOfTax = requireDraft({
    ...samples['avoir-net-de-taxe'],
    references: { preceding: [{ number, issueDate }] },
    lines: [{ kind: 'item', name: 'Remise', unitPrice: '10' }],
  });
  const first = convertLinesToCredit(invoice, [{ index: 0, quantity: '1' }], {
    ...{ ...stamp, earlier: [netOfTax] },
  });
  expect(amountsOf(first)).toEqual([6000, 1200, 7200]);
  const earlier = [netOfTax, first];
  const last = convertLinesToCredit(invoice, [{ index: 1, quantity: '1' }], { ...stamp, earlier });
  expect(amountsOf(last)).toEqual([3000, 600, 3600]);
  expect(last.allowances).toMatchObject([{ reason: 'Avoir net de taxe déjà établi' }]);
  for (const credit of [last, convertRestToCredit(invoice, { ...stamp, earlier })]) {
    expect(checkCreditNote({ origins: [invoice], earlier, credit })).toEqual([]);
    expect(amountsOf(credit)).toEqual([3000, 600, 3600]);
  }
  const rest = convertRestToCredit(invoice, { ...stamp, earlier: [...earlier, last] });
  expect(amountsOf(rest)).toEqual([0, 0, 0]);
});

test('the avoir of an invoice that was paid at once gives the money back', () => {
  const invoice = requireDraft(samples.restaurateur);
  expect(invoice.payment.means).toContain('paid');
  const made = [
    convertInvoiceToCredit(invoice, stamp),
    convertLinesToCredit(invoice, [{ index: 0, quantity: '1' }], stamp),
    convertAmountsToCredit(invoice, [{ rate: 2000 as Percent, amount: '10' }], stamp),
  ];
  for (const { credit } of made) expect(credit?.treatment).toEqual({ kind: 'refund' });
  const due = { ...invoice, payment: { ...invoice.payment, means: ['cash' as const] } };
  expect(convertInvoiceToCredit(due, stamp).credit?.treatment).toEqual({ kind: 'offset' });
});
