import { expect, test } from 'vitest';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import { nameAddressee } from './addressee.ts';

test('each kind of document has an addressee that fits its sentences', () => {
  expect(Object.fromEntries(KIND_NAMES.map((name) => [name, nameAddressee(name)]))).toEqual({
    'facture-tva': 'client',
    'facture-auto-entrepreneur': 'client',
    devis: 'client',
    avoir: 'client',
    recu: 'payeur',
    'quittance-loyer': 'locataire',
  });
});
