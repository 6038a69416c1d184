import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { judgeRegime, suitsKind } from './company-regime.ts';

const companyOf = (vatRegime: 'normal' | 'franchise' | 'exempt') => {
  const { payment, operation, vatOnDebits } = createBlankDraft('facture-tva');
  const texts = { notes: '', terms: '' };
  return { defaults: { vatRegime, payment, operation, vatOnDebits, ...texts, numbering: {} } };
};
const franchise = companyOf('franchise');
const normal = companyOf('normal');
const taxed = { kind: 'facture-tva', subtype: 'standard', vatRegime: 'normal' } as const;
const untaxed = { ...taxed, kind: 'facture-auto-entrepreneur', vatRegime: 'franchise' } as const;

test('a company in franchise writes no VAT, and one that charges it no article 293 B', () => {
  expect(judgeRegime(taxed, franchise)).toBe('taxed-by-franchise');
  expect(judgeRegime(untaxed, normal)).toBe('untaxed-by-normal');
  expect(judgeRegime({ ...taxed, kind: 'devis' }, franchise)).toBe('taxed-by-franchise');
});

test('a regime that agrees, or that either may use, is free', () => {
  expect(judgeRegime(taxed, normal)).toBeNull();
  expect(judgeRegime(untaxed, franchise)).toBeNull();
  for (const company of [franchise, normal])
    expect(judgeRegime({ ...taxed, vatRegime: 'export' }, company)).toBeNull();
  expect(judgeRegime(taxed, companyOf('exempt'))).toBeNull();
});

test('an avoir and a quittance follow what they are of', () => {
  expect(judgeRegime({ ...taxed, kind: 'avoir' }, franchise)).toBeNull();
  expect(judgeRegime({ ...taxed, kind: 'quittance-loyer' }, franchise)).toBeNull();
});

test('a kind with VAT alone suits who charges it', () => {
  expect(suitsKind('facture-tva', franchise)).toBe(false);
  expect(suitsKind('facture-tva', normal)).toBe(true);
  expect(suitsKind('facture-auto-entrepreneur', normal)).toBe(false);
  for (const kind of ['devis', 'recu', 'quittance-loyer'] as const)
    expect([suitsKind(kind, franchise), suitsKind(kind, normal)]).toEqual([true, true]);
});
