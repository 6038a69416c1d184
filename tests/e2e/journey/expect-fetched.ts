import { expect, type Page } from 'playwright/test';

/**
 * Waits until the files of these names are on the page: what it fetches at rest comes when it has
 * time, and is not seen.
 */
export async function expectFetched(page: Page, names: readonly RegExp[]) {
  for (const name of names)
    await expect.poll(() => countFetched(page, name), `${name} is fetched`).toBeGreaterThan(0);
}

export function countFetched(page: Page, address: RegExp): Promise<number> {
  return page.evaluate(
    (pattern) =>
      performance.getEntriesByType('resource').filter(({ name }) => new RegExp(pattern).test(name))
        .length,
    address.source,
  );
}
