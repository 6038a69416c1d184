import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { legalGuarantees } from './guarantees.ts';

test('works and goods have guarantees of their own, services none', () => {
  const web = requireDraft(samples['devis-agence-web']);
  expect(legalGuarantees(requireDraft(samples['devis-plombier']))).toContain('décennale, dix ans');
  expect(legalGuarantees({ ...web, operation: 'goods' })).toContain('deux ans');
  expect(legalGuarantees({ ...web, operation: 'services' })).toBe('');
});
