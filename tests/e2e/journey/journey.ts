import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from 'playwright/test';

type Journey = {
  /** ISO date, in the morning in Paris; null for the real date, which servers use. */
  day: string | null;
  /** From the real time to the time of every device of the journey, in milliseconds. */
  shift: number;
  /** A page of another person, on another device, on the same day. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Fixed: numbers contain the year, and due dates depend on the law of the day. */
export const DAY = '2026-11-20';

export const test = base.extend<Journey>({
  day: [DAY, { option: true }],
  shift: async ({ day }, use) => {
    await use(day === null ? 0 : Date.parse(`${day}T09:00Z`) - Date.now());
  },
  context: async ({ context, shift }, use) => {
    await moveDate(context, shift);
    const violations = await watchPolicy(context);
    const rewritten = watchHydration(context);
    await use(context);
    expect(violations).toEqual([]);
    expect(rewritten).toEqual([]);
  },
  openElsewhere: async ({ browser, shift }, use) => {
    const contexts: BrowserContext[] = [];
    const violations: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await moveDate(context, shift);
      violations.push(await watchPolicy(context));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(violations.flat()).toEqual([]);
  },
});

/** Shifts only Date: Playwright’s clock would also take over timers and performance. */
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

/** What the policy of any page refused, or would refuse: no journey may cause it. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', ({ page }, words: string) => {
    violations.push(`${page.url()} ${words}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

/** Pages that React renders anew, since its first rendering is not what was prerendered. */
function watchHydration(context: BrowserContext): string[] {
  const rewritten: string[] = [];
  context.on('weberror', (thrown) => {
    const { message } = thrown.error();
    if (/React error #(?:418|423|425)/.test(message))
      rewritten.push(`${thrown.page()?.url()} ${message}`);
  });
  return rewritten;
}

declare global {
  interface Window {
    tellViolation: (words: string) => void;
  }
}
