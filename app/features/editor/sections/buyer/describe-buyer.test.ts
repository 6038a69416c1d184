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

test('a business is its numbers and its address, abroad with its country', () => {
  const { buyer } = requireDraft();
  const address = { line1: 'Hauptstraße 5', postalCode: '10827', city: 'Berlin', country: 'DE' };
  const german = { kind: 'eu-business', name: 'Kunst', vatNumber: 'DE811907980', address } as const;
  expect(describeBuyer(german)).toEqual({
    name: 'Kunst',
    lines: [
      'Professionnel UE\u00a0· TVA\u00a0DE811907980',
      'Hauptstraße 5, 10827 Berlin, Allemagne',
    ],
  });
  expect(describeBuyer({ ...buyer, kind: 'business' }).lines.join(' ')).not.toContain(
    'Professionnel',
  );
});

test('a consumer takes one line', () => {
  const address = { line1: '8 rue Kervégan', postalCode: '44000', city: 'Nantes', country: 'FR' };
  expect(describeBuyer({ kind: 'individual', name: 'Camille Morel', address })).toEqual({
    name: 'Camille Morel',
    lines: ['Particulier\u00a0· 8 rue Kervégan, 44000 Nantes'],
  });
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
