import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from 'playwright/test';

type Journey = {
  /** ISO date, in the morning in Paris; null is the day of the machine, as servers know it. */
  day: string | null;
  /** From the time of the machine to that of all devices of the journey, in milliseconds. */
  shift: number;
  /** A page of somebody else, on another device, on the same day. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Every journey takes place on one day: numbers hold their year, and due dates their law. */
export const DAY = '2026-11-20';

export const test = base.extend<Journey>({
  day: [DAY, { option: true }],
  shift: async ({ day }, use) => {
    await use(day === null ? 0 : Date.parse(`${day}T09:00Z`) - Date.now());
  },
  context: async ({ context, shift }, use) => {
    await moveDate(context, shift);
    await use(context);
  },
  openElsewhere: async ({ browser, shift }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await moveDate(context, shift);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Moves the date alone: Playwright's clock takes the timers and the measures of a page with it. */
async function moveDate(context: BrowserContext, shift: number) {
  if (shift === 0) return;
  await context.addInitScript((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
    globalThis.Date = new Proxy(Date, {
      construct: (real, values, type) =>
        Reflect.construct(real, values.length > 0 ? values : [real.now()], type),
    });
  }, shift);
}
