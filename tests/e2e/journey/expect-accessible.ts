import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** No axe violation on the page, or in `part` (a selector), and no horizontal overflow. */
export async function expectAccessible(page: Page, part?: string) {
  // A draft being opened is laid out invisibly.
  await expect(page.locator('[role="form"]').filter({ visible: false })).toHaveCount(0);
  await expect.poll(() => page.evaluate(countMovements)).toBe(0);
  // Legacy mode skips the second page that gathers frames, halving the time.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations).toEqual([]);
  await expectNoOverflow(page);
}

/** Those that end: a text that fades in has not its colours yet. */
function countMovements() {
  return document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && end !== Number.POSITIVE_INFINITY;
  }).length;
}

export async function expectNoOverflow(page: Page) {
  // Messages slide in from beyond the side of the page.
  const readOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(readOverflow).toBe(0);
}
