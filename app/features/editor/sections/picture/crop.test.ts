import { expect, test } from 'vitest';
import { type CropHandle, moveCrop, readArrow } from './crop.ts';

const picture = { width: 400, height: 200 };
const crop = { x: 100, y: 50, width: 200, height: 100 };
const move = (handle: CropHandle, x: number, y: number) =>
  moveCrop(crop, handle, { by: { x, y }, picture });

test('a corner takes its two sides along', () => {
  expect(move('top-left', 10, -20)).toEqual({ x: 110, y: 30, width: 190, height: 120 });
  expect(move('bottom-right', 10, -20)).toEqual({ x: 100, y: 50, width: 210, height: 80 });
  expect(move('top-right', -10, 20)).toEqual({ x: 100, y: 70, width: 190, height: 80 });
  expect(move('bottom-left', -10, 20)).toEqual({ x: 90, y: 50, width: 210, height: 120 });
});

test('the frame moves whole, and neither leaves the picture', () => {
  expect(move('frame', 30, -10)).toEqual({ ...crop, x: 130, y: 40 });
  expect(move('frame', 900, -900)).toEqual({ ...crop, x: 200, y: 0 });
  expect(move('bottom-right', 900, 900)).toEqual({ x: 100, y: 50, width: 300, height: 150 });
});

test('something is always left', () => {
  expect(move('top-left', 900, 900)).toEqual({ x: 280, y: 140, width: 20, height: 10 });
  expect(move('bottom-right', -900, -900)).toEqual({ x: 100, y: 50, width: 20, height: 10 });
});

test('arrows move by a hundredth, by a tenth with Shift', () => {
  expect(readArrow({ key: 'ArrowLeft', shiftKey: false }, picture)).toEqual({ x: -4, y: 0 });
  expect(readArrow({ key: 'ArrowDown', shiftKey: true }, picture)).toEqual({ x: 0, y: 20 });
  expect(readArrow({ key: 'Enter', shiftKey: false }, picture)).toBeNull();
});
