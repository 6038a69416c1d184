import { expect, test } from 'vitest';
import type { Percent } from '#documents/money/amounts.ts';
import { isFormerRate, isKnownRate, ratesInFrance, ratesOf } from './rates.ts';

const DAY = '2026-11-20';

test('each territory has its rates', () => {
  expect(ratesOf('mainland', DAY)).toEqual([2000, 1000, 550, 210]);
  expect(ratesOf('corsica', DAY)).toEqual([2000, 1000, 210, 90]);
  expect(ratesOf('guadeloupe-martinique-reunion', DAY)).toEqual([850, 210, 175, 105]);
});

test('places without French VAT have none of their own', () => {
  expect(ratesOf('guyane-mayotte', DAY)).toEqual([]);
  expect(ratesOf('third-country', DAY)).toEqual([]);
});

test('Corsica had 13 % until 15 February 2025', () => {
  expect(isKnownRate(1300 as Percent, '2025-02-15')).toBe(true);
  expect(isKnownRate(1300 as Percent, '2025-02-16')).toBe(false);
});

test('zero and the rate of any territory are known', () => {
  for (const rate of [0, 2000, 850, 90, 105])
    expect(isKnownRate(rate as Percent, DAY), String(rate)).toBe(true);
  expect(isKnownRate(1960 as Percent, DAY)).toBe(false);
});

test('a rate of an older law is known as such, and not one that never was', () => {
  expect([2060, 1960, 700].every((rate) => isFormerRate(rate as Percent))).toBe(true);
  expect([2000, 1900].some((rate) => isFormerRate(rate as Percent))).toBe(false);
});

test('the rates of France are those of each territory, once', () => {
  expect(ratesInFrance(DAY)).toEqual([2000, 1000, 550, 210, 90, 850, 175, 105]);
});
