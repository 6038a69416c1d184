import { expect, test } from 'vitest';
import { judgeRegime } from './regime-mismatch.ts';

const taxed = { kind: 'facture-tva', subtype: 'standard', vatRegime: 'normal' } as const;
const untaxed = { ...taxed, kind: 'facture-auto-entrepreneur', vatRegime: 'franchise' } as const;

test('a company in franchise writes no VAT, and one that charges it no article 293 B', () => {
  expect(judgeRegime(taxed, 'franchise')).toBe('taxed-by-franchise');
  expect(judgeRegime(untaxed, 'normal')).toBe('untaxed-by-normal');
  expect(judgeRegime({ ...taxed, kind: 'devis' }, 'franchise')).toBe('taxed-by-franchise');
});

test('a regime that agrees, or that either may use, is free', () => {
  expect(judgeRegime(taxed, 'normal')).toBeNull();
  expect(judgeRegime(untaxed, 'franchise')).toBeNull();
  for (const own of ['franchise', 'normal', undefined])
    expect(judgeRegime({ ...taxed, vatRegime: 'export' }, own)).toBeNull();
  expect(judgeRegime(taxed, 'exempt')).toBeNull();
});

test('an avoir and a quittance follow what they are of', () => {
  expect(judgeRegime({ ...taxed, kind: 'avoir' }, 'franchise')).toBeNull();
  expect(judgeRegime({ ...taxed, kind: 'quittance-loyer' }, 'franchise')).toBeNull();
});
