import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { sellerFieldsOf, withSellerKind } from './seller-kinds.ts';

const company: Draft['seller'] = {
  kind: 'company',
  name: 'Menuiserie Lefèvre & Fils',
  legalForm: 'SARL',
  shareCapital: '8000',
  registry: 'RCS Paris',
  siret: '73282932000074',
  iban: 'FR1420041010050500013M02606',
  address: {
    line1: '4 bis, passage de l’Œuvre',
    postalCode: '75011',
    city: 'Paris',
    country: 'FR',
  },
};

test('a company gives its form, its capital and its register', () => {
  expect(sellerFieldsOf(company)).toMatchObject({
    hasLegalForm: true,
    hasCapital: true,
    hasRegistry: true,
    hasRna: false,
  });
});

test('a partnership states no capital', () => {
  expect(sellerFieldsOf({ ...company, legalForm: 'SNC' })).toMatchObject({ hasCapital: false });
  expect(sellerFieldsOf({ ...company, legalForm: 'Société en nom collectif' }).hasCapital).toBe(
    false,
  );
  expect(sellerFieldsOf({ ...company, legalForm: 'SNCF' }).hasCapital).toBe(true);
  expect(sellerFieldsOf({ ...company, legalForm: undefined }).hasCapital).toBe(true);
});

test('a liberal profession is a person until it says its form', () => {
  const person = { ...company, kind: 'liberal', legalForm: undefined } as const;
  expect(sellerFieldsOf(person)).toMatchObject({ nameLabel: 'Prénom et nom', hasCapital: false });
  expect(sellerFieldsOf({ ...person, legalForm: 'SELARL' })).toMatchObject({ hasCapital: true });
});

test('a sole trader has neither legal form nor capital, but may have a register', () => {
  const trader = withSellerKind(company, 'sole-trader');
  expect(trader).not.toHaveProperty('legalForm');
  expect(trader).not.toHaveProperty('shareCapital');
  expect(trader).toMatchObject({ registry: 'RCS Paris', iban: company.iban });
});

test('an association has a number of its own, and leaves it behind', () => {
  const association = { ...withSellerKind(company, 'association'), rna: 'W751234567' };
  expect(association).not.toHaveProperty('registry');
  expect(withSellerKind(association, 'company')).not.toHaveProperty('rna');
});

test('the same status gives the very same object, for the fields to compare', () => {
  expect(sellerFieldsOf(company)).toBe(sellerFieldsOf({ ...company, name: 'Autre' }));
});
