import { expect, test } from 'vitest';
import {
  explainUnreadable,
  fitSize,
  refusePicture,
  shrinkSizes,
  workSize,
} from './plan-picture.ts';

test('a photograph is worked at a side of 1600, a small image stays, a drawing fills it', () => {
  expect(workSize({ width: 4000, height: 3000 }, false)).toEqual({ width: 1600, height: 1200 });
  expect(workSize({ width: 120, height: 60 }, false)).toEqual({ width: 120, height: 60 });
  expect(workSize({ width: 24, height: 24 }, true)).toEqual({ width: 1600, height: 1600 });
  expect(workSize({ width: 0, height: 0 }, true)).toEqual({ width: 1600, height: 800 });
});

test('what is kept is sharp in print, and never enlarged', () => {
  expect(fitSize({ width: 1600, height: 1200 })).toEqual({ width: 600, height: 450 });
  expect(fitSize({ width: 120, height: 60 })).toEqual({ width: 120, height: 60 });
});

test('sizes shrink to something, never to nothing', () => {
  const sizes = shrinkSizes({ width: 600, height: 3 });
  expect(sizes[0]).toEqual({ width: 600, height: 3 });
  expect(sizes.at(-1)?.height).toBe(1);
  expect(
    sizes.every(({ width }, index) => index === 0 || width < (sizes[index - 1]?.width ?? 0)),
  ).toBe(true);
});

test('what is no image, or too heavy, is refused in words', () => {
  const refuse = (type: string, size: number, name = 'a') => refusePicture({ type, size, name });
  expect(refuse('application/pdf', 10)).toContain('n’est pas une image');
  expect(refuse('image/png', 0)).toMatch(/^Ce fichier est vide/);
  expect(refuse('image/png', 40_000_001)).toContain('40\u00a0Mo');
  expect(refuse('image/svg+xml', 40_000_000)).toBeNull();
  expect(refuse('', 5_000_000, 'IMG_0042.HEIC')).toBeNull();
});

test('a photograph of an iPhone that this browser cannot read is told from a broken file', () => {
  expect(explainUnreadable({ type: '', name: 'IMG_0042.HEIC' })).toContain('Safari');
  expect(explainUnreadable({ type: 'image/png', name: 'logo.png' })).toContain('de nouveau');
});
