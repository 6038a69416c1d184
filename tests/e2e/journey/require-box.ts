import type { Locator } from 'playwright/test';

/** For its size only: drags use positions inside the target, which may move. */
export async function requireBox(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`It has no place on the page: ${target}`);
  return box;
}
