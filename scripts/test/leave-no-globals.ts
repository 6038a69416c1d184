import { afterAll, expect } from 'vitest';

/** Pure tests share a thread: a browser global left behind would affect the next file. */
const NAMES = ['window', 'document', 'navigator', 'localStorage', 'indexedDB', 'fetch'] as const;

const before = readGlobals();

afterAll(() => expect(readGlobals()).toEqual(before));

function readGlobals() {
  return NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)?.value);
}
