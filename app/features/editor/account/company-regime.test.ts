import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { suitsKind } from './company-regime.ts';

const companyOf = (vatRegime: 'normal' | 'franchise') => {
  const { payment, operation, vatOnDebits } = createBlankDraft('facture-tva');
  const texts = { notes: '', terms: '' };
  return { defaults: { vatRegime, payment, operation, vatOnDebits, ...texts, numbering: {} } };
};
const franchise = companyOf('franchise');
const normal = companyOf('normal');
test('a kind with VAT alone suits who charges it', () => {
  expect(suitsKind('facture-tva', franchise)).toBe(false);
  expect(suitsKind('facture-tva', normal)).toBe(true);
  expect(suitsKind('facture-auto-entrepreneur', normal)).toBe(false);
  for (const kind of ['devis', 'recu', 'quittance-loyer'] as const)
    expect([suitsKind(kind, franchise), suitsKind(kind, normal)]).toEqual([true, true]);
});
