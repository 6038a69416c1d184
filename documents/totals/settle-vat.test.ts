import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from './compute-totals.ts';

type Lines = NonNullable<DraftInput['lines']>;
type Extra = Partial<DraftInput>;

function totalsOf(priceMode: 'net' | 'gross', lines: Lines, extra: Extra = {}) {
  return computeTotals(requireDraft({ ...samples.menuisier, priceMode, lines, ...extra }));
}

function item(unitPrice: string, vatRate = '20', quantity = '1'): Lines[number] {
  return { kind: 'item', name: 'Article', quantity, unitPrice, vatRate };
}

test('in net mode the VAT of a rate is computed once, on the sum of its lines', () => {
  const { vatBreakdown } = totalsOf('net', [item('0.02'), item('0.02'), item('0.02')]);
  expect(vatBreakdown).toEqual([
    { rate: 2000, isDisbursement: false, taxableAmount: 6, vatAmount: 1, taxInclusiveAmount: 7 },
  ]);
});

test('in gross mode the total typed is kept and the base rounded once', () => {
  const totals = totalsOf('gross', [item('48.75')]);
  expect(totals.vatBreakdown[0]).toMatchObject({
    taxableAmount: 4063,
    vatAmount: 812,
    taxInclusiveAmount: 4875,
  });
  expect(totals.taxInclusiveTotal).toBe(4875);
});

test('in gross mode the base is shared over lines to the cent', () => {
  const { lines, vatBreakdown } = totalsOf('gross', [item('1.00'), item('1.00'), item('1.00')]);
  expect(lines.map((line) => line.lineNetAmount)).toEqual([84, 83, 83]);
  expect(vatBreakdown[0]).toMatchObject({ taxableAmount: 250, vatAmount: 50 });
});

test('each line keeps its own amount without tax when lines nearly cancel each other', () => {
  const { lines, taxExclusiveTotal } = totalsOf('gross', [
    item('10000.00'),
    item('9999.00', '20', '-1'),
  ]);
  expect(lines.map((line) => line.lineNetAmount)).toEqual([833333, -833250]);
  expect(taxExclusiveTotal).toBe(83);
});

test('lines that cancel each other leave nothing', () => {
  const totals = totalsOf('gross', [
    item('10.01'),
    item('5.00', '20', '-1'),
    item('5.01', '20', '-1'),
  ]);
  expect(totals.lines.reduce((sum, line) => sum + line.lineNetAmount, 0)).toBe(0);
  expect(totals.lines.map((line) => line.lineNetAmount)).toEqual([834, -417, -417]);
  expect([totals.taxExclusiveTotal, totals.vatTotal, totals.payableAmount]).toEqual([0, 0, 0]);
});

test('in gross mode a discount is told without its tax, even when it takes all', () => {
  const { lines } = totalsOf('gross', [
    {
      kind: 'item',
      name: 'Offert',
      quantity: '1',
      unitPrice: '12.00',
      vatRate: '20',
      discount: { percent: '100' },
    },
    {
      kind: 'item',
      name: 'Presque',
      quantity: '1',
      unitPrice: '10000.00',
      vatRate: '20',
      discount: { amount: '9999.00' },
    },
  ]);
  expect(lines.map((line) => line.discountNetAmount)).toEqual([1000, 833250]);
  expect(lines.map((line) => line.lineNetAmount)).toEqual([0, 83]);
});

test('in gross mode allowances and charges lose their tax too', () => {
  const totals = totalsOf('gross', [item('120.00')], {
    allowances: [{ amount: '12.00' }],
    charges: [{ amount: '6.00', reason: 'Port', vatRate: '20' }],
  });
  expect([totals.lineNetTotal, totals.allowanceTotal, totals.chargeTotal]).toEqual([
    10000, 1000, 500,
  ]);
  expect([totals.taxExclusiveTotal, totals.vatTotal, totals.taxInclusiveTotal]).toEqual([
    9500, 1900, 11400,
  ]);
});

test('at zero per cent gross and net are the same', () => {
  const lines = [item('33.33', '0'), item('66.67', '0')];
  expect(totalsOf('gross', lines).vatBreakdown).toEqual(totalsOf('net', lines).vatBreakdown);
});

test('an avoir adds the cents of VAT of its rate; what is not taxed has none', () => {
  const credit = {
    vatRounding: [
      { rate: '20', amount: '0.01' },
      { rate: '5.50', amount: '-0.02' },
      { rate: '0', amount: '0.03' },
    ],
  };
  const lines = [item('10'), item('30'), item('100', '5.5'), item('50', '0')];
  const rounded = (priceMode: 'net' | 'gross') =>
    totalsOf(priceMode, lines, { kind: 'avoir', credit });
  expect(rounded('net').vatBreakdown).toMatchObject([
    { taxableAmount: 4000, vatAmount: 801, taxInclusiveAmount: 4801 },
    { taxableAmount: 10000, vatAmount: 548, taxInclusiveAmount: 10548 },
    { taxableAmount: 5000, vatAmount: 0, taxInclusiveAmount: 5000 },
  ]);
  const gross = rounded('gross');
  expect(gross.vatBreakdown).toMatchObject([
    { taxableAmount: 3332, vatAmount: 668, taxInclusiveAmount: 4000 },
    { taxableAmount: 9481, vatAmount: 519, taxInclusiveAmount: 10000 },
    { taxableAmount: 5000, vatAmount: 0, taxInclusiveAmount: 5000 },
  ]);
  expect(gross.lines.map((line) => line.lineNetAmount)).toEqual([833, 2499, 9481, 5000]);
});

test('a discount of one rate is taken from that rate alone', () => {
  const lines = [item('100'), item('50', '10')];
  const allowances = [
    { amount: '3', vatRate: '10' },
    { percent: '10' },
    { amount: '1', vatRate: '5.5' },
  ];
  const net = totalsOf('net', lines, { allowances });
  expect(net.vatBreakdown).toMatchObject([
    { rate: 2000, taxableAmount: 10000 - 1020, vatAmount: 1796 },
    { rate: 1000, taxableAmount: 5000 - 300 - 480, vatAmount: 422 },
    { rate: 550, taxableAmount: -100 },
  ]);
  expect(net.allowanceTotal).toBe(1900);
});
