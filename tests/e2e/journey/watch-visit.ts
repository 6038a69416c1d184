import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { waitForPage } from './open-editor.ts';
import { watchRest } from './watch-rest.ts';

/** Requests of any kind, and bytes of script as a server compresses them. */
export type Fetched = { requests: number; script: number };

/**
 * What a first visit fetches until every control answers, then what it fetches at rest, and last
 * what it keeps so as to do without a network.
 */
export async function watchVisit(
  page: Page,
  path: string,
): Promise<{ needed: Fetched; atRest: Fetched; kept: Fetched }> {
  const responses: Response[] = [];
  const untilRest = watchRest(page);
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(holdRest);
  await page.goto(path);
  // The sheet, which has none, comes alive with what judges the document.
  const asleep = page.locator('[data-asleep] :is(input, select, textarea, button)');
  await expect(asleep).toHaveCount(0);
  // The device has been asked for the number of the document.
  await expect(page.locator('[aria-labelledby="document-title"] button')).toContainText(/\d/);
  await untilRest();
  const needed = await weigh(responses.splice(0));
  await page.evaluate(() => (window as unknown as Held).letRest());
  await untilRest();
  // What a page keeps for later comes as well when the network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await untilRest();
  const atRest = await weigh(responses.splice(0));
  await page.evaluate(() => (window as unknown as Held).letKeep());
  await untilRest();
  return { needed, atRest, kept: await weigh(responses) };
}

/** The script of a page of words until it answers, as a server compresses it, in bytes. */
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

/** Runs in the page before all else: nothing rests, and nothing is kept, until it is told. */
function holdRest() {
  const whenIdle = window.requestIdleCallback.bind(window);
  const held: Parameters<typeof whenIdle>[] = [];
  window.requestIdleCallback = (...task) => held.push(task);
  const letRest = () => {
    window.requestIdleCallback = whenIdle;
    for (const task of held) whenIdle(...task);
  };
  // The pause between what comes at rest and what is kept (fetch-when-used.ts).
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
