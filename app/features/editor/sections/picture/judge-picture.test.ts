import { expect, test } from 'vitest';
import { judgePicture } from './judge-picture.ts';

const size = { width: 300, height: 120 };

test('a white picture is told with what to do, and not refused', () => {
  expect(judgePicture({ isWhite: true }, size, 'logo')).toBe(
    'Ce logo est blanc\u00a0: il ne se verra pas sur le papier. Choisissez sa version foncée.',
  );
  expect(judgePicture({ isWhite: true }, size, 'signature')).toContain('encre foncée');
  expect(judgePicture({ isWhite: false }, size, 'logo')).toBe('');
});

test('a picture of a pixel is told as such, whatever its colour', () => {
  const pixel = { width: 1, height: 1 };
  for (const isWhite of [true, false])
    expect(judgePicture({ isWhite }, pixel, 'logo')).toMatch(
      /^Ce logo ne fait que 1\u00a0×\u00a01\u00a0pixel\u00a0: /,
    );
  expect(judgePicture({ isWhite: false }, { width: 15, height: 2 }, 'signature')).toContain(
    '15\u00a0×\u00a02\u00a0pixels',
  );
  expect(judgePicture({ isWhite: false }, { width: 16, height: 1 }, 'logo')).toBe('');
});
