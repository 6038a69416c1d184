import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from './compute-totals.ts';
import { dueNowOf } from './due-now.ts';

type Lines = NonNullable<DraftInput['lines']>;
type Item = Extract<Lines[number], { kind: 'item' }>;

const timbre: Lines[number] = { kind: 'disbursement', name: 'Timbre', unitPrice: '50' };

function totalsOf(lines: Lines, extra: Partial<DraftInput> = {}) {
  return computeTotals(requireDraft({ ...samples.menuisier, lines, ...extra }));
}

function item(unitPrice: string, vatRate = '20', more: Partial<Item> = {}): Item {
  return { kind: 'item', name: 'Article', unitPrice, vatRate, ...more };
}

test('a line is its quantity times its price, rounded once, less its discount', () => {
  const { lines } = totalsOf([
    item('13.455'),
    item('13.455', '20', { quantity: '-1' }),
    item('0.333333', '20', { quantity: '3' }),
    item('99.99', '20', { quantity: '1.5', discount: { percent: '12.5' } }),
    item('99.99', '20', { quantity: '-1.5', discount: { percent: '12.5' } }),
    item('10', '20', { discount: { amount: '2.50' } }),
  ]);
  expect(lines.map((line) => line.typedGrossAmount)).toEqual([
    1346, -1346, 100, 14999, -14999, 1000,
  ]);
  expect(lines.map((line) => line.typedDiscountAmount)).toEqual([0, 0, 0, 1875, -1875, 250]);
  expect(lines.map((line) => line.lineNetAmount)).toEqual([1346, -1346, 100, 13124, -13124, 750]);
});

test('no discount cuts an eco-contribution', () => {
  const bed = { discount: { percent: '90' }, ecoContribution: '2.40' };
  const gross = totalsOf([item('12', '20', bed)], { priceMode: 'gross' });
  expect(gross.taxInclusiveTotal).toBe(336);
  const { lines, adjustments, taxExclusiveTotal } = totalsOf(
    [
      item('210', '20', {
        ...{ quantity: '4', ecoContribution: '8.33' },
        discount: { percent: '100' },
      }),
      item('10', '20', { quantity: '2', ecoContribution: '2' }),
    ],
    { allowances: [{ percent: '50' }] },
  );
  expect(lines.map(({ typedAmount }) => typedAmount)).toEqual([33_32, 20_00]);
  expect(adjustments[0]?.typedAmount).toBe(8_00);
  expect(taxExclusiveTotal).toBe(45_32);
});

test('only priced lines are counted, and each keeps its place', () => {
  const { lines } = totalsOf([
    { kind: 'section', name: 'A' },
    item('1'),
    { kind: 'comment' },
    timbre,
  ]);
  expect(lines.map(({ index, vatIndex }) => [index, vatIndex])).toEqual([
    [1, 0],
    [3, 1],
  ]);
});

test('an allowance is shared over the rates in proportion to their lines, to the cent', () => {
  const totals = totalsOf([item('100', '20'), item('100', '10'), item('100', '5.5')], {
    allowances: [{ amount: '10', reason: 'Geste' }],
  });
  expect(totals.adjustments[0]).toMatchObject({
    index: 0,
    isCharge: false,
    reason: 'Geste',
    typedAmount: 1000,
  });
  expect(totals.adjustments[0]?.shares.map((share) => share.netAmount)).toEqual([334, 333, 333]);
  expect(totals.vatBreakdown.map((row) => row.taxableAmount)).toEqual([9666, 9667, 9667]);
  expect(totals.vatBreakdown.map((row) => row.vatAmount)).toEqual([1933, 967, 532]);
});

test('several allowances are each a part of the lines, not of what the others left', () => {
  const totals = totalsOf([item('1000')], { allowances: [{ percent: '10' }, { percent: '5' }] });
  expect(totals.adjustments.map((adjustment) => adjustment.typedAmount)).toEqual([10000, 5000]);
  expect(totals.allowanceTotal).toBe(15000);
});

test('allowances and charges without a reason get one, and those of nothing have no share', () => {
  const totals = totalsOf([item('10')], {
    allowances: [{ percent: '0' }],
    charges: [{ amount: '0', reason: '' }],
  });
  expect(totals.adjustments.map(({ reason, shares }) => [reason, shares])).toEqual([
    ['Remise', []],
    ['Frais', []],
  ]);
});

test('outlays are outside the tax base and are never discounted', () => {
  const totals = totalsOf([item('100'), timbre], { allowances: [{ percent: '10' }] });
  expect(totals.adjustments[0]?.shares).toEqual([
    { vatIndex: 0, typedAmount: 1000, netAmount: 1000 },
  ]);
  expect(totals.vatBreakdown.map((row) => [row.taxableAmount, row.vatAmount])).toEqual([
    [9000, 1800],
    [5000, 0],
  ]);
  expect(totals.taxInclusiveTotal).toBe(15800);
});

test('the totals follow one another as EN 16931 writes them', () => {
  const totals = totalsOf([item('100'), item('50', '10')], {
    allowances: [{ amount: '15' }],
    charges: [{ amount: '20', reason: 'Port', vatRate: '20' }],
    prepayments: [{ amount: '30' }, { amount: '12.34' }],
    rounding: '-0.03',
  });
  expect(totals).toMatchObject({
    lineNetTotal: 15000,
    allowanceTotal: 1500,
    chargeTotal: 2000,
    taxExclusiveTotal: 15500,
    vatTotal: 2650,
    taxInclusiveTotal: 18150,
    prepaidTotal: 4234,
    roundingAmount: -3,
    payableAmount: 13913,
  });
});

test('a document already paid owes nothing, whatever was prepaid or rounded (BR-FR-CO-09)', () => {
  const totals = totalsOf([item('10.02')], {
    payment: { means: ['cash', 'paid'] },
    prepayments: [{ amount: '5' }],
    rounding: '0.02',
  });
  expect([totals.prepaidTotal, totals.roundingAmount, totals.payableAmount]).toEqual([1202, 0, 0]);
});

test('more prepaid than due gives a negative amount, for the rules to judge', () => {
  expect(totalsOf([item('10')], { prepayments: [{ amount: '20' }] }).payableAmount).toBe(-800);
});

test('retention money is shown, and changes nothing to what is due (BR-CO-16)', () => {
  const totals = totalsOf([item('1000')], { payment: { retention: { percent: '5' } } });
  expect([totals.retentionAmount, totals.payableAmount]).toEqual([6000, 120000]);
  expect([totals.dueNowAmount, dueNowOf(totals)]).toEqual([114000, 114000]);
});

test('nobody keeps back more than he owes', () => {
  const payment = { retention: { percent: '5' } };
  const after = (amount: string) =>
    totalsOf([item('1000')], { payment, prepayments: [{ amount }] });
  expect([after('1170').retentionAmount, after('1170').dueNowAmount]).toEqual([3000, 0]);
  expect(after('1200').retentionAmount).toBe(0);
  expect(after('1300').retentionAmount).toBe(0);
});

test('the VAT is also told in euros when the currency is another', () => {
  const foreign = { currency: 'USD', exchangeRate: { rate: '0.8614', date: '2026-11-13' } };
  expect(totalsOf([item('1000')], foreign).vatTotalInEuros).toBe(17228);
  expect(totalsOf([item('0.03')], foreign).vatTotalInEuros).toBe(1);
  expect('vatTotalInEuros' in totalsOf([item('1000')], { currency: 'USD' })).toBe(false);
  const unknown = { currency: 'USD', exchangeRate: { rate: '0', date: '2026-11-13' } };
  expect('vatTotalInEuros' in totalsOf([item('1000')], unknown)).toBe(false);
  expect('vatTotalInEuros' in totalsOf([item('1000')], { ...foreign, currency: 'EUR' })).toBe(
    false,
  );
});

test('lines of nothing and an empty document are worth nothing', () => {
  for (const lines of [[], [item('0')], [item('10', '20', { quantity: '0' })], [item('0.0049')]]) {
    for (const priceMode of ['net', 'gross'] as const) {
      const totals = totalsOf(lines, { priceMode, allowances: [{ percent: '10' }] });
      expect([totals.taxExclusiveTotal, totals.vatTotal, totals.payableAmount]).toEqual([0, 0, 0]);
    }
  }
});

test('no amount is a negative zero', () => {
  const totals = totalsOf([item('10'), item('10', '20', { quantity: '-1' })], {
    priceMode: 'gross',
    allowances: [{ percent: '10' }],
  });
  const amounts = JSON.stringify(totals, (_, value) =>
    Object.is(value, -0) ? 'negative zero' : value,
  );
  expect(amounts).not.toContain('negative zero');
});

test('an allowance on what is given back follows its sign, and the whole of it is given back', () => {
  const back = { quantity: '-1' };
  const totals = totalsOf([item('100', '20', back), item('300', '10', back)], {
    allowances: [{ percent: '10' }],
  });
  expect(totals.adjustments[0]).toMatchObject({
    typedAmount: -4000,
    shares: [
      { vatIndex: 0, typedAmount: -1000 },
      { vatIndex: 1, typedAmount: -3000 },
    ],
  });
  expect(totals.taxInclusiveTotal).toBe(-10_800 - 29_700);
});

test('allowances of more than all that is sold are shared as the lines are', () => {
  const totals = totalsOf([item('100', '20'), item('300', '10')], {
    allowances: [{ amount: '300' }, { amount: '200' }],
  });
  expect(totals.adjustments[1]?.shares).toMatchObject([
    { vatIndex: 0, typedAmount: 5000 },
    { vatIndex: 1, typedAmount: 15_000 },
  ]);
  expect(totals.vatBreakdown.map((row) => row.taxableAmount)).toEqual([-2500, -7500]);
});

test('an allowance is shared as the lines are where one rate has not enough left', () => {
  const sharesAfter = (ofRate: string, amount: string) =>
    totalsOf([item('100', '20'), item('100', '10')], {
      allowances: [{ amount: ofRate, vatRate: '10' }, { amount }],
    }).adjustments[1]?.shares.map((share) => share.typedAmount);
  // 100 € and 20 € are left.
  expect(sharesAfter('80', '60')).toEqual([5000, 1000]);
  expect(sharesAfter('80', '120')).toEqual([10_000, 2000]);
  expect(sharesAfter('80', '150')).toEqual([7500, 7500]);
  // The lower rate has 20 € too little already.
  expect(sharesAfter('120', '50')).toEqual([2500, 2500]);
});

test('a receipt has the amount that was received, and no line', () => {
  const totals = computeTotals(requireDraft(samples['recu-factures']));
  expect(totals.receipt).toMatchObject({ amount: 350_700, settledTotal: 350_700 });
  expect([totals.lines, totals.payableAmount]).toEqual([[], 0]);
});

test('own lines, outlays left out, make the total without tax that is shown', () => {
  const totals = totalsOf([item('100'), timbre], { charges: [{ amount: '8', reason: 'Port' }] });
  expect([totals.disbursementTotal, totals.taxExclusiveOwnTotal]).toEqual([5000, 10_800]);
  expect([totals.typedLinesTotal, totals.taxExclusiveTotal]).toEqual([15_000, 15_800]);
});

test('computing leaves the draft as it was, and gives the same amounts again', () => {
  const draft = requireDraft(samples['hotel-corse']);
  const copy = structuredClone(draft);
  expect(computeTotals(draft)).toEqual(computeTotals(draft));
  expect(draft).toEqual(copy);
});
