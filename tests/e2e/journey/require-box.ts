import type { Locator } from 'playwright/test';

/** Where something is now: for its size; a drag is given positions inside of it. */
export async function requireBox(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`It has no place on the page: ${target}`);
  return box;
}
