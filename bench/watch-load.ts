import type { Page } from 'playwright';

/** When the page became interactive, in ms since its start, and its layout shift. */
export type WatchedLoad = { usableAt: number; shift: number };

/**
 * Injected before the page’s own script. Blocks idle work until the page is interactive: React has
 * hydrated every control of the form (it marks them) and the document has its number.
 */
export function watchLoad() {
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
    // Those of the sheet wake with the rules, which come at rest.
    const sheet = document.querySelector(
      'main [data-asleep]:has([aria-label="Aperçu du document"])',
    );
    const controls = [...document.querySelectorAll('main :is(input, select, button)')].filter(
      (control) => !sheet?.contains(control),
    );
    const isAlive = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps'));
    const folded = document.querySelector('[aria-labelledby="document-title"] button');
    const isNumbered = folded === null || /\d/.test(folded.textContent ?? '');
    const isLoaded = document.readyState === 'complete' && isNumbered;
    if (!isLoaded || !controls.every(isAlive)) {
      requestAnimationFrame(look);
      return;
    }
    watched.usableAt = performance.now();
    for (const task of waiting) rest(task);
  };
  requestAnimationFrame(look);
}

export async function waitUntilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Watched).watched.usableAt > 0);
}

/** The watched values, the end of loading, and the request time of each file. */
export function readLoad(page: Page) {
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

type Watched = { watched: WatchedLoad };
