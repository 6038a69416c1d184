import { expect, test } from 'vitest';
import { computeTotals } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { withoutTax, withTax } from './detail-tax.ts';

const draft = requireDraft(samples['recu-depot-garantie']);

test('the tax of a sum is detailed at one rate, and its parts add up to it', () => {
  const detailed = withTax(draft);
  expect(detailed.vatRegime).toBe('normal');
  const [part] = computeTotals(detailed).receipt?.vat ?? [];
  expect(part?.taxInclusiveAmount).toBe(computeTotals(draft).receipt?.amount);
});

test('put off, nothing of it stays', () => {
  expect(withoutTax(withTax(draft))).toEqual({ ...draft, vatRegime: 'exempt' });
});
