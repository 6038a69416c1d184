import { expect, test } from 'vitest';
import { isFilledBy } from './is-filled-by.ts';

test('a control fills the marks of its path and of what it is a part of', () => {
  expect(isFilledBy('lines[2].name', 'field-lines-2-name')).toBe(true);
  expect(isFilledBy('payment.mandate', 'field-payment-mandate-reference')).toBe(true);
});

test('a control does not fill what is merely around it', () => {
  expect(isFilledBy('lines', 'field-lines-2-name')).toBe(false);
  expect(isFilledBy('lines[2].name', 'field-lines-20-name')).toBe(false);
  expect(isFilledBy('lines[2]', 'field-lines-20-name')).toBe(false);
  expect(isFilledBy('number', '')).toBe(false);
});
