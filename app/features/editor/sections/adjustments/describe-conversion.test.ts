import { expect, test } from 'vitest';
import { parseDraft } from '#documents';
import { describeConversion } from './describe-conversion.ts';

test('the two answers are shown on the first price', () => {
  expect(describe('450')).toBe(
    'Converti, 450,00 HT devient 540,00 TTC\u00a0: le total ne change pas. Gardé, 450,00 HT devient 450,00 TTC.',
  );
});

test('without a price to show, the answer is said in general', () => {
  expect(describe('0')).toBe('Vos montants HT deviennent des montants TTC.');
});

function describe(unitPrice: string): string {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
    lines: [{ kind: 'item', name: 'Plans', unitPrice, vatRate: '20' }],
  });
  if (!parsed.ok) throw new Error('The draft of the test is not one');
  return describeConversion(parsed.draft);
}
