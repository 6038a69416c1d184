import { expect, test } from 'vitest';
import { UNITS } from '#documents/model/codes/units.ts';
import { isKnown } from '#documents/received/norm/rules/break-codes.ts';
import { isCountryCode } from './country-code.ts';
import { isCurrencyCode } from './currency-code.ts';
import { isAddressScheme, isElectronicAddress, sirenOfAddress } from './electronic-address.ts';
import { isUnitCode } from './unit-code.ts';
import { isVatexCode } from './vatex-code.ts';

test('countries are those of ISO 3166', () => {
  expect(['FR', 'DE', 'RE', 'GF', 'CH', 'GR'].every(isCountryCode)).toBe(true);
  expect(['', 'XX', 'UK', 'EL', ' FR', 'FR DE'].some(isCountryCode)).toBe(false);
});

test('currencies are those of ISO 4217', () => {
  expect(['EUR', 'USD', 'CHF', 'XPF'].every(isCurrencyCode)).toBe(true);
  expect(['', 'EURO', 'ABC', 'FRF'].some(isCurrencyCode)).toBe(false);
});

test('units are those of Recommendations 20 and 21, and hold all that the form offers', () => {
  const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const known = codes.flatMap((a) => codes.flatMap((b) => [a + b, ...codes.map((c) => a + b + c)]));
  expect(known.filter(isUnitCode)).toHaveLength(2162);
  expect(Object.keys(UNITS).filter((code) => !isUnitCode(code))).toEqual([]);
  expect(['KWT', 'XBX', 'A99', 'MTK'].every((code) => isUnitCode(code))).toBe(true);
  expect(['', 'QQQ', 'ZZ9', 'hur'].some((code) => isUnitCode(code))).toBe(false);
});

test('reasons are those of the VATEX list', () => {
  const right = ['VATEX-FR-FRANCHISE', 'VATEX-FR-CGI261-4', 'VATEX-EU-79-C', 'VATEX-EU-IC'];
  expect(right.every(isVatexCode)).toBe(true);
  expect(['', 'VATEX-FR-IC', 'VATEX-EU-', 'FRANCHISE', 'VATEX-FR-CGI261-9'].some(isVatexCode)).toBe(
    false,
  );
});

test('an electronic address has a known scheme, or none', () => {
  const right = [
    '732829320_COMPTA',
    '0225:732829320',
    '0225:732829320_73282932000074_SERVICE',
    'EM:a@b.fr',
    '0009:73282932000074',
    'a@b.fr',
    '732829320',
  ];
  expect(right.filter((text) => !isElectronicAddress(text))).toEqual([]);
  const wrong = [
    '',
    '0225:',
    '0225:000',
    '0225:732829321',
    '0225:732829320X',
    '0225:732829320_',
    '0225:732829320_A/B',
    '0225:732 829 320',
    'ZZ:732829320',
    '9999:732829320',
    'mot de passe',
    'COMPTA',
    'EM:compta',
    'COURRIEL:a@b.fr',
  ];
  expect(wrong.filter(isElectronicAddress)).toEqual([]);
});

test('the schemes of electronic addresses are those of EN 16931', () => {
  const texts = [...'0123456789'].flatMap((a) =>
    Array.from({ length: 1000 }, (_, rest) => a + String(rest).padStart(3, '0')),
  );
  const schemes = [...texts, 'AN', 'AQ', 'AS', 'AU', 'EM', 'ZZ', ''];
  const isListed = (scheme: string) => isKnown('cii:BR-CL-25', scheme);
  expect(schemes.filter(isAddressScheme)).toEqual(schemes.filter(isListed));
});

test('the SIREN of an address is that of the French directory', () => {
  expect(sirenOfAddress('0225:732829320_73282932000074_ACHATS')).toBe('732829320');
  expect(sirenOfAddress('732829320')).toBe('732829320');
  expect(['0225:000', 'EM:a@b.fr', '0009:73282932000074', ''].map(sirenOfAddress)).toEqual(
    Array(4).fill(''),
  );
});
