import { expect, test } from 'vitest';
import { type Draft, parseDraft } from '#documents';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { describeBuyerDetails, needsBuyerVatNumber } from './description.ts';

test('the closed details say what they hold', () => {
  const draft = requireDraft();
  expect(describeBuyerDetails(draft)).toBe('');
  const filled = {
    ...draft,
    buyer: { ...draft.buyer, contactName: 'Nora Benali', customerCode: 'C-12' },
    payee: { name: 'Affacturage du Nord' },
  };
  expect(describeBuyerDetails(filled)).toBe('Nora Benali · code C-12 · affacturage');
});

test('a client who pays the VAT itself gives its number', () => {
  expect(needsBuyerVatNumber(requireDraft())).toBe(false);
  expect(needsBuyerVatNumber({ ...requireDraft(), vatRegime: 'eu-services' })).toBe(true);
});

function requireDraft(): Draft {
  const parsed = parseDraft(menuisier);
  if (!parsed.ok) throw new Error('The sample is not a draft');
  return parsed.draft;
}
