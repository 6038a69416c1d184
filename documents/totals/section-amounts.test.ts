import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from './compute-totals.ts';

type Lines = NonNullable<DraftInput['lines']>;

const section: Lines[number] = { kind: 'section', name: 'Lot' };
const subtotal: Lines[number] = { kind: 'subtotal' };
const comment: Lines[number] = { kind: 'comment', text: 'Sans prix' };

function amountsOf(lines: Lines, priceMode: 'net' | 'gross' = 'net') {
  return computeTotals(requireDraft({ ...samples.menuisier, lines, priceMode })).sectionAmounts;
}

function item(unitPrice: string): Lines[number] {
  return { kind: 'item', name: 'Article', unitPrice, vatRate: '20' };
}

test('a section adds up its lines until the next section', () => {
  expect(amountsOf([section, item('1'), item('2'), section, item('4')])).toEqual([
    300,
    null,
    null,
    400,
    null,
  ]);
});

test('a sub-total adds up what came since the last section or sub-total', () => {
  expect(amountsOf([item('1'), subtotal, item('2'), item('3'), subtotal])).toEqual([
    null,
    100,
    null,
    null,
    500,
  ]);
  expect(amountsOf([item('1'), section, item('2'), subtotal])).toEqual([null, 200, null, 200]);
});

test('a sub-total ends its section', () => {
  expect(amountsOf([section, item('1'), subtotal, item('2'), subtotal])).toEqual([
    100,
    null,
    100,
    null,
    200,
  ]);
});

test('sections and sub-totals without lines are worth nothing', () => {
  expect(amountsOf([section, section, subtotal, subtotal])).toEqual([0, 0, 0, 0]);
});

test('comments and page breaks do not interrupt a section', () => {
  expect(amountsOf([section, item('1'), comment, { kind: 'page-break' }, item('2')])[0]).toBe(300);
});

test('outlays and discounts count, and prices stay as they were typed', () => {
  const lines: Lines = [
    section,
    { kind: 'item', name: 'Article', unitPrice: '12', vatRate: '20', discount: { percent: '50' } },
    { kind: 'disbursement', name: 'Timbre', unitPrice: '5' },
  ];
  expect(amountsOf(lines)[0]).toBe(1100);
  expect(amountsOf(lines, 'gross')[0]).toBe(1100);
});
