import { expect, test } from 'vitest';
import { readQuantity } from './read-quantity.ts';

test('a number alone has no unit', () => {
  expect(readQuantity('3')).toEqual({ quantity: '3' });
  expect(readQuantity('-1 234,5')).toEqual({ quantity: '-1234.5' });
});

test('a unit may follow, with or without a space', () => {
  expect(readQuantity('3 j')).toEqual({ quantity: '3', unit: 'DAY' });
  expect(readQuantity('12,5h')).toEqual({ quantity: '12.5', unit: 'HUR' });
  expect(readQuantity('2 forfaits')).toEqual({ quantity: '2', unit: 'LS' });
  expect(readQuantity('1\u202f200 m²')).toEqual({ quantity: '1200', unit: 'MTK' });
  expect(readQuantity('\u22122 Pièces')).toEqual({ quantity: '-2', unit: 'H87' });
});

test('what is no quantity is not guessed', () => {
  expect(readQuantity('')).toBeNull();
  expect(readQuantity('j')).toBeNull();
  expect(readQuantity('3 machins')).toBeNull();
  expect(readQuantity('1,23456')).toBeNull();
  expect(readQuantity('environ 3')).toBeNull();
});
