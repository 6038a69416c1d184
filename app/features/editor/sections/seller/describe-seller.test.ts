import { expect, test } from 'vitest';
import { checkConformity, computeTotals, type Draft, parseDraft } from '#documents';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import {
  describeActivity,
  describeContact,
  describeSeller,
  describeSpecialCases,
  isSellerComplete,
  isSellerField,
} from './describe-seller.ts';

const draft = requireDraft();

test('a seller is summed up by its form and its numbers, then by its address', () => {
  expect(describeSeller(draft.seller)).toEqual({
    name: 'Menuiserie Lefèvre & Fils',
    lines: [
      'SARL\u00a0· SIRET\u00a0732\u202f829\u202f320\u202f00074\u00a0· TVA\u00a0FR44732829320',
      '4 bis, passage de l’Œuvre, 75011 Paris',
    ],
  });
});

test('a person says EI, and nothing of what is not known', () => {
  const person: Draft['seller'] = {
    kind: 'sole-trader',
    name: 'Inès Marchand',
    siren: '404833048',
    address: { line1: '', postalCode: '', city: 'Brest', country: 'FR' },
  };
  expect(describeSeller(person)).toEqual({
    name: 'Inès Marchand\u00a0EI',
    lines: ['SIREN\u00a0404\u202f833\u202f048', 'Brest'],
  });
});

test('a seller is complete when the law misses nothing of its own', () => {
  const check = (seller: Draft['seller']) => {
    const changed = { ...draft, seller };
    return isSellerComplete(checkConformity(changed, '2026-11-20', computeTotals(changed)));
  };
  expect(check(draft.seller)).toBe(true);
  expect(check({ ...draft.seller, iban: undefined })).toBe(true);
  expect(check({ ...draft.seller, name: '' })).toBe(false);
  expect(check({ ...draft.seller, siret: '73282932000075' })).toBe(false);
});

test('the account is not a field of the seller’s card', () => {
  expect(isSellerField('seller.address.line1')).toBe(true);
  expect(isSellerField('seller')).toBe(true);
  expect(isSellerField('seller.iban')).toBe(false);
  expect(isSellerField('sellers')).toBe(false);
});

test('closed lines say what they hold', () => {
  const seller = { ...draft.seller, naf: '43.32A', isLesseeManager: true, size: 'large' } as const;
  expect(describeActivity(seller)).toBe('Code APE, location-gérance');
  expect(describeActivity(draft.seller)).toBe('');
  expect(describeSpecialCases(seller)).toBe('ETI ou grande entreprise');
  expect(describeContact(draft.seller)).toContain('01 43 55 61 20');
});

function requireDraft(): Draft {
  const parsed = parseDraft(menuisier);
  if (!parsed.ok) throw new Error('The sample is not a draft');
  return parsed.draft;
}
