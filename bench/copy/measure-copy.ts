import { type BrowserServer, chromium, type Page } from 'playwright';
import { buildIfChanged } from '#scripts/build-if-changed.ts';
import type { BackendContender } from '../backend/contender.ts';
import { enterPage } from '../backend/enter-page.ts';
import { withLargeDatabase } from '../backend/large-database.ts';
import { watchMemory } from '../export/browser-memory.ts';
import { fillAccount } from '../export/fill-account.ts';
import { launchOptions } from '../machine/launch-options.ts';

/** The first copy of an account to a device like a phone. */
export type CopyFigure = {
  documents: number;
  /** From the address to the first documents of the list, and to the sums of the dashboard. */
  firstShown: number;
  dashboardShown: number;
  /** Until the device has all documents. */
  whole: number;
  /** Memory of the page in MB, at its peak above that at rest. */
  page: number;
};

/** Times in milliseconds, each in a new browser whose processor is slowed down. */
export function measureCopy(executablePath: string | null): Promise<CopyFigure[]> {
  buildIfChanged();
  const accounts = COUNTS.map((documents) => ({ documents, email: `${documents}@exemple.fr` }));
  const emails = accounts.map(({ email }) => email);
  return withLargeDatabase(emails, async (contender, owner) => {
    const figures: CopyFigure[] = [];
    for (const { documents, email } of accounts) {
      console.error(`… ${documents} documents`);
      await fillAccount(owner, { email, documents, bytes: NO_FILE });
      figures.push({ documents, ...(await copy(contender, { email, executablePath })) });
      console.error('…', figures.at(-1));
    }
    return figures;
  });
}

async function copy(
  { origin, pid: server }: BackendContender,
  { email, executablePath }: { email: string; executablePath: string | null },
): Promise<Omit<CopyFigure, 'documents'>> {
  await using started = await chromium.launchServer(launchOptions(executablePath));
  const browser = await chromium.connect(started.wsEndpoint());
  const page = await openSlow(browser, origin);
  const stop = watchMemory({ browser: readPid(started), server });
  const began = performance.now();
  const since = () => performance.now() - began;
  // The copy begins as soon as somebody is signed in.
  await enterPage(page, email);
  await page.goto('/documents');
  await page
    .getByText(/F-\d{6}/)
    .first()
    .waitFor();
  const firstShown = since();
  await page.goto('/dashboard');
  await page.getByText('À encaisser').first().waitFor();
  const dashboardShown = since();
  await page.goto('/documents');
  await page.getByText('Tout est enregistré dans votre compte.').waitFor();
  return { firstShown, dashboardShown, whole: since(), page: stop().page };
}

async function openSlow(
  browser: Awaited<ReturnType<typeof chromium.connect>>,
  baseURL: string,
): Promise<Page> {
  const page = await browser.newPage({ baseURL, locale: 'fr-FR' });
  page.setDefaultTimeout(LONGEST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

function readPid(server: BrowserServer): number {
  const { pid } = server.process();
  if (pid === undefined) throw new Error('The browser has ended');
  return pid;
}

const COUNTS = [1000, 10_000];
const LONGEST_MS = 900_000;
const SLOWDOWN = 4;
/** Files of issued documents are not part of a copy. */
const NO_FILE = new Uint8Array([0]);
