import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * Axe finds nothing on the page, or on the part that a selector names, and nothing is wider than
 * the window.
 */
export async function expectAccessible(page: Page, part?: string) {
  // A draft that opens takes its place out of sight.
  await expect(page.locator('[role="form"]').filter({ visible: false })).toHaveCount(0);
  // A page without frames needs no second page to gather its results in: it takes half the time.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations).toEqual([]);
  await expectNoOverflow(page);
}

export async function expectNoOverflow(page: Page) {
  // What comes in by the side, as a message, is beside the page until it has come.
  const readOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(readOverflow).toBe(0);
}
