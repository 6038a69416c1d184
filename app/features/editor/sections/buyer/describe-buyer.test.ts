import { expect, test } from 'vitest';
import { type Draft, parseDraft } from '#documents';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { describeBuyer, describeBuyerDetails, needsBuyerVatNumber } from './describe-buyer.ts';

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

test('a folded client is known by its name, its number and its town', () => {
  const { buyer } = requireDraft();
  const { name, parts } = describeBuyer(buyer);
  expect(name).toBe(buyer.name);
  expect(parts.at(-1)).toBe(`${buyer.address.postalCode} ${buyer.address.city}`);
  const alone = {
    kind: 'individual',
    name: 'Zoé',
    address: { ...buyer.address, line1: '' },
  } as const;
  expect(describeBuyer(alone).parts).toHaveLength(1);
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
