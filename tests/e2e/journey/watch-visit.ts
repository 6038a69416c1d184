import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from 'playwright/test';
import { waitForPage } from './open-editor.ts';

/** Requests of any kind, and bytes of script as a server compresses them. */
export type Fetched = { requests: number; script: number };

/** What a first visit fetches until every control answers, then what it fetches at rest. */
export async function watchVisit(
  page: Page,
  path: string,
): Promise<{ needed: Fetched; atRest: Fetched }> {
  const responses: Response[] = [];
  const isQuiet = watchNetwork(page);
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(holdRest);
  await page.goto(path);
  await page.waitForFunction(answersEverywhere);
  await expect.poll(isQuiet).toBe(true);
  const needed = await weigh(responses.splice(0));
  await page.evaluate(() => (window as unknown as Held).letRest());
  await expect.poll(isQuiet).toBe(true);
  // What a page keeps for later comes as well when the network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => page.evaluate(() => (window as unknown as Held).isIdle())).toBe(true);
  await expect.poll(isQuiet).toBe(true);
  return { needed, atRest: await weigh(responses) };
}

/** The script of a page of words until it answers, as a server compresses it, in bytes. */
export async function weighPage(page: Page, path: string): Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(holdRest);
  await page.goto(path);
  await waitForPage(page);
  return (await weigh(responses)).script;
}

/** Whether nothing has been asked for, nor is on its way, for a moment. */
function watchNetwork(page: Page): () => boolean {
  let pending = 0;
  let changedAt = Date.now();
  const count = (change: number) => () => {
    pending += change;
    changedAt = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => pending === 0 && Date.now() - changedAt > QUIET_MS;
}

const QUIET_MS = 500;

async function weigh(responses: readonly Response[]): Promise<Fetched> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  return { requests: responses.length, script: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Runs in the page before all else: nothing rests until it is told. */
function holdRest() {
  const rest = window.requestIdleCallback.bind(window);
  let held: IdleRequestCallback[] | null = [];
  let pending = 0;
  window.requestIdleCallback = (task, options) => {
    if (held) return held.push(task);
    pending++;
    return rest((deadline) => {
      pending--;
      task(deadline);
    }, options);
  };
  Object.assign(window, {
    letRest: () => {
      const tasks = held ?? [];
      held = null;
      for (const task of tasks) window.requestIdleCallback(task);
    },
    isIdle: () => pending === 0,
  });
}

/** React has taken over each control, which it marks, and the number of the document is there. */
function answersEverywhere(): boolean {
  const controls = [...document.querySelectorAll('main :is(input, select, button)')];
  const title = document.querySelector('[aria-labelledby="document-title"] button')?.textContent;
  return (
    document.readyState === 'complete' &&
    /\d/.test(title ?? '') &&
    controls.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')))
  );
}

type Held = { letRest: () => void; isIdle: () => boolean };
