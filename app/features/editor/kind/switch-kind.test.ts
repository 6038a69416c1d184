import { expect, test } from 'vitest';
import { computeTotals, parseDraft } from '#documents';
import { samples } from '#documents/samples/samples.ts';
import { hasRates, regimeIn, switchKind } from './switch-kind.ts';

const parsed = parseDraft(samples.menuisier);
if (!parsed.ok) throw new Error('The sample is not a document');
const { draft } = parsed;
const keep = { mode: 'keep', rate: '20' } as const;

test('without VAT, the rates wait in their lines and count for nothing', () => {
  const switched = switchKind(draft, 'facture-auto-entrepreneur', keep);
  expect(switched).toMatchObject({ kind: 'facture-auto-entrepreneur', vatRegime: 'franchise' });
  expect(switched.lines).toEqual(draft.lines);
  expect(computeTotals(switched).vatTotal).toBe(0);
});

test('there and back, nothing has changed', () => {
  const there = switchKind(draft, 'facture-auto-entrepreneur', keep);
  expect(switchKind(there, 'facture-tva', keep)).toEqual(draft);
});

test('with VAT, a line without a rate gets the one that was chosen', () => {
  const bare = switchKind(draft, 'facture-auto-entrepreneur', { mode: 'remove' });
  expect(hasRates(bare)).toBe(false);
  const switched = switchKind(bare, 'facture-tva', { mode: 'keep', rate: '10' });
  expect(switched.vatRegime).toBe('normal');
  const rates = switched.lines.flatMap((line) => ('vatRate' in line ? [line.vatRate] : []));
  expect(rates).toEqual(['10', '10', '10', '10']);
});

test('one rate may replace them all', () => {
  const switched = switchKind(draft, 'facture-tva', { mode: 'replace', rate: '5.5' });
  expect(switched.lines[1]).toMatchObject({ vatRate: '5.5' });
});

test('a regime that both kinds know stays', () => {
  expect(regimeIn('facture-auto-entrepreneur', 'export')).toBe('export');
  expect(regimeIn('facture-tva', 'franchise')).toBe('normal');
});
