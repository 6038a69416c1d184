import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { addDays } from './calendar.ts';
import { formatShortDate } from './format-date.ts';
import { explainDate, parseDate } from './parse-date.ts';

const TODAY = '2026-11-20';

function read(text: string): string | null {
  return parseDate(text, TODAY);
}

test('French dates are read with any usual separator', () => {
  for (const text of [
    '05/12/2026',
    '5/12/2026',
    '05.12.2026',
    '05-12-2026',
    '5 12 2026',
    '05/12/26',
    ' 05/12/2026 ',
  ]) {
    expect(read(text), text).toBe('2026-12-05');
  }
});

test('six or eight digits are a date without separators', () => {
  expect(read('051226')).toBe('2026-12-05');
  expect(read('05122026')).toBe('2026-12-05');
});

test('a day and a month are of this year', () => {
  expect(read('5/1')).toBe('2026-01-05');
  expect(read('31/12')).toBe('2026-12-31');
});

test('words and offsets count from today', () => {
  expect(read('hier')).toBe('2026-11-19');
  expect(read('Aujourd’hui')).toBe('2026-11-20');
  expect(read("aujourd'hui")).toBe('2026-11-20');
  expect(read('demain')).toBe('2026-11-21');
  expect(read('avant-hier')).toBe('2026-11-18');
  expect(read('Après-demain')).toBe('2026-11-22');
  expect(read('+30')).toBe('2026-12-20');
  expect(read('+ 30 jours')).toBe('2026-12-20');
  expect(read('-5')).toBe('2026-11-15');
  expect(read('−5 j')).toBe('2026-11-15');
  expect(parseDate('hier', '2024-03-01')).toBe('2024-02-29');
});

test('ISO dates are read as they are', () => {
  expect(read('2026-12-05')).toBe('2026-12-05');
});

test('days that do not exist and other texts are refused', () => {
  const refused = [
    '',
    '30/02/2026',
    '29/02',
    '31/04/2026',
    '12/13/2026',
    '00/12/2026',
    '05/12/1999',
    '05/12/2100',
    '5/12/026',
    '2026-02-30',
    '0512',
    '5122026',
    'lundi',
    'constructor',
    '+99999',
    '5/12/2026 10:00',
  ];
  for (const text of refused) expect(read(text), text).toBeNull();
});

test('dates in words are of this year unless they say another', () => {
  for (const text of [
    '1er décembre',
    '1 décembre 2026',
    '1er dec',
    '01 Déc. 26',
    'le 1er décembre',
  ])
    expect(read(text), text).toBe('2026-12-01');
  expect(read('25 déc')).toBe('2026-12-25');
  expect(read('25 déc.')).toBe('2026-12-25');
  expect(read('mardi 2 février 2027')).toBe('2027-02-02');
  expect(read('3 juil')).toBe('2026-07-03');
  expect(read('15 août')).toBe('2026-08-15');
  expect(read('15 AOUT 2027')).toBe('2027-08-15');
  expect(read('5 janv')).toBe('2026-01-05');
  expect(read('12\u00a0novembre\u00a02026')).toBe('2026-11-12');
  for (const text of [
    '3 jui',
    '3 ma',
    'décembre',
    '3 brumaire',
    '1er',
    '31 avril',
    '3 décembre 1999',
  ])
    expect(read(text), text).toBeNull();
});

test('what is wrong with a date is said', () => {
  const explain = (text: string) => explainDate(text, TODAY);
  expect(explain('31/02')).toBe('Février\u00a02026 n’a pas 31 jours.');
  expect(explain('29 février')).toBe('Février\u00a02026 n’a pas 29 jours.');
  expect(explain('31/04/2027')).toBe('Avril\u00a02027 n’a pas 31 jours.');
  expect(explain('2026-02-30')).toBe('Février\u00a02026 n’a pas 30 jours.');
  expect(explain('05/12/1999')).toBe('Écrivez une année de 2000 à 2099.');
  for (const text of ['', '05/12/2026', 'bientôt', '12/25/2026'])
    expect(explain(text), text).toBeNull();
});

test('the 29th of February is read in leap years only', () => {
  expect(read('29/02/2028')).toBe('2028-02-29');
  expect(parseDate('29/2', '2028-01-01')).toBe('2028-02-29');
});

test('what the application writes, it reads back', () => {
  checkProperty(
    fc.property(fc.integer({ min: 0, max: 36_523 }), (days) => {
      const date = addDays('2000-01-01', days);
      expect(read(formatShortDate(date))).toBe(date);
      expect(read(date)).toBe(date);
    }),
  );
});
