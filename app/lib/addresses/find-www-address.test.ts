import { expect, test } from 'vitest';
import { findWwwAddress } from './find-www-address.ts';

const find = (address: string) => findWwwAddress(address, 'https://www.exemple.fr');

test('the bare domain leads to the www host, the rest of the address along', () => {
  expect(find('https://exemple.fr/devis?a=1#b')).toBe('https://www.exemple.fr/devis?a=1#b');
});

test.each(['https://www.exemple.fr/', 'http://localhost:3000/', 'https://autre.fr/'])(
  '%s stays where it is',
  (address) => {
    expect(find(address)).toBeNull();
  },
);

test('a site without www redirects nobody', () => {
  expect(findWwwAddress('https://exemple.fr/', 'https://exemple.fr')).toBeNull();
});
