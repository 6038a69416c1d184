import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#documents/model/fields/address.ts';
import {
  isExport,
  isFrance,
  isFrenchVatTerritory,
  isOtherMemberState,
  territoryOf,
} from './territories.ts';

function at(country: string, postalCode = '') {
  return { ...EMPTY_ADDRESS, country, postalCode };
}

test('a French postal code tells the territory', () => {
  expect(territoryOf(at('FR', '75011'))).toBe('mainland');
  expect(territoryOf(at('FR', '20000'))).toBe('corsica');
  expect(territoryOf(at('FR', '97110'))).toBe('guadeloupe-martinique-reunion');
  expect(territoryOf(at('FR', '97400'))).toBe('guadeloupe-martinique-reunion');
  expect(territoryOf(at('FR', '97300'))).toBe('guyane-mayotte');
  expect(territoryOf(at('FR', '97600'))).toBe('guyane-mayotte');
  expect(territoryOf(at('FR', '97500'))).toBe('french-overseas');
  expect(territoryOf(at('FR', '98800'))).toBe('french-overseas');
});

test('Saint-Martin and Saint-Barthélemy left Guadeloupe, not its postal codes', () => {
  for (const [country, postalCode] of [
    ['MF', '97150'],
    ['BL', '97133'],
  ] as const) {
    expect(territoryOf(at('FR', postalCode))).toBe(territoryOf(at(country)));
    expect(isFrenchVatTerritory(at('FR', postalCode))).toBe(false);
    expect(isFrance(at('FR', postalCode))).toBe(true);
    expect(isExport(at('FR', '75011'), at('FR', postalCode))).toBe(true);
  }
  expect(territoryOf(at('FR', '97180'))).toBe('guadeloupe-martinique-reunion');
});

test('a country tells the rest', () => {
  expect(territoryOf(at('RE'))).toBe('guadeloupe-martinique-reunion');
  expect(territoryOf(at('YT'))).toBe('guyane-mayotte');
  expect(territoryOf(at('PF'))).toBe('french-overseas');
  expect(territoryOf(at('MC'))).toBe('mainland');
  expect(territoryOf(at('BE'))).toBe('european-union');
  expect(territoryOf(at('CH'))).toBe('third-country');
});

test('Guyane has SIREN but no VAT', () => {
  expect(isFrance(at('GF'))).toBe(true);
  expect(isFrenchVatTerritory(at('GF'))).toBe(false);
  expect(isFrenchVatTerritory(at('FR', '97400'))).toBe(true);
  expect(isFrance(at('DE'))).toBe(false);
});

test('France is not another member state', () => {
  expect(isOtherMemberState('FR')).toBe(false);
  expect(isOtherMemberState('GR')).toBe(true);
  expect(isOtherMemberState('GB')).toBe(false);
});

test('goods of a seller abroad leave from the mainland', () => {
  expect(isExport(at('CH'), at('FR', '75011'))).toBe(false);
  expect(isExport(at('CH'), at('US'))).toBe(true);
  expect(isExport(at('CH'), at('RE'))).toBe(true);
});
