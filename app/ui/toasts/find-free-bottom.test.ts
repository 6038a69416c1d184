import { expect, test } from 'vitest';
import { type ControlInWindow, findFreeBottom, type PlaceInWindow } from './find-free-bottom.ts';

const PHONE = { width: 360, height: 740 };
const MESSAGE = { width: 328, height: 72 };
const row = (top: number, bottom: number): PlaceInWindow => ({ top, bottom, left: 16, right: 344 });
const find = (controls: readonly ControlInWindow[]) =>
  findFreeBottom(MESSAGE, { near: 80, controls, window: PHONE });

test('a message stays where it covers nothing', () => {
  expect(find([])).toBe(80);
  expect(find([row(680, 724)])).toBe(80);
});

test('a message leaves a button under it for the nearest free place', () => {
  const button = row(600, 640);
  const bottom = find([button, row(680, 724)]);
  expect(740 - bottom).toBeLessThanOrEqual(button.top);
  expect(740 - bottom).toBeGreaterThan(button.top - 8);
});

test('a message beside a button that it does not meet stays', () => {
  expect(
    findFreeBottom(
      { width: 200, height: 72 },
      { near: 80, controls: [{ ...row(600, 640), left: 320 }], window: PHONE },
    ),
  ).toBe(80);
});

test('a message leaves a field as it leaves a button, where there is room', () => {
  const field = { ...row(620, 660), isField: true };
  expect(740 - find([field])).toBeLessThanOrEqual(field.top);
});

test('where there is no room, a field is covered rather than a button', () => {
  const rows = Array.from({ length: 17 }, (_, index) => ({
    ...row(index * 44, index * 44 + 40),
    isField: index < 3,
  }));
  expect(740 - find(rows)).toBeLessThanOrEqual(3 * 44);
});

test('a window full of buttons is covered where there are fewest', () => {
  const many = Array.from({ length: 17 }, (_, index) => row(index * 44, index * 44 + 40));
  const without = many.filter((_, index) => index !== 3);
  const top = 740 - find(without) - MESSAGE.height;
  expect(top).toBeGreaterThan(88);
  expect(top).toBeLessThan(176);
});
