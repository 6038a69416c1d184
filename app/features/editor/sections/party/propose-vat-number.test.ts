import { expect, test } from 'vitest';
import { proposeVatNumber } from './propose-vat-number.ts';

test('the VAT number is proposed while it is not the one of the SIREN', () => {
  expect(proposeVatNumber('', '732829320')).toBe('FR44732829320');
  expect(proposeVatNumber('FR45732829320', '732829320')).toBe('FR44732829320');
  expect(proposeVatNumber('FR44732829320', '732829320')).toBeNull();
  expect(proposeVatNumber('DE123456789', '732829320')).toBeNull();
  expect(proposeVatNumber('', '7328')).toBeNull();
});
