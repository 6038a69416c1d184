import { expect, test } from 'vitest';
import { COUNTRIES } from '#documents/model/codes/countries.ts';
import { countryNameInEnglish } from '#documents/model/codes/countries-english.ts';
import { UNITS } from '#documents/model/codes/units.ts';
import { unitNameInEnglish } from '#documents/model/codes/units-english.ts';
import {
  formatEnglishLongDate,
  formatEnglishLongPeriod,
  formatEnglishMonth,
  formatEnglishPeriod,
  formatEnglishShortDate,
} from './format-date-english.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('dates name their month, so that none is read the wrong way round', () => {
  expect(plain(formatEnglishShortDate('2026-05-04'))).toBe('4 May 2026');
  expect(plain(formatEnglishLongDate('2026-11-20'))).toBe('20 November 2026');
  expect(plain(formatEnglishMonth('2026-08'))).toBe('August 2026');
  expect([formatEnglishShortDate(''), formatEnglishLongDate('')]).toEqual(['', '']);
});

test('periods are as short as they can be', () => {
  expect(plain(formatEnglishPeriod({ start: '2026-11-01', end: '2026-11-15' }))).toBe(
    '1 Nov – 15 Nov 2026',
  );
  expect(plain(formatEnglishPeriod({ start: '2025-12-15', end: '2026-01-15' }))).toBe(
    '15 Dec 2025 – 15 Jan 2026',
  );
  expect(plain(formatEnglishPeriod({ start: '2026-11-01', end: '2026-11-01' }))).toBe('1 Nov 2026');
  expect(plain(formatEnglishPeriod({ start: '2026-11-01' }))).toBe('since 1 Nov 2026');
  expect(plain(formatEnglishPeriod({ end: '2026-11-01' }))).toBe('until 1 Nov 2026');
  expect(plain(formatEnglishLongPeriod('2026-10-01', '2026-10-31'))).toBe('October 2026');
  expect(plain(formatEnglishLongPeriod('2026-10-12', '2026-10-31'))).toBe(
    '12 October 2026 to 31 October 2026',
  );
  expect(formatEnglishLongPeriod('2026-10-12', undefined)).toBe('');
});

test('every unit and every country has its English name', () => {
  for (const code of Object.keys(UNITS)) expect(unitNameInEnglish(code, 2)).not.toBe(code);
  for (const code of Object.keys(COUNTRIES)) expect(countryNameInEnglish(code)).not.toBe(code);
});

test('English has one singular, that of one', () => {
  expect([
    unitNameInEnglish('DAY', 1),
    unitNameInEnglish('DAY', 1.5),
    unitNameInEnglish('DAY', 0.5),
  ]).toEqual(['day', 'days', 'days']);
  expect(unitNameInEnglish('XYZ', 3)).toBe('XYZ');
});
