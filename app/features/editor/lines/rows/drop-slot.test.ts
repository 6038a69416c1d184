import { expect, test } from 'vitest';
import { edgeSpeed, positionOfSlot, slotAt } from './drop-slot.ts';

const boxes = [
  { top: 0, bottom: 40 },
  { top: 40, bottom: 140 },
  { top: 140, bottom: 180 },
];

test('a row is dropped before the one whose middle is under the pointer', () => {
  expect([-5, 10, 25, 89, 91, 159, 161, 900].map((y) => slotAt(boxes, y))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ]);
  expect(slotAt([], 10)).toBe(0);
});

test('a slot after the dragged row counts one less', () => {
  expect([0, 1, 2, 3].map((slot) => positionOfSlot(slot, 1))).toEqual([0, 1, 1, 2]);
});

test('the page scrolls near its edges, the faster the nearer', () => {
  expect(edgeSpeed(400, 800)).toBe(0);
  expect(edgeSpeed(60, 800)).toBeLessThan(0);
  expect(edgeSpeed(10, 800)).toBeLessThan(edgeSpeed(60, 800));
  expect(edgeSpeed(790, 800)).toBeGreaterThan(edgeSpeed(740, 800));
  expect(edgeSpeed(740, 800)).toBeGreaterThan(0);
});
