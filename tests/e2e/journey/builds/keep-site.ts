import { expect, type Page } from 'playwright/test';

/** Waits until a service worker keeps the whole site, and answers this page. */
export async function expectKeptSite(page: Page) {
  await expect
    .poll(() => page.evaluate(readController), { timeout: 60_000, message: 'the site is kept' })
    .toBe('/site-worker.js activated');
}

/** The addresses that are kept, without their revisions. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** All that is kept, as text. */
export function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys())
      for (const answer of await (await caches.open(name)).matchAll())
        texts.push(await answer.text());
    return texts.join('\n');
  });
}

/** Browsers look for a newer build with each navigation, in their own time. */
export async function lookForNewer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

function readController(): string {
  const { controller } = navigator.serviceWorker;
  return controller ? `${new URL(controller.scriptURL).pathname} ${controller.state}` : '';
}
