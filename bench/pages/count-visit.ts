import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright';
import { readLoad, waitUntilUsable, watchLoad } from '../watch-load.ts';

/** Bytes of script, in both encodings that servers use. */
export type Weight = { gzip: number; brotli: number };

/** The requests of a first visit until the page is interactive, then when idle. */
export type VisitCount = {
  requests: number;
  scripts: number;
  usable: Weight;
  restRequests: number;
  rest: Weight;
  usableAt: number;
  shift: number;
};

/** Network conditions: usual, data saver, or a slow 3G. */
export type Visitor = 'usual' | 'save-data' | 'slow-3g';

/** A first visit with an empty cache, without what the service worker fetches for later. */
export async function countVisit(
  browser: Browser,
  { url, visitor }: { url: string; visitor: Visitor },
): Promise<VisitCount> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: PHONE });
  const page = await context.newPage();
  const responses: Response[] = [];
  context.on('response', (response) => {
    if (!response.request().serviceWorker()) responses.push(response);
  });
  await page.addInitScript(watchLoad);
  await VISITORS[visitor](page);
  await page.goto(url, { timeout: PATIENCE_MS });
  await waitUntilUsable(page);
  await page.waitForTimeout(REST_MS);
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  const { usableAt, shift, startedAt } = await readLoad(page);
  const isNeeded = (response: Response) => (startedAt[response.url()] ?? 0) <= usableAt;
  const needed = responses.filter(isNeeded);
  const rest = responses.filter((response) => !isNeeded(response));
  const count = {
    requests: needed.length,
    scripts: needed.filter(isScript).length,
    usable: await weigh(needed),
    restRequests: rest.length,
    rest: await weigh(rest),
    usableAt,
    shift,
  };
  await context.close();
  return count;
}

async function weigh(responses: readonly Response[]): Promise<Weight> {
  const weight = { gzip: 0, brotli: 0 };
  for (const response of responses.filter(isScript)) {
    const { gzip, brotli } = await weighScript(response);
    weight.gzip += gzip;
    weight.brotli += brotli;
  }
  return weight;
}

/** Compressed as the build does; cached, since file names change with content. */
async function weighScript(response: Response): Promise<Weight> {
  const known = weights.get(response.url());
  if (known) return known;
  const body = await response.body();
  const weight = {
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  };
  weights.set(response.url(), weight);
  return weight;
}

function isScript(response: Response): boolean {
  return response.request().resourceType() === 'script';
}

const weights = new Map<string, Weight>();

const VISITORS: Readonly<Record<Visitor, (page: Page) => Promise<void>>> = {
  usual: () => Promise.resolve(),
  'save-data': async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  },
  'slow-3g': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
      connectionType: 'cellular3g',
    });
  },
};

const PHONE = { width: 412, height: 823 };
/** Longer than the page waits before it fetches what a file needs. */
const REST_MS = 4000;
const PATIENCE_MS = 120_000;
