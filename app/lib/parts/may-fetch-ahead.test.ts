import { afterEach, expect, test, vi } from 'vitest';
import { mayFetchAhead } from './may-fetch-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser that says nothing', undefined, true],
  ['a fast network', { saveData: false, effectiveType: '4g' }, true],
  ['who wants little data', { saveData: true, effectiveType: '4g' }, false],
  ['a network as slow as 3G', { saveData: false, effectiveType: '3g' }, false],
  ['a network slower than that', { effectiveType: 'slow-2g' }, false],
])('%s', (_, connection, isAllowed) => {
  vi.stubGlobal('navigator', { connection });
  expect(mayFetchAhead()).toBe(isAllowed);
});
