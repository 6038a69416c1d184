import { expect, test } from 'vitest';
import { joinTexts } from './join-texts.ts';
import { readBankAmount, readExactAmount } from './read-bank-amount.ts';
import { readCompactDay, readDay } from './read-day.ts';

test('amounts as banks write them', () => {
  for (const text of [
    '1 234,56',
    '1.234,56',
    '+1234.56',
    '1\u00a0234,56 €',
    '1\u202f234,56',
    '1,234.56',
  ])
    expect(readBankAmount(text), text).toBe(123_456);
  expect(readBankAmount('-12')).toBe(-1200);
  expect(readBankAmount('\u221212,5')).toBe(-1250);
  expect(readBankAmount('12,50-')).toBe(-1250);
  expect(readBankAmount('12,50 EUR')).toBe(1250);
  expect(readBankAmount('1.234')).toBe(123_400);
  for (const text of ['', 'douze', '1,234', '1 2,00', '12,345'])
    expect(readBankAmount(text), text).toBeNull();
});

test('amounts of XML and OFX, where one mark is always that of decimals', () => {
  expect(readExactAmount('120.000')).toBe(12_000);
  expect(readExactAmount('+1.5')).toBe(150);
  expect(readExactAmount('-45,90')).toBe(-4590);
  expect(readExactAmount('1200')).toBe(120_000);
  for (const text of ['', 'x', '1.234', '1,234']) expect(readExactAmount(text), text).toBeNull();
});

test('days as banks write them', () => {
  for (const text of ['31/12/2026', '31/12/26', '2026-12-31', '31-12-2026', '31.12.2026'])
    expect(readDay(text), text).toBe('2026-12-31');
  expect(readDay(' 2026-12-31T23:59:59Z')).toBe('2026-12-31');
  expect(readDay('5/1/2026 10:00')).toBe('2026-01-05');
  for (const text of ['', 'Total', '31/02/2026', '12/31/2026', '1/2', '311/12/2026', '31/12/20266'])
    expect(readDay(text), text).toBeNull();
  expect(readCompactDay('20261231235959')).toBe('2026-12-31');
  // The day in France of a moment said with its zone.
  expect(readCompactDay('20261231235959[-5:EST]')).toBe('2027-01-01');
  expect(readCompactDay('20261130230000[0:GMT]')).toBe('2026-12-01');
  expect(readCompactDay('20261130230000.000[+1:CET]')).toBe('2026-11-30');
  expect(readCompactDay('20260630230000[0:GMT]')).toBe('2026-07-01');
  expect(readCompactDay('20261331')).toBeNull();
  expect(readCompactDay('')).toBeNull();
});

test('texts are joined once each', () => {
  expect(joinTexts(['VIR', ' VIR  SEPA ', undefined, '', 'F-1'])).toBe('VIR SEPA · F-1');
  expect(joinTexts(['F-2026-12', 'F-2026-1'])).toBe('F-2026-12 · F-2026-1');
  expect(joinTexts(['F-2026-1', 'F-2026-12'])).toBe('F-2026-1 · F-2026-12');
});
