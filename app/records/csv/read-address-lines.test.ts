import { expect, test } from 'vitest';
import { readAddressLines } from './read-address-lines.ts';

test('a cell with line breaks gives the lines of the address', () => {
  expect(readAddressLines(['Bâtiment B\r\n3 avenue Foch', '', ''])).toEqual({
    line1: 'Bâtiment B',
    line2: '3 avenue Foch',
  });
  expect(readAddressLines(['A\nB', 'C', 'D'])).toEqual({ line1: 'A', line2: 'B', line3: 'C, D' });
});

test('cells without line breaks are the lines, as they are', () => {
  expect(readAddressLines(['3 avenue Foch', '', 'Hall 2'])).toEqual({
    line1: '3 avenue Foch',
    line3: 'Hall 2',
  });
  expect(readAddressLines(['', 'Hall 2', ''])).toEqual({ line1: '', line2: 'Hall 2' });
  expect(readAddressLines(['', '', ''])).toEqual({ line1: '' });
});
