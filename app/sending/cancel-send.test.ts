import { expect, test } from 'vitest';
import { hasNeverLeft } from './cancel-send.ts';

test('a message has surely not left if its one try, and the device since, met no network', () => {
  const never = { wasOffline: true, tries: 1 };
  expect(hasNeverLeft(never, { isOnline: false })).toBe(true);
  expect(hasNeverLeft(never, { isOnline: true })).toBe(false);
  expect(hasNeverLeft({ ...never, tries: 2 }, { isOnline: false })).toBe(false);
  expect(hasNeverLeft({ ...never, wasOffline: false }, { isOnline: false })).toBe(false);
});
