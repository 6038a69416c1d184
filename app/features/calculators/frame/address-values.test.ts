import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address-values.ts';

const example = { amount: '1 000', side: 'net' };
const here = 'https://site.test/calculatrices/ht-ttc';

test('what is typed goes into the address and comes back from it', () => {
  const values = { amount: '1 234,56 € & 10 %', side: 'gross' };
  expect(readAddress(writeAddress(here, values, example), example)).toEqual(values);
});

test('what is typed is in the fragment, which is never sent', () => {
  const { search, hash } = new URL(writeAddress(here, { ...example, amount: '5' }, example));
  expect([search, hash]).toEqual(['', '#amount=5&side=net']);
});

test('an example leaves no text, and a place of the page as it is', () => {
  expect(writeAddress(`${here}#amount=5&side=net`, example, example)).toBe(here);
  expect(writeAddress(`${here}?utm_source=x#contenu`, example, example)).toBe(
    `${here}?utm_source=x#contenu`,
  );
});

test('an address may name some fields only, and no others', () => {
  expect(readAddress(`${here}#amount=12&other=1`, example)).toEqual({ amount: '12', side: 'net' });
  expect(readAddress(`${here}#amount=${'9'.repeat(500)}`, example).amount).toHaveLength(100);
  expect(readAddress(`${here}#contenu`, example)).toEqual(example);
});
