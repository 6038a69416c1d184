import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { FULL_SPEED, type OpenVisit, SLOWDOWN } from './visit.ts';

/**
 * A first visit, in bytes of script after gzip: what its load waits for, what comes until the whole
 * page answers, what is fetched at rest. On a slow processor, when the whole page answers, and how
 * much it moves on the way.
 */
export async function measureLoad(open: OpenVisit) {
  const { scripts } = await visit(open, FULL_SPEED);
  const { usableAt, shift } = await visit(open, SLOWDOWN);
  return { scripts, usableAt, shift };
}

async function visit(open: OpenVisit, times: number) {
  const { page, url, slowDown, close } = await open();
  await slowDown(times);
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  await page.addInitScript(watchLoad);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as Watched).watched.usableAt > 0);
  await page.waitForTimeout(REST_MS);
  await page.waitForLoadState('networkidle');
  const { usableAt, shift, loadedAt, startedAt } = await readLoad(page);
  const scripts = { load: 0, usable: 0, rest: 0 };
  for (const response of responses) {
    const start = startedAt[response.url()] ?? 0;
    const { length } = gzipSync(await response.body(), { level: 9 });
    if (start < loadedAt) scripts.load += length;
    else if (start <= usableAt) scripts.usable += length;
    else scripts.rest += length;
  }
  await close();
  return { scripts, usableAt, shift };
}

type Watched = { watched: { usableAt: number; shift: number } };

/**
 * Runs in the page, and keeps it from resting until it is usable: when React has taken over each of
 * its controls, which it marks, and the number of the document is there.
 */
function watchLoad() {
  const watched = { usableAt: 0, shift: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      watched.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const rest = window.requestIdleCallback.bind(window);
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (task, options) =>
    watched.usableAt > 0 ? rest(task, options) : waiting.push(task);
  const look = () => {
    const controls = [...document.querySelectorAll('main :is(input, select, button)')];
    const isAlive = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps'));
    const number = document.querySelector<HTMLInputElement>('input#field-number');
    if (!number?.value || !controls.every(isAlive)) {
      requestAnimationFrame(look);
      return;
    }
    watched.usableAt = performance.now();
    for (const task of waiting) rest(task);
  };
  requestAnimationFrame(look);
}

function readLoad(page: Page) {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      ...(window as unknown as Watched).watched,
      loadedAt: (navigation as PerformanceNavigationTiming).loadEventStart,
      startedAt: Object.fromEntries(resources.map(({ name, startTime }) => [name, startTime])),
    };
  });
}

/** Longer than the page waits before it fetches what a file needs. */
const REST_MS = 4000;
