import { expect, test } from 'vitest';
import { readAmount, readDate, readDays, readIndex, readPercent } from './read-text.ts';

test.each([
  ['1 250,50', 125_050],
  ['1250.5 €', 125_050],
  ['0', 0],
])('« %s » is an amount', (text, value) => {
  expect(readAmount(text)).toEqual({ value, error: null });
});

test.each(['abc', '-5', '12,345', '99999999999999'])('« %s » is told how to be one', (text) => {
  expect(readAmount(text)).toEqual({
    value: null,
    error: 'Écrivez un montant, par exemple 1\u202f250,00.',
  });
});

test('nothing typed is no error', () => {
  const reads = [readAmount(''), readPercent(' '), readIndex(''), readDays(''), readDate('', '')];
  for (const read of reads) expect(read).toEqual({ value: null, error: null });
});

test('a rate goes up to a hundred, an index is above zero', () => {
  expect(readPercent('12,4 %').value).toBe(1240);
  expect(readPercent('101').error).toMatch(/^Écrivez un taux/);
  expect(readIndex('145,47').value).toBe(14_547);
  expect(readIndex('0').error).toMatch(/^Écrivez l’indice/);
});

test('days are whole and dates are read as people write them', () => {
  expect(readDays('45').value).toBe(45);
  expect(readDays('366').error).toMatch(/^Écrivez un nombre de jours/);
  expect(readDays('3,5').error).toMatch(/^Écrivez un nombre de jours/);
  expect(readDate('31/8', '2026-11-20').value).toBe('2026-08-31');
  expect(readDate('31/08/2026', '').value).toBe('2026-08-31');
  expect(readDate('31/13/2026', '2026-11-20').error).toMatch(/^Écrivez une date/);
});
