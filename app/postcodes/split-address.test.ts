import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { splitAddress } from './split-address.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const table = url.split('/').at(-1) ?? '';
    return new Response(await readFile(join(import.meta.dirname, table)));
  });
  return () => vi.unstubAllGlobals();
});

test.each([
  ['8 rue Kervégan, 44000 Nantes', '8 rue Kervégan', '44000', 'Nantes'],
  ['8 rue Kervégan 44000 NANTES, France', '8 rue Kervégan', '44000', 'Nantes'],
  ['3 place du Bourg – 44 800 St Herblain.', '3 place du Bourg', '44800', 'Saint-Herblain'],
  ['BP 10234, 75011 Paris', 'BP 10234', '75011', 'Paris'],
  ['8 rue Kervégan, F-44000 Nantes', '8 rue Kervégan', '44000', 'Nantes'],
  ['8 rue Kervégan, FR - 44000 Nantes', '8 rue Kervégan', '44000', 'Nantes'],
  ['8 rue Kervégan, 44000 Nantes Cedex 1', '8 rue Kervégan', '44000', 'Nantes CEDEX 1'],
  ['1 place Ney 75001 Paris cedex 01, France', '1 place Ney', '75001', 'Paris CEDEX 01'],
  ['Le Bourg 01110 corlier', 'Le Bourg', '01110', 'Corlier'],
])('« %s » has a postcode and its town', async (text, line1, postalCode, city) => {
  expect(await splitAddress(text)).toEqual({ line1, postalCode, city });
});

test.each([
  '8 rue Kervégan',
  '44000 Nantes',
  '8 rue Kervégan, 44000',
  '8 rue Kervégan, 44000 Rennes',
  'Lot 12345 Les Pins',
  '8 rue Kervégan, 44000 Nantes, bâtiment 2',
])('« %s » stays as it is written', async (text) => {
  expect(await splitAddress(text)).toBeNull();
});
