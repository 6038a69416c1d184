import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Axe finds nothing on the page, or on the part that a selector names, and nothing is wider than the window. */
export async function expectAccessible(page: Page, part?: string) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations).toEqual([]);
  await expectNoOverflow(page);
}

export async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
