import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
import { milliseconds } from '../format.ts';
import { readLoad, waitUntilUsable, watchLoad } from '../watch-load.ts';
import { FULL_SPEED, type OpenVisit, SLOWDOWN } from './visit.ts';

/**
 * A first visit: gzipped bytes of script that loading waits for, that come until the page is
 * interactive, and that are fetched when idle. On a slow processor: its layout shift.
 */
export async function measureLoad(open: OpenVisit) {
  const { scripts } = await visit(open, FULL_SPEED);
  const { usableAt, shift } = await visit(open, SLOWDOWN);
  console.error(`… first visit → the whole page answers: ${milliseconds(usableAt)}`);
  return { scripts, shift };
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
  await waitUntilUsable(page);
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

/** Longer than the page waits before it fetches what a file needs. */
const REST_MS = 4000;
