import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { isSiren } from './siren.ts';
import { frenchVatNumberOf, isOtherMemberStateVatNumber, isVatNumber } from './vat-number.ts';

test('the French key is computed from the SIREN', () => {
  expect(frenchVatNumberOf('732829320')).toBe('FR44732829320');
  expect(frenchVatNumberOf('404833048')).toBe('FR83404833048');
});

test('a wrong numeric key is refused, a key with letters is taken on trust', () => {
  expect(isVatNumber('FR44732829320')).toBe(true);
  expect(isVatNumber('FR45732829320')).toBe(false);
  expect(isVatNumber('FRK7732829320')).toBe(true);
  expect(isVatNumber('FRO7732829320')).toBe(false);
  expect(isVatNumber('FR44732829321')).toBe(false);
});

test('the number of any SIREN is right, and wrong with another key', () => {
  const sirens = fc.stringMatching(/^\d{9}$/).filter(isSiren);
  checkProperty(
    fc.property(sirens, (siren) => {
      const number = frenchVatNumberOf(siren);
      expect(isVatNumber(number)).toBe(true);
      const key = String((Number(number.slice(2, 4)) + 1) % 97).padStart(2, '0');
      expect(isVatNumber(`FR${key}${siren}`)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('each member state has its form', () => {
  const right =
    'ATU12345678 BE0123456789 BG123456789 CY12345678X CZ12345678 DE123456789 DK12345678 EE123456789 EL123456789 ESX1234567X FI12345678 HR12345678901 HU12345678 IE1234567WA IT12345678901 LT123456789012 LU12345678 LV12345678901 MT12345678 NL123456789B01 PL1234567890 PT123456789 RO1234567 SE123456789012 SI12345678 SK1234567890';
  for (const number of right.split(' ')) {
    expect(isVatNumber(number), number).toBe(true);
    expect(isOtherMemberStateVatNumber(number), number).toBe(true);
    expect(isVatNumber(`${number}9999`), number).toBe(false);
  }
});

test('elsewhere the prefix must be a country (BR-CO-09)', () => {
  expect(isVatNumber('CHE123456789MWST')).toBe(true);
  expect(isVatNumber('123456789')).toBe(false);
  expect(isVatNumber('QQ123456789')).toBe(false);
  expect(isOtherMemberStateVatNumber('FR44732829320')).toBe(false);
  expect(isOtherMemberStateVatNumber('CHE123456789')).toBe(false);
});

test('a number given in Monaco holds no SIREN', () => {
  expect(isVatNumber(frenchVatNumberOf('000052367'))).toBe(true);
});
