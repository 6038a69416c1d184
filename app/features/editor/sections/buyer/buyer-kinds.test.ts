import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { BUYER_KIND_CHOICES, buyerFieldsOf, kindInCountry, withBuyerKind } from './buyer-kinds.ts';

const business: Draft['buyer'] = {
  kind: 'business',
  name: 'Cycles Garance SAS',
  siren: '404833048',
  siret: '40483304800022',
  vatNumber: 'FR83404833048',
  department: 'Comptabilité',
  routingCode: 'COMPTA',
  electronicAddress: '0225:404833048',
  customerCode: 'C-12',
  email: 'compta@garance.example',
  address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' },
};

test('a private person is never numbered', () => {
  const fields = buyerFieldsOf('individual');
  expect([fields.hasSiren, fields.siret, fields.vatNumber]).toEqual([false, 'none', 'none']);
  expect(withBuyerKind(business, 'individual')).toEqual({
    kind: 'individual',
    name: 'Cycles Garance SAS',
    customerCode: 'C-12',
    email: 'compta@garance.example',
    address: business.address,
  });
});

test('the refusal to be named is for private persons alone', () => {
  const consumer = withBuyerKind({ ...business, refusesName: true }, 'individual');
  expect(consumer.refusesName).toBe(true);
  expect(withBuyerKind(consumer, 'business').refusesName).toBeUndefined();
});

test('a company abroad keeps its own VAT number, not a French one', () => {
  expect(withBuyerKind(business, 'eu-business').vatNumber).toBeUndefined();
  const german = { ...business, kind: 'eu-business', vatNumber: 'DE123456789' } as const;
  expect(withBuyerKind(german, 'foreign-business').vatNumber).toBe('DE123456789');
  expect(withBuyerKind(german, 'business').vatNumber).toBeUndefined();
});

test('a company that is said in France comes back there, its street with it', () => {
  const abroad = { ...business, address: { ...business.address, country: 'DE' } };
  expect(withBuyerKind(abroad, 'business').address).toEqual(business.address);
  expect(withBuyerKind(abroad, 'association').address.country).toBe('DE');
});

test('the country of a company says its nature, a private person lives where it likes', () => {
  expect(kindInCountry('business', 'DE')).toBe('eu-business');
  expect(kindInCountry('business', 'CH')).toBe('foreign-business');
  expect(kindInCountry('business', 'MC')).toBe('business');
  expect(kindInCountry('business', 'RE')).toBe('business');
  expect(kindInCountry('individual', 'DE')).toBe('individual');
});

test('a public body is known by its SIRET and its service', () => {
  expect(buyerFieldsOf('public')).toMatchObject({ siret: 'main', hasRoutingCode: true });
});

test('every nature is offered once', () => {
  expect(new Set(BUYER_KIND_CHOICES.map(({ value }) => value)).size).toBe(6);
});

test('only a public buyer says what kind of public body it is', () => {
  const town = withBuyerKind(business, 'public');
  expect(buyerFieldsOf(town.kind).hasPublicBody).toBe(true);
  expect(withBuyerKind({ ...town, publicBody: 'hospital' }, 'public').publicBody).toBe('hospital');
  expect(withBuyerKind({ ...town, publicBody: 'hospital' }, 'business')).not.toHaveProperty(
    'publicBody',
  );
});
