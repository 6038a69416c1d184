import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from 'playwright/test';

type Journey = {
  /** ISO date, in the morning in Paris; null is the day of the machine, as servers know it. */
  day: string | null;
  /** A page of somebody else, on another device, on the same day. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Every journey takes place on one day: numbers hold their year, and due dates their law. */
export const DAY = '2026-11-20';

export const test = base.extend<Journey>({
  day: [DAY, { option: true }],
  context: async ({ context, day }, use) => {
    await setDay(context, day);
    await use(context);
  },
  openElsewhere: async ({ browser, day }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await setDay(context, day);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Moves the date alone: Playwright's clock takes the timers and the measures of a page with it. */
async function setDay(context: BrowserContext, day: string | null) {
  if (day === null) return;
  const shift = Date.parse(`${day}T09:00Z`) - Date.now();
  await context.addInitScript((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
    globalThis.Date = new Proxy(Date, {
      construct: (real, values, type) =>
        Reflect.construct(real, values.length > 0 ? values : [real.now()], type),
    });
  }, shift);
}
