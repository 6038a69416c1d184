import { expect, test } from 'vitest';
import { COUNTRIES } from '#documents/model/codes/countries.ts';
import { countryName } from '#documents/model/codes/countries-english.ts';
import { UNITS } from '#documents/model/codes/units.ts';
import { unitName } from '#documents/model/codes/units-english.ts';
import {
  formatLongDate,
  formatLongPeriod,
  formatMonth,
  formatPeriod,
  formatShortDate,
} from './format-date-english.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('dates name their month, so that none is read the wrong way round', () => {
  expect(plain(formatShortDate('2026-05-04'))).toBe('4 May 2026');
  expect(plain(formatLongDate('2026-11-20'))).toBe('20 November 2026');
  expect(plain(formatMonth('2026-08'))).toBe('August 2026');
  expect([formatShortDate(''), formatLongDate('')]).toEqual(['', '']);
});

test('periods are as short as they can be', () => {
  expect(plain(formatPeriod({ start: '2026-11-01', end: '2026-11-15' }))).toBe(
    '1 Nov – 15 Nov 2026',
  );
  expect(plain(formatPeriod({ start: '2025-12-15', end: '2026-01-15' }))).toBe(
    '15 Dec 2025 – 15 Jan 2026',
  );
  expect(plain(formatPeriod({ start: '2026-11-01', end: '2026-11-01' }))).toBe('1 Nov 2026');
  expect(plain(formatPeriod({ start: '2026-11-01' }))).toBe('since 1 Nov 2026');
  expect(plain(formatPeriod({ end: '2026-11-01' }))).toBe('until 1 Nov 2026');
  expect(plain(formatLongPeriod('2026-10-01', '2026-10-31'))).toBe('October 2026');
  expect(plain(formatLongPeriod('2026-10-12', '2026-10-31'))).toBe(
    '12 October 2026 to 31 October 2026',
  );
  expect(formatLongPeriod('2026-10-12', undefined)).toBe('');
});

test('every unit and every country has its English name', () => {
  for (const code of Object.keys(UNITS)) expect(unitName(code, 2)).not.toBe(code);
  for (const code of Object.keys(COUNTRIES)) expect(countryName(code)).not.toBe(code);
});

test('English has one singular, that of one', () => {
  expect([unitName('DAY', 1), unitName('DAY', 1.5), unitName('DAY', 0.5)]).toEqual([
    'day',
    'days',
    'days',
  ]);
  expect(unitName('XYZ', 3)).toBe('XYZ');
});
