import { expect } from 'vitest';
import { listScrollingIn } from '../e2e/journey/screen/list-scrolling.ts';
import type { Visitor } from './visitor.ts';

/** Nothing scrolls within the page, its filters shown. */
export async function expectNoOwnScrollBar(visitor: Visitor): Promise<void> {
  const showFilters = { role: 'button', name: /^Filtres/ } as const;
  for (const width of [360, 1280]) {
    await visitor.resize(width);
    if (width === 360) await visitor.press(showFilters);
    const find = () => visitor.lookAt('main', listScrollingIn);
    await expect.poll(find, { message: `at ${width} px` }).toEqual([]);
  }
}
