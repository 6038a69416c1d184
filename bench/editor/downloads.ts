import { repeatLines } from '../draft.ts';
import { type Summary, summarize } from '../statistics.ts';
import { openDraftFile } from './page.ts';
import { type OpenVisit, SLOWDOWN } from './visit.ts';

/** From a click on « Télécharger le PDF » to the file on the disk: the first of a page at rest, then the next ones. */
export async function measureDownloads(open: OpenVisit): Promise<{ cold: Summary; warm: Summary }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const [first = Number.NaN, ...next] = await measureVisit(open);
    cold.push(first);
    warm.push(...next);
  }
  return { cold: summarize(cold), warm: summarize(warm) };
}

async function measureVisit(open: OpenVisit): Promise<number[]> {
  const { page, url, close } = await open(SLOWDOWN);
  await page.goto(url);
  await openDraftFile(page, repeatLines(LINES));
  await page.evaluate(watchClicks);
  const durations: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
    ]);
    await file.path();
    const saved = Date.now();
    durations.push(saved - (await page.evaluate(readLastClick)));
    await page.waitForTimeout(REST_MS);
  }
  await close();
  return durations;
}

/** Runs in the page: when the last click was, on the clock that this process reads too. */
function watchClicks() {
  window.addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) Object.assign(window, { lastClick: performance.timeOrigin + timeStamp });
    },
    true,
  );
}

function readLastClick(): number {
  return (window as unknown as { lastClick: number }).lastClick;
}

const LINES = 30;
const VISITS = 5;
const CLICKS = 5;
const REST_MS = 600;
