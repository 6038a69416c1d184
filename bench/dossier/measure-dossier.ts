import type { Page } from 'playwright';
import { milliseconds, sayDurations } from '../format.ts';
import { startApplication } from '../machine/start-application.ts';
import { type Summary, summarize } from '../statistics.ts';
import { BARE_PAGE, type Device, openDevice } from './device.ts';
import { makeDocuments } from './documents.ts';
import { openDrafts, readBare } from './watch-moments.ts';

export type DossierFigures = {
  /** The first visit creates the summaries; later ones read them. */
  firstVisit: number;
  list: { bare: Summary; whole: Summary; afterRead: Summary };
  /** Each beside a device of fifty documents. */
  opening: Sides;
  drafts: Sides;
  /** Heap of the list page beyond that of the small device, in bytes. */
  heap: number;
};

type Sides = { full: Summary; small: Summary };

/** Response times with 5,000 documents, in milliseconds. */
export async function measureDossier(executablePath: string | null): Promise<DossierFigures> {
  await using application = await startApplication();
  const open = (count: number) =>
    openDevice(application.url, { executablePath, kept: makeDocuments(count) });
  await using full = await open(DOCUMENTS);
  await using small = await open(FEW_DOCUMENTS);
  const { askedAt, shownAt } = await full.visit('/dossier');
  await small.visit('/dossier');
  const figures = {
    firstVisit: shownAt - askedAt,
    list: await measureList(full),
    opening: await takeTurns({ full, small }, async (device) => {
      return (await device.visit('/facture-tva')).shownAt;
    }),
    drafts: await measureDrafts({ full, small }),
    heap: (await measureHeap(full)) - (await measureHeap(small)),
  };
  console.error(`… very first list: ${milliseconds(figures.firstVisit)}`);
  sayDurations(listDurations(figures));
  return figures;
}

function listDurations({ list, opening, drafts }: DossierFigures) {
  return {
    'the summaries read → the first page shown': list.afterRead,
    'summaries asked for → the first page': list.whole,
    'a bare read': list.bare,
    'opening of the editor': opening.full,
    '« Mes documents »': drafts.full,
  };
}

/** Visits of the list and bare reads of the same summaries, in turns. */
async function measureList({ page, visit }: Device) {
  const durations = { bare: [] as number[], whole: [] as number[], afterRead: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.goto(new URL(BARE_PAGE, page.url()).href);
    durations.bare.push(await readBare(page));
    const { askedAt, readAt, shownAt } = await visit('/dossier');
    durations.whole.push(shownAt - askedAt);
    durations.afterRead.push(shownAt - readAt);
  }
  return {
    bare: summarize(durations.bare),
    whole: summarize(durations.whole),
    afterRead: summarize(durations.afterRead),
  };
}

async function measureDrafts(devices: { full: Device; small: Device }): Promise<Sides> {
  for (const { page, visit } of Object.values(devices)) {
    await visit('/facture-tva');
    await page.waitForTimeout(REST_MS);
    await page.waitForLoadState('networkidle');
  }
  return takeTurns(devices, ({ page }) => openDrafts(page));
}

async function takeTurns(
  { full, small }: { full: Device; small: Device },
  measure: (device: Device) => Promise<number>,
): Promise<Sides> {
  const durations = { full: [] as number[], small: [] as number[] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    durations.full.push(await measure(full));
    durations.small.push(await measure(small));
  }
  return { full: summarize(durations.full), small: summarize(durations.small) };
}

async function measureHeap({ page, visit }: Device): Promise<number> {
  await visit('/dossier');
  return readHeap(page);
}

/** The JavaScript heap after garbage collection, in bytes. */
async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

export const DOCUMENTS = 5000;
export const FEW_DOCUMENTS = 50;
const TURNS = 15;
/** Longer than the page waits before it fetches its dialogs. */
const REST_MS = 4000;
