import { expect, test } from 'vitest';
import { continueNumbers } from './continue-numbers.ts';

const autumn = ['2026-11-20', '2026-12-05', '2027-01-05', '2027-02-05'];

function follow(number: string, issued?: readonly string[]): string[] {
  return continueNumbers({ number, date: '2026-11-20' }, autumn, issued);
}

test('each year has its own sequence, wherever the number says it', () => {
  expect(follow('Q-2026-0011')).toEqual([
    'Q-2026-0011',
    'Q-2026-0012',
    'Q-2027-0001',
    'Q-2027-0002',
  ]);
  expect(follow('11/2026')).toEqual(['11/2026', '12/2026', '01/2027', '02/2027']);
  expect(follow('26-099')).toEqual(['26-099', '26-100', '27-001', '27-002']);
});

test('a month in the number is that of the document', () => {
  expect(follow('2026-11-007')).toEqual([
    '2026-11-007',
    '2026-12-008',
    '2027-01-001',
    '2027-02-002',
  ]);
});

test('a number without a year goes on across years', () => {
  expect(follow('LOYER 98')).toEqual(['LOYER 98', 'LOYER 99', 'LOYER 100', 'LOYER 101']);
});

test('the numbers of the next year come after those that are taken', () => {
  const issued = ['Q-2027-0007', 'Q-2027-0003', 'Q-2026-0900', 'F-2027-0044'];
  expect(follow('Q-2026-0011', issued).slice(2)).toEqual(['Q-2027-0008', 'Q-2027-0009']);
});

test('a series that begins next year does not take the number of this one', () => {
  expect(
    continueNumbers({ number: 'Q-2026-0001', date: '2026-11-20' }, ['2027-01-05', '2027-02-05']),
  ).toEqual(['Q-2027-0001', 'Q-2027-0002']);
});

test('what is not dated keeps the year of the first', () => {
  expect(continueNumbers({ number: 'Q-2026-0001', date: '' }, ['', ''])).toEqual([
    'Q-2026-0001',
    'Q-2026-0002',
  ]);
});

test('a number in which nothing counts stays', () => {
  expect(follow('')).toEqual(['', '', '', '']);
  expect(follow('SANS')).toEqual(['SANS', 'SANS', 'SANS', 'SANS']);
});
