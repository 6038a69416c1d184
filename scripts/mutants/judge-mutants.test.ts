import { expect, test } from 'vitest';
import { formatShare, judgeMutants } from './judge-mutants.ts';

const source = ['export function half(a: number) {', '  return a / 2;', '}', ''].join('\n');
const division = { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } };
const body = { start: { line: 1, column: 33 }, end: { line: 3, column: 2 } };
const killed = { status: 'Killed', replacement: '{}', location: body };
const endless = { ...killed, status: 'Timeout' };
const survived = { status: 'Survived', replacement: 'a * 2', location: division };
const untested = { ...killed, status: 'NoCoverage' };
const broken = { ...killed, status: 'RuntimeError' };

const reportOf = (...mutants: unknown[]) => ({ files: { 'half.ts': { source, mutants } } });

test('what no test noticed is told by its file, its line and what stood in its place', () => {
  expect(judgeMutants(reportOf(killed, survived, endless, untested, broken), 50)).toEqual({
    killed: 2,
    total: 4,
    isEnough: true,
    survivors: ['half.ts:2 a / 2 → a * 2', 'half.ts:1 { return a / 2; } → {} (no test runs it)'],
  });
});

test('a part that kills less than is wanted is not enough, nor is one without mutants', () => {
  const two = reportOf(killed, killed, survived);
  expect(judgeMutants(two, 66).isEnough).toBe(true);
  expect(judgeMutants(two, 67).isEnough).toBe(false);
  expect(judgeMutants({ files: {} }, 0).isEnough).toBe(false);
});

test('a share is never rounded up', () => {
  expect(formatShare({ killed: 8999, total: 10_000 })).toBe('89.9 %');
  expect(formatShare({ killed: 2, total: 2 })).toBe('100 %');
});
