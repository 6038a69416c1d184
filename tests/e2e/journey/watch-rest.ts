import { expect, type Page, type Request } from 'playwright/test';

/**
 * Tracks the requests of a page; returns a function that waits until it is idle, drawn, and all are
 * answered. Requests of later timers are not seen: use `expectFetched`.
 */
export function watchRest(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let askedCount = 0;
  page.on('request', (request) => {
    // Playwright may not report the end of requests pending at navigation.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
    askedCount++;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () =>
    expect(async () => {
      const before = askedCount;
      // Requests made before this resolves have already been reported.
      await page.evaluate(rest);
      expect([...pending].map((request) => request.url())).toEqual([]);
      expect(askedCount, 'requests once the page rests').toBe(before);
    }).toPass({ timeout: PATIENCE });
}

/** Shorter than a journey’s timeout (playwright.config.ts), to name pending requests before it. */
const PATIENCE = 30_000;

/** Idle tasks run in order: those of the page come first. */
async function rest(): Promise<void> {
  const { whenIdle = window.requestIdleCallback } = window as Idle;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // After a resize, Chromium holds idle tasks until another frame is drawn.
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

/** The browser’s own function, when watch-visit.ts has replaced it. */
export type Idle = { whenIdle?: typeof window.requestIdleCallback };
