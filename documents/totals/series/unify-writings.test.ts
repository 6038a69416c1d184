import { expect, test } from 'vitest';
import { unifyWritings } from './unify-writings.ts';

function unify(...numbers: string[]) {
  const issued = numbers.map((number) => ({ number, date: '' }));
  return unifyWritings(issued).map(({ number, suffix }) => (suffix ? [number, suffix] : number));
}

test('the most frequent notation is that of all, whichever comes first', () => {
  expect(unify('f-1', 'F-2', 'F-3')).toEqual(['F-1', 'F-2', 'F-3']);
  expect(unify('F-1', 'F-2', 'f-3')).toEqual(['F-1', 'F-2', 'F-3']);
  expect(unify('F 1', 'F1', 'F 2', 'F3', 'F 4')).toEqual(['F 1', 'F 1', 'F 2', 'F 3', 'F 4']);
});

test('of two that are as frequent, the first one is', () => {
  expect(unify('f-1', 'F-2')).toEqual(['f-1', 'f-2']);
  expect(unify('F-1', 'f-2', 'F-3', 'f-4')).toEqual(['F-1', 'F-2', 'F-3', 'F-4']);
});

test('spaces and case do not part numbers, letters and signs do', () => {
  expect(unify('F - 2026 - 1', 'F-2026-2', 'F-2026-3')[0]).toBe('F-2026-1');
  expect(unify('F-1', 'FA-2', 'F/3')).toEqual(['F-1', 'FA-2', 'F/3']);
});

test('each number keeps its own digits, at their places', () => {
  expect(unify('f-10/2026', 'F-9/2025', 'F-11/2026')).toEqual([
    ...['F-10/2026', 'F-9/2025', 'F-11/2026'],
  ]);
  expect(unify('#1', '#2')).toEqual(['#1', '#2']);
});

test('« bis », « ter » and « quater » mark a second document, after any sign', () => {
  expect(unify('F-1', 'F-2-bis', 'F-3 TER', 'F-4/Quater', 'F-5.bis', 'F-6_bis ')).toEqual([
    ...['F-1', ['F-2', 'BIS'], ['F-3', 'TER'], ['F-4', 'QUATER'], ['F-5', 'BIS'], ['F-6', 'BIS']],
  ]);
  expect(unify('F-1bis')).toEqual([['F-1', 'BIS']]);
});

test('« bis » elsewhere is a word like another', () => {
  expect(unify('bis-1', 'F-bis-2', 'F-3-biscuit', 'bis')).toEqual([
    ...['bis-1', 'F-bis-2', 'F-3-biscuit', 'bis'],
  ]);
});

test('what was issued is kept as it is', () => {
  const issued = [
    { number: 'f-1-bis', date: '2026-01-02', id: 'a' },
    { number: 'F-2', date: '', id: 'b' },
    { number: 'F-3', date: '', id: 'c' },
  ];
  const [first] = unifyWritings(issued);
  expect(first).toEqual({ number: 'F-1', date: '2026-01-02', issued: issued[0], suffix: 'BIS' });
  expect(first?.issued).toBe(issued[0]);
});
