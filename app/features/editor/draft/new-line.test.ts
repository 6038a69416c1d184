import { expect, test } from 'vitest';
import { type Draft, type DraftInput, parseDraft } from '#documents';
import { listRateChoices, listRates } from './list-rates.ts';
import { defaultRate, newLine } from './new-line.ts';

const TODAY = '2026-11-20';

function draftWith(more: Partial<DraftInput> = {}): Draft {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company', name: 'A' },
    buyer: { kind: 'business', name: 'B' },
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.draft;
}

test('a new line is one unit at no price, at the usual rate', () => {
  expect(newLine(draftWith(), 'item', 0, TODAY)).toEqual({
    kind: 'item',
    name: '',
    quantity: '1',
    unit: 'C62',
    unitPrice: '0',
    vatRate: '20',
  });
});

test('the rate is that of the line above, else of the nearest below', () => {
  const draft = draftWith({
    lines: [
      { kind: 'section', name: 'S' },
      { kind: 'item', name: 'a', vatRate: '5.5' },
      { kind: 'item', name: 'b', vatRate: '10' },
      { kind: 'comment' },
    ],
  });
  expect(defaultRate(draft, 4, TODAY)).toEqual({ vatRate: '10' });
  expect(defaultRate(draft, 2, TODAY)).toEqual({ vatRate: '5.5' });
  expect(defaultRate(draft, 0, TODAY)).toEqual({ vatRate: '5.5' });
});

test('no rate where no VAT is charged', () => {
  expect(defaultRate(draftWith({ vatRegime: 'franchise' }), 0, TODAY)).toEqual({});
  expect(newLine(draftWith(), 'disbursement', 0, TODAY)).not.toHaveProperty('vatRate');
});

test('rates are those of where the seller is', () => {
  const address = { line1: '1 rue', postalCode: '97400', city: 'Saint-Denis' };
  const draft = draftWith({ seller: { kind: 'company', name: 'A', address } });
  expect(listRates(draft, TODAY)).toEqual(['8.5', '2.1', '1.75', '1.05']);
  expect(defaultRate(draft, 0, TODAY)).toEqual({ vatRate: '8.5' });
});

test('a select offers zero too, and keeps the rate of elsewhere that was chosen', () => {
  const usual = ['20', '10', '5.5', '2.1', '0'];
  expect(listRateChoices(draftWith(), TODAY, '')).toEqual(usual);
  expect(listRateChoices(draftWith(), TODAY, '5.5')).toEqual(usual);
  expect(listRateChoices(draftWith(), TODAY, '8.5')).toEqual(['8.5', ...usual]);
});

test('the other kinds start with what they need', () => {
  const draft = draftWith();
  expect(newLine(draft, 'section', 0, TODAY)).toEqual({ kind: 'section', name: '' });
  expect(newLine(draft, 'comment', 0, TODAY)).toEqual({ kind: 'comment', text: '' });
  expect(newLine(draft, 'subtotal', 0, TODAY)).toEqual({ kind: 'subtotal' });
  expect(newLine(draft, 'page-break', 0, TODAY)).toEqual({ kind: 'page-break' });
});

test('the rates of another state are those already typed, and none is supposed', () => {
  const item = { kind: 'item', name: 'a' } as const;
  const bare = draftWith({ vatRegime: 'one-stop-shop', lines: [item] });
  expect(listRates(bare, TODAY)).toEqual([]);
  expect(defaultRate(bare, 1, TODAY)).toEqual({});
  const lines = [
    { ...item, vatRate: '21' },
    { ...item, vatRate: '0' },
    { ...item, vatRate: '6' },
    { ...item, vatRate: '21' },
  ];
  const typed = draftWith({ vatRegime: 'one-stop-shop', lines });
  expect(listRates(typed, TODAY)).toEqual(['21', '6']);
  expect(listRateChoices(typed, TODAY, '21')).toEqual(['21', '6', '0']);
  expect(defaultRate(typed, 1, TODAY)).toEqual({ vatRate: '21' });
});
