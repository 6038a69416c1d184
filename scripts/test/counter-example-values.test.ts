import { expect, test } from 'vitest';
import { decodeValues, encodeValues } from './counter-example-values.ts';

test('what JSON lacks comes back', () => {
  const values = [12n, Uint8Array.of(1, 255), -0, Number.NaN, Number.POSITIVE_INFINITY, '\ud800'];
  expect(decodeValues(JSON.parse(JSON.stringify(encodeValues(values))))).toEqual(values);
  expect(decodeValues(encodeValues([undefined, { a: undefined, b: null }]))).toEqual([
    undefined,
    { b: null },
  ]);
});

test('plain objects and null prototypes are kept as they are', () => {
  const value = Object.assign(Object.create(null), { $other: 1, list: [{ $bytes: 'a', b: 1 }] });
  expect(encodeValues(value)).toEqual({ $other: 1, list: [{ $bytes: 'a', b: 1 }] });
  expect(decodeValues(encodeValues(value))).toEqual({ $other: 1, list: [{ $bytes: 'a', b: 1 }] });
});

test('functions and classes are not JSON', () => {
  expect(encodeValues([() => 1])).toBeNull();
  expect(encodeValues({ at: new Map() })).toBeNull();
});
