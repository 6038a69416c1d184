import { expect, type Page, type Request } from 'playwright/test';

/**
 * Watches what a page fetches; gives what waits until it is idle and drawn, and everything that it
 * asked for has come. What a timer of the page will ask for later is not seen: `expectFetched`.
 */
export function watchRest(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let askedCount = 0;
  page.on('request', (request) => {
    // Playwright may never tell the end of requests that a page left pending.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
    askedCount++;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () =>
    expect(async () => {
      const before = askedCount;
      // Whatever a page asks for is told before what it answers here.
      await page.evaluate(rest);
      expect([...pending].map((request) => request.url())).toEqual([]);
      expect(askedCount, 'requests once the page rests').toBe(before);
    }).toPass({ timeout: PATIENCE });
}

/** So that what does not come is named before the journey ends (playwright.config.ts). */
const PATIENCE = 30_000;

/** Idle tasks run in the order in which they were asked for: those of the page come first. */
async function rest(): Promise<void> {
  const { whenIdle = window.requestIdleCallback } = window as Idle;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // Chromium holds idle tasks back after a resize until another frame is drawn.
  const idle = async () => {
    let isIdle = false;
    whenIdle.call(window, () => {
      isIdle = true;
    });
    while (!isIdle) await frame();
  };
  await document.fonts.ready;
  await idle();
  await frame();
  await frame();
  await idle();
}

/** `whenIdle` is the browser’s own, where the page is given another (watch-visit.ts). */
export type Idle = { whenIdle?: typeof window.requestIdleCallback };
