import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { oldBrowserScript } from './old-browser.ts';

test('a browser of today hears nothing', () => {
  expect(waitsToTell('')).toBe(false);
});

test('a browser without look-behind is told', () => {
  const without = `RegExp = function () { throw new SyntaxError('invalid group specifier name'); };`;
  expect(waitsToTell(without)).toBe(true);
});

test('a browser without copies of arrays is told', () => {
  expect(waitsToTell('delete Array.prototype.toSorted;')).toBe(true);
});

test('a browser of 2009 can read it', () => {
  expect(oldBrowserScript).not.toMatch(/=>|\b(?:const|let|class)\b|`|\?\.|\?\?|catch \{/);
});

/** Whether the script waits for the page, in a browser that runs `first` before it. */
function waitsToTell(first: string): boolean {
  const awaited: string[] = [];
  const page = createContext({
    document: { addEventListener: (event: string) => awaited.push(event) },
  });
  runInContext(first, page);
  runInContext(oldBrowserScript, page);
  return awaited.includes('DOMContentLoaded');
}
