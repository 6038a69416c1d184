import { expect, test } from 'vitest';
import { estimateRoom } from './estimate-room.ts';

test('the longest amount makes the room of its column', () => {
  expect(estimateRoom([])).toBe(0);
  expect(estimateRoom(['1,00', '123,45'])).toBe(6);
  expect(estimateRoom(['1 234,56 €', '1 234,56 USD'])).toBe(12);
});
