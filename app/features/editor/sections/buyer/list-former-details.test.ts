import { expect, test } from 'vitest';
import { listFormerDetails, withoutDetails } from './list-former-details.ts';

const town = {
  kind: 'business',
  name: 'Mairie de Brest',
  siren: '212900195',
  address: { line1: '2 rue Frézier', postalCode: '29200', city: 'Brest', country: 'FR' },
} as const;

test('another name keeps nothing unsaid of the one before', () => {
  expect(listFormerDetails(town, { ...town, name: 'Agence Hélios' })).toEqual([
    'le SIREN',
    'l’adresse',
  ]);
});

test.each(['Mairie de Brest (services)', 'MAIRIE DE BREST', 'Ville de Brest'])(
  '« %s » mends the name',
  (name) => {
    expect(listFormerDetails(town, { ...town, name })).toEqual([]);
  },
);

test('details that changed with the name are its own', () => {
  const other = { ...town, name: 'Agence Hélios', siren: '552100554' };
  expect(listFormerDetails(town, other)).toEqual(['l’adresse']);
  expect(listFormerDetails(town, withoutDetails(other))).toEqual([]);
});

test('a name of short words is compared whole', () => {
  const bank = { ...town, name: 'CIC' };
  expect(listFormerDetails(bank, { ...bank, name: 'cic' })).toEqual([]);
  expect(listFormerDetails(bank, { ...bank, name: 'LCL' })).toHaveLength(2);
});

test('the name, the kind and the country stay', () => {
  const { name, kind, address } = withoutDetails({
    ...town,
    kind: 'public',
    name: 'Lycée Kerichen',
  });
  expect({ name, kind, address }).toEqual({
    name: 'Lycée Kerichen',
    kind: 'public',
    address: { line1: '', postalCode: '', city: '', country: 'FR' },
  });
});
