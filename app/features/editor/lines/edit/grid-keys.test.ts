import { expect, test } from 'vitest';
import { type GridKey, readGridKey } from './grid-keys.ts';

const inName: GridKey = {
  key: 'a',
  isAlt: false,
  isCommand: false,
  isShift: false,
  column: 'name',
  isMultiline: false,
  isEmptyText: false,
  isLastColumn: false,
  isLastLine: false,
  isEmptyLine: false,
};

test('letters and single arrows are the browser’s', () => {
  expect(readGridKey(inName)).toBeNull();
  expect(readGridKey({ ...inName, key: 'ArrowDown' })).toBeNull();
  expect(readGridKey({ ...inName, key: 'd' })).toBeNull();
});

test('Enter goes down, Shift+Enter up, and Enter in the last line adds one', () => {
  expect(readGridKey({ ...inName, key: 'Enter' })).toBe('go-down');
  expect(readGridKey({ ...inName, key: 'Enter', isShift: true })).toBe('go-up');
  expect(readGridKey({ ...inName, key: 'Enter', isLastLine: true })).toBe('append');
  expect(readGridKey({ ...inName, key: 'Enter', isLastLine: true, isEmptyLine: true })).toBeNull();
});

test('Enter is a line break in a text of several lines', () => {
  expect(readGridKey({ ...inName, key: 'Enter', isMultiline: true })).toBeNull();
});

test('Enter on a handle or a menu is theirs', () => {
  expect(readGridKey({ ...inName, key: 'Enter', column: null })).toBeNull();
});

test('Tab out of the last cell adds a line, or leaves an empty one', () => {
  const last = { ...inName, key: 'Tab', isLastLine: true, isLastColumn: true };
  expect(readGridKey(last)).toBe('append');
  expect(readGridKey({ ...last, isEmptyLine: true })).toBe('leave-empty');
  expect(readGridKey({ ...last, isShift: true })).toBeNull();
  expect(readGridKey({ ...last, isLastColumn: false })).toBeNull();
  expect(readGridKey({ ...last, isLastLine: false })).toBeNull();
});

test('Alt and an arrow move the line, from its handle too', () => {
  expect(readGridKey({ ...inName, key: 'ArrowUp', isAlt: true })).toBe('move-up');
  expect(readGridKey({ ...inName, key: 'ArrowDown', isAlt: true, column: null })).toBe('move-down');
});

test('Ctrl or Cmd duplicates with D and adds below with Enter, unless the line is empty', () => {
  expect(readGridKey({ ...inName, key: 'd', isCommand: true })).toBe('duplicate');
  expect(readGridKey({ ...inName, key: 'D', isCommand: true })).toBe('duplicate');
  expect(readGridKey({ ...inName, key: 'd', isCommand: true, isAlt: true })).toBeNull();
  expect(readGridKey({ ...inName, key: 'Enter', isCommand: true })).toBe('add-below');
  expect(readGridKey({ ...inName, key: 'Enter', isCommand: true, isEmptyLine: true })).toBeNull();
});

test('Backspace in the empty name of an empty line removes it', () => {
  const empty = { ...inName, key: 'Backspace', isEmptyText: true, isEmptyLine: true };
  expect(readGridKey(empty)).toBe('remove-backwards');
  expect(readGridKey({ ...empty, isEmptyLine: false })).toBeNull();
  expect(readGridKey({ ...empty, column: 'unitPrice' })).toBeNull();
});
