import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { hasRegimeOfCustomer, isKeptInFrance } from './has-regime-of-customer.ts';

const devis = requireDraft(samples['devis-agence-web']);
const sold = (kind: Draft['buyer']['kind'], changes: Partial<Draft>): Draft => ({
  ...devis,
  ...changes,
  buyer: { ...devis.buyer, kind },
});

test('a service kept in France is told for a customer abroad, until the customer is another', () => {
  const abroad = sold('eu-business', { suppliedInFrance: true });
  expect([isKeptInFrance(abroad), hasRegimeOfCustomer(abroad)]).toEqual([true, true]);
  const copied = sold('business', { suppliedInFrance: true });
  expect([isKeptInFrance(copied), hasRegimeOfCustomer(copied)]).toEqual([false, false]);
});

test('a regime of the customer is told, the seller’s own is not', () => {
  expect(hasRegimeOfCustomer(sold('eu-business', { vatRegime: 'eu-services' }))).toBe(true);
  for (const vatRegime of ['normal', 'franchise', 'margin-art'] as const)
    expect(hasRegimeOfCustomer(sold('eu-business', { vatRegime })), vatRegime).toBe(false);
});
