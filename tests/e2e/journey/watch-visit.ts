import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { waitForPage } from './open-editor.ts';
import { watchRest } from './watch-rest.ts';

/** Requests of any kind; script in bytes as compressed by a server. */
export type Fetched = { requests: number; script: number };

/** Counts the requests of a first visit until all controls respond, when idle, for offline use. */
export async function watchVisit(
  page: Page,
  path: string,
): Promise<{ needed: Fetched; atRest: Fetched; kept: Fetched }> {
  const responses: Response[] = [];
  const untilRest = watchRest(page);
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(holdRest);
  await page.goto(path);
  // The sheet has no controls; it becomes interactive with the conformity engine.
  const asleep = page.locator('[data-asleep] :is(input, select, textarea, button)');
  await expect(asleep).toHaveCount(0);
  // The device has given the document its number.
  await expect(page.locator('[aria-labelledby="document-title"] button')).toContainText(/\d/);
  await untilRest();
  const needed = await weigh(responses.splice(0));
  await page.evaluate(() => (window as unknown as Held).letRest());
  await untilRest();
  // Files kept for later are also fetched when the network returns.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await untilRest();
  const atRest = await weigh(responses.splice(0));
  await page.evaluate(() => (window as unknown as Held).letKeep());
  await untilRest();
  return { needed, atRest, kept: await weigh(responses) };
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

/** Runs before the page’s own script: blocks idle callbacks and offline storage until released. */
function holdRest() {
  const whenIdle = window.requestIdleCallback.bind(window);
  const held: Parameters<typeof whenIdle>[] = [];
  window.requestIdleCallback = (...task) => held.push(task);
  const letRest = () => {
    window.requestIdleCallback = whenIdle;
    for (const task of held) whenIdle(...task);
  };
  // The pause between idle fetches and offline storage (fetch-when-used.ts).
  const pause = 400;
  const wait = window.setTimeout.bind(window);
  const paused: TimerHandler[] = [];
  window.setTimeout = ((...timer: Parameters<typeof wait>) =>
    timer[1] === pause ? paused.push(timer[0]) : wait(...timer)) as typeof setTimeout;
  const letKeep = () => {
    window.setTimeout = wait as typeof setTimeout;
    for (const task of paused) wait(task);
  };
  Object.assign(window, { whenIdle, letRest, letKeep });
}

type Held = { letRest: () => void; letKeep: () => void };
