import { afterAll, expect } from 'vitest';

/** Pure tests share their thread: what one leaves of a browser would change the next file. */
const NAMES = ['window', 'document', 'navigator', 'localStorage', 'indexedDB', 'fetch'] as const;

const before = readGlobals();

afterAll(() => expect(readGlobals()).toEqual(before));

function readGlobals() {
  return NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)?.value);
}
