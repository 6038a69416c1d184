import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { waitForForm, waitForPage } from './open-editor.ts';
import { watchRest } from './watch-rest.ts';

/** Requests of any kind; script in bytes as compressed by a server. */
export type Fetched = { requests: number; script: number };

/** Counts the requests of a first visit until all controls respond, when idle, and later. */
export async function watchVisit(
  page: Page,
  path: string,
): Promise<{ needed: Fetched; atRest: Fetched; later: Fetched }> {
  const responses: Response[] = [];
  const untilRest = watchRest(page);
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(holdRest);
  await page.goto(path);
  await waitForForm(page);
  // The device has given the document its number.
  await expect(page.locator('[aria-labelledby="document-title"] button')).toContainText(/\d/);
  await untilRest();
  const needed = await weigh(responses.splice(0));
  await page.evaluate(() => (window as unknown as Held).letRest());
  await untilRest();
  // A network that returns is another chance to fetch ahead.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await untilRest();
  const atRest = await weigh(responses.splice(0));
  // As long as the page once took to fetch what it did not need yet.
  await page.waitForTimeout(1000);
  await untilRest();
  return { needed, atRest, later: await weigh(responses) };
}

/** Compressed script of a text page until it is interactive, in bytes. */
export async function weighPage(page: Page, path: string): Promise<number> {
  const responses: Response[] = [];
  const untilRest = watchRest(page);
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(holdRest);
  await page.goto(path);
  await waitForPage(page);
  await untilRest();
  return (await weigh(responses)).script;
}

async function weigh(responses: readonly Response[]): Promise<Fetched> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  return { requests: responses.length, script: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Runs before the page’s own script: blocks idle callbacks until released. */
function holdRest() {
  const whenIdle = window.requestIdleCallback.bind(window);
  const held: Parameters<typeof whenIdle>[] = [];
  window.requestIdleCallback = (...task) => held.push(task);
  const letRest = () => {
    window.requestIdleCallback = whenIdle;
    for (const task of held) whenIdle(...task);
  };
  Object.assign(window, { whenIdle, letRest });
}

type Held = { letRest: () => void };
