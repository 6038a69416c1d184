import { expect, test } from 'vitest';
import { type Client, toClient, toClientRow } from './client-row.ts';
import { toCompany, toCompanyRow } from './company-row.ts';

const client: Client = {
  id: 'c',
  buyer: {
    kind: 'business',
    name: 'Cycles Garance',
    siren: '404833048',
    email: 'c@exemple.fr',
    address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' },
  },
  contacts: [{ name: 'Zoé', role: 'Comptable', email: 'zoe@exemple.fr', phone: '' }],
  deliveryAddress: {
    name: 'Dépôt',
    line1: '1 quai',
    postalCode: '69002',
    city: 'Lyon',
    country: 'FR',
  },
  language: 'en',
  notes: 'Sonner deux fois.\nPayer par virement.',
};

test('a client comes back as it was kept', () => {
  const row = toClientRow(client);
  expect(row).toMatchObject({
    name: 'Cycles Garance',
    email: 'c@exemple.fr',
    billing_city: 'Lyon',
  });
  expect(toClient(row)).toEqual(client);
});

test('a language that documents do not have is none', () => {
  expect(toClient({ ...toClientRow(client), language: 'de' })).not.toHaveProperty('language');
  expect(toClientRow({ id: 'c', buyer: client.buyer, contacts: [] }).language).toBeNull();
});

test('a client of which only columns are known has an identity', () => {
  const row = { id: 'c', name: 'Zoé', email: 'zoe@exemple.fr', billing_city: 'Nice', buyer: {} };
  expect(toClient(row)).toMatchObject({
    buyer: { kind: 'business', name: 'Zoé', email: 'zoe@exemple.fr', address: { city: 'Nice' } },
    contacts: [],
  });
});

test('what cannot be read of a client is left out, the rest stays', () => {
  const buyer = { kind: 'poème', siren: 12, phone: '01', contacts: 'x', notes: 3, color: 'red' };
  const read = toClient({ id: 'c', name: 'Zoé', email: null, billing_city: null, buyer });
  expect(read.buyer).toMatchObject({ name: 'Zoé' });
  expect(read.contacts).toEqual([]);
  expect(read.notes).toBeUndefined();
});

test('a company of which only columns are known has all that a document begins with', () => {
  const row = { id: 'e', name: 'Atelier', siret: '73282932000074', city: 'Paris' };
  const company = toCompany({ ...row, seller: {}, style: {}, defaults: {} });
  expect(company).toMatchObject({
    seller: { name: 'Atelier', siret: '73282932000074', address: { city: 'Paris' } },
    style: { template: 'classique' },
    defaults: { vatRegime: 'normal', notes: '', numbering: {} },
  });
  expect(toCompany(toCompanyRow(company))).toEqual(company);
});

test('patterns of numbers come back, those that are none are left out', () => {
  const numbering = {
    devis: { pattern: 'D-{AAAA}-{NNN}', start: 12 },
    avoir: { pattern: 'A{NNNN}', start: -1 },
    recu: 'R',
    poème: { pattern: 'P{N}', start: 1 },
  };
  const row = { id: 'e', name: 'Atelier', siret: null, city: null, seller: {}, style: {} };
  expect(toCompany({ ...row, defaults: { numbering } }).defaults.numbering).toEqual({
    devis: { pattern: 'D-{AAAA}-{NNN}', start: 12 },
    avoir: { pattern: 'A{NNNN}', start: 1 },
  });
});
