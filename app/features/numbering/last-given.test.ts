import { expect, test } from 'vitest';
import { checkNumbering } from '#documents';
import { lastGiven } from './last-given.ts';

const TODAY = '2026-11-20';

function last(lines: readonly string[]) {
  const issued = lines.map((line) => {
    const [number = '', date = ''] = line.split(' ');
    return { number, date };
  });
  const [series] = checkNumbering(issued, { today: TODAY }).series;
  if (!series) throw new Error('There is no series');
  return lastGiven(series, TODAY);
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
