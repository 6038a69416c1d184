import { expect, test } from 'vitest';
import { fitSize, refuseLogo, shrinkSizes } from './logo-plan.ts';

test('a photograph is scaled down, a small image stays, a drawing fills the size', () => {
  expect(fitSize({ width: 4000, height: 3000 }, false)).toEqual({ width: 600, height: 450 });
  expect(fitSize({ width: 120, height: 60 }, false)).toEqual({ width: 120, height: 60 });
  expect(fitSize({ width: 24, height: 24 }, true)).toEqual({ width: 450, height: 450 });
  expect(fitSize({ width: 0, height: 0 }, true)).toEqual({ width: 900, height: 450 });
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
  expect(refuseLogo({ type: 'application/pdf', size: 10 })).toContain('n’est pas un logo');
  expect(refuseLogo({ type: 'image/png', size: 3_000_001 })).toContain('3\u00a0Mo');
  expect(refuseLogo({ type: 'image/svg+xml', size: 3_000_000 })).toBeNull();
});
