import type { Page } from 'playwright';
import { type Summary, summarize } from '../statistics.ts';
import { openDraftFile, thirtyLines } from './page.ts';
import { FULL_SPEED, type OpenVisit, SLOWDOWN, type Visit } from './visit.ts';

type Saves = { first: Summary; next: Summary };
type DownloadFigures = { ours: Saves; pdfkit: Saves };

/**
 * From a click on « Télécharger le PDF » to the file on disk: first on an idle page, then just
 * after edits; beside pdfkit with the same texts, in turns.
 */
export async function measureDownloads({
  editor,
  pdfkit,
}: {
  editor: OpenVisit;
  pdfkit: OpenVisit;
}): Promise<DownloadFigures> {
  const durations = { ours: startSaves(), pdfkit: startSaves() };
  for (let visit = 0; visit < VISITS; visit += 1) {
    const [ours, theirs] = [await openPage(await editor()), await openPage(await pdfkit())];
    for (let click = 0; click < CLICKS; click += 1) {
      const order = click === 0 ? 'first' : 'next';
      await bring(ours.page, click);
      const turns = [
        async () => durations.ours[order].push(await saveOnce(ours, click > 0)),
        async () => durations.pdfkit[order].push(await saveOnce(theirs)),
      ];
      for (const turn of click % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    await ours.close();
    await theirs.close();
  }
  return { ours: summarizeSaves(durations.ours), pdfkit: summarizeSaves(durations.pdfkit) };
}

async function openPage(visit: Visit): Promise<Visit> {
  await visit.page.goto(visit.url);
  await visit.page.evaluate(watchClicks);
  return visit;
}

/** Each with its own number, since changing an issued invoice asks for confirmation. */
function bring(page: Page, click: number): Promise<void> {
  return openDraftFile(page, { ...thirtyLines, number: `F-2026-${100 + click}` });
}

async function saveOnce({ page, slowDown }: Visit, isJustChanged = false): Promise<number> {
  await slowDown(SLOWDOWN);
  if (isJustChanged) {
    const field = page.getByRole('textbox', { name: 'Objet', exact: true });
    await field.press('End');
    await field.press('s');
  }
  await page.waitForTimeout(REST_MS);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
  ]);
  await file.path();
  const saved = Date.now();
  await slowDown(FULL_SPEED);
  return saved - (await page.evaluate(readLastClick));
}

/** Injected into the page: the time of the last click, on the clock of this process. */
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

function startSaves(): { first: number[]; next: number[] } {
  return { first: [], next: [] };
}

function summarizeSaves({ first, next }: ReturnType<typeof startSaves>): Saves {
  return { first: summarize(first), next: summarize(next) };
}

const VISITS = 6;
const CLICKS = 4;
/** Shorter than the page waits before it draws a file in advance. */
const REST_MS = 400;
