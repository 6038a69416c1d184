import { expect, type Page } from 'playwright/test';

/** Waits for files that the page prefetches when idle, without a visible effect. */
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
