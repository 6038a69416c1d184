import { expect, test } from 'vitest';
import {
  abbreviateMonth,
  daysOf,
  initialOfMonth,
  listPeriods,
  monthsOf,
  nameMonth,
  readPeriod,
} from './period.ts';

const TODAY = '2026-11-24';

test('a period is a year, a quarter or a month; anything else is this year', () => {
  for (const text of ['2024', '2026-T3', '2026-02']) expect(readPeriod(text, TODAY)).toBe(text);
  for (const text of [null, '', '1999', '2026-T5', '2026-13', 'x'])
    expect(readPeriod(text, TODAY)).toBe('2026');
});

test('a period goes from its first day to its last', () => {
  expect(daysOf('2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(daysOf('2026-T1')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(daysOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(monthsOf('2026-T4')).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(monthsOf('2026')).toHaveLength(12);
});

test('what is chosen is always among the choices', () => {
  for (const period of ['2019', '2026-T3', '2020-07'])
    expect(listPeriods(period, TODAY).map(({ value }) => value)).toContain(period);
});

test('each bar of a chart has its month under it, short where twelve must fit a phone', () => {
  const months = monthsOf('2026');
  expect(months.map(initialOfMonth).join('')).toBe('JFMAMJJASOND');
  for (const month of months) {
    const short = abbreviateMonth(month);
    expect(short.length).toBeLessThanOrEqual(5);
    expect(nameMonth(month)).toMatch(new RegExp(`^${short.replace('.', '')}`));
    expect(short.endsWith('.')).toBe(!nameMonth(month).startsWith(`${short}\u00a0`));
  }
});
