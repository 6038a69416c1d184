import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { buildLines } from './lines.ts';

function linesOf(lines: DraftInput['lines'], changes: Partial<DraftInput> = {}) {
  const parsed = parseDraft({ ...menuisier, allowances: [], charges: [], lines, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildLines(parsed.draft, computeTotals(parsed.draft), [{ category: 'S', rate: '20' }]);
}

const line = {
  kind: 'item',
  name: 'Porte',
  quantity: '3',
  unitPrice: '450',
  vatRate: '20',
} as const;

test('titles and sub-totals have no line; numbers follow the lines that carry a price', () => {
  const lines = linesOf([
    { kind: 'section', name: 'Lot 1' },
    line,
    { kind: 'subtotal' },
    { kind: 'page-break' },
    line,
  ]);
  expect(lines.map(({ id }) => id)).toEqual(['1', '2']);
});

test('a comment joins the line that it follows, or the first one', () => {
  const lines = linesOf([
    { kind: 'comment', text: 'Avant' },
    { ...line, note: 'Chêne' },
    { kind: 'comment', text: 'Après' },
    line,
  ]);
  expect(lines.map(({ note }) => note)).toEqual(['Chêne\nAvant\nAprès', '']);
});

test('a discount by percentage says its base', () => {
  const [first] = linesOf([{ ...line, discount: { percent: '10', reason: 'Fidélité' } }]);
  expect(first).toMatchObject({ netPrice: '450', lineNetAmount: '1215.00' });
  expect(first?.allowances).toEqual([
    {
      percent: '10',
      baseAmount: '1350.00',
      amount: '135.00',
      reasonCode: '95',
      reason: 'Fidélité',
    },
  ]);
});

test('a percentage that leaves the eco-contribution says what it is taken of', () => {
  const discount = { percent: '90' };
  const lines = [{ ...line, quantity: '1', unitPrice: '12', ecoContribution: '2.40', discount }];
  expect(linesOf(lines)[0]).toMatchObject({
    ...{ netPrice: '12', lineNetAmount: '3.36' },
    allowances: [{ percent: '90', baseAmount: '9.60', amount: '8.64' }],
  });
  const [gross] = linesOf(lines, { priceMode: 'gross' });
  expect(gross?.lineNetAmount).toBe('2.80');
  expect(gross?.allowances?.[0]?.percent).toBeUndefined();
});

test('the eco-contribution of one unit says so where a line has not just one', () => {
  const notesOf = (quantity: string) =>
    linesOf([{ ...line, quantity, ecoContribution: '2.40' }])[0]?.note;
  expect(notesOf('0.5')).toBe('dont éco-participation 2,40\u00a0€ par unité');
  expect(notesOf('1')).toBe('dont éco-participation 2,40\u00a0€');
});

test('with prices that include tax, price, discount and line are without it', () => {
  const [first] = linesOf([{ ...line, unitPrice: '12', discount: { amount: '6' } }], {
    priceMode: 'gross',
  });
  expect(first).toMatchObject({ netPrice: '10.0000', quantity: '3', lineNetAmount: '25.00' });
  expect(first?.allowances).toMatchObject([{ amount: '5.00' }]);
});

test('a line given back has a negative quantity and a positive price', () => {
  const [first] = linesOf([{ ...line, quantity: '-2' }]);
  expect(first).toMatchObject({ netPrice: '450', quantity: '-2', lineNetAmount: '-900.00' });
});

test('an attribute without a name or a value is left out (BR-54)', () => {
  const attributes = [
    { name: 'Bois', value: 'chêne' },
    { name: 'Finition', value: '' },
  ];
  expect(linesOf([{ ...line, attributes }])[0]?.attributes).toEqual([attributes[0]]);
});
