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
  });
});

test('an opaque picture is all content', () => {
  expect(picture(['##', '##'])).toEqual({
    content: { x: 0, y: 0, width: 2, height: 2 },
    isOpaque: true,
  });
});

test('a picture of nothing has no content', () => {
  expect(picture(['  ', ' .']).content).toBeNull();
});
