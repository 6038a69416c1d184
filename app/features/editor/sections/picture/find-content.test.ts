import { expect, test } from 'vitest';
import { findContent } from './find-content.ts';

function picture(rows: readonly string[]) {
  const alphas = [...rows.join('')].flatMap((each) => [9, 9, 9, ALPHAS[each] ?? 0]);
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  return findContent(new Uint8ClampedArray(alphas), size);
}

const ALPHAS: Record<string, number> = { ' ': 0, '.': 7, o: 128, '#': 255 };

test('margins that nobody sees are left out', () => {
  expect(picture(['     ', ' .#  ', '  o# ', '     '])).toEqual({
    content: { x: 2, y: 1, width: 2, height: 2 },
    isOpaque: false,
    isWhite: false,
  });
});

test('an opaque picture is all content', () => {
  expect(picture(['##', '##'])).toEqual({
    content: { x: 0, y: 0, width: 2, height: 2 },
    isOpaque: true,
    isWhite: false,
  });
});

test('a picture of nothing has no content', () => {
  expect(picture(['  ', ' .']).content).toBeNull();
});

test('what does not darken the sheet is white', () => {
  const look = (...pixels: readonly (readonly number[])[]) =>
    findContent(new Uint8ClampedArray(pixels.flat()), { width: pixels.length, height: 1 }).isWhite;
  const white = [255, 255, 255, 255];
  expect(look(white, [0, 0, 0, 0])).toBe(true);
  expect(look(white, [243, 250, 255, 255])).toBe(true);
  expect(look(white, [242, 255, 255, 255])).toBe(false);
  // Black at 4 % is as pale as 245.
  expect(look([0, 0, 0, 10])).toBe(true);
  expect(look([0, 0, 0, 128])).toBe(false);
  expect(look([255, 255, 0, 255])).toBe(false);
});
