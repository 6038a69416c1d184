import { expect, test } from 'vitest';
import { checkNumbering } from '#documents';
import { listLastGiven } from './last-given.ts';

const TODAY = '2026-11-20';

function list(lines: readonly string[]) {
  const issued = lines.map((line) => {
    const [number = '', date = ''] = line.split(' ');
    return { number, date };
  });
  const [series] = checkNumbering(issued, { today: TODAY }).series;
  if (!series) throw new Error('There is no series');
  return listLastGiven(series, TODAY);
}

function last(lines: readonly string[]) {
  const given = list(lines);
  expect(given).toHaveLength(1);
  return given[0] ?? { number: '', issueDate: '' };
}

test('the last number has its day, or the one known last in its year', () => {
  expect(last(['F-2026-0002 2026-03-01', 'F-2026-0001 2026-01-05'])).toEqual({
    ...{ number: 'F-2026-0002', issueDate: '2026-03-01' },
  });
  expect(last(['F-2026-0001 2026-01-05', 'F-2026-0002']).issueDate).toBe('2026-01-05');
});

test('without a day it has one of its year, never to come', () => {
  expect(last(['F-2025-0007']).issueDate).toBe('2025-12-31');
  expect(last(['F-2026-0007']).issueDate).toBe(TODAY);
  expect(last(['FA7']).issueDate).toBe(TODAY);
});

test('a month or a quarter that its number says is that of its day', () => {
  expect(last(['FV/001/10/2026']).issueDate).toBe('2026-10-28');
  expect(last(['F-2026-T3-001']).issueDate).toBe('2026-09-28');
  expect(last(['001-11-26']).issueDate).toBe(TODAY);
});

test('a sequence that starts again each month is told by two numbers', () => {
  const months = ['FV/001/10/2026', 'FV/002/10/2026', 'FV/001/11/2026', 'FV/002/11/2026'];
  expect(list(months)).toEqual([
    { number: 'FV/002/10/2026', issueDate: '2026-10-28' },
    { number: 'FV/002/11/2026', issueDate: TODAY },
  ]);
});
