import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium, type Download, type Page } from 'playwright';
import { buildIfChanged } from '#scripts/build-if-changed.ts';
import type { BackendContender } from '../backend/contender.ts';
import { enterPage } from '../backend/enter-page.ts';
import { withLargeDatabase } from '../backend/large-database.ts';
import { launchOptions } from '../machine/launch-options.ts';
import { makeFolder } from '../machine/make-folder.ts';
import { watchMemory } from './browser-memory.ts';
import { createFile, fillAccount } from './fill-account.ts';

/** The export of one account; memory in MB, at its peak above that at rest. */
export type ExportFigure = {
  documents: number;
  /** The size of the ZIP, in bytes. */
  size: number;
  /** The page and its worker. */
  page: number;
  /** All processes of the browser, which keeps the pieces of the ZIP. */
  browser: number;
  /** The server and its database. */
  server: number;
};

/** « Télécharger mes données » from the click to the file on disk, each in a new browser. */
export function measureExport(executablePath: string | null): Promise<ExportFigure[]> {
  buildIfChanged();
  const accounts = COUNTS.map((documents) => ({ documents, email: `${documents}@exemple.fr` }));
  const emails = accounts.map(({ email }) => email);
  return withLargeDatabase(emails, async (contender, owner) => {
    const figures: ExportFigure[] = [];
    const bytes = await createFile();
    for (const { documents, email } of accounts) {
      console.error(`… ${documents} documents`);
      await fillAccount(owner, { email, documents, bytes });
      figures.push({ documents, ...(await exportAll(contender, { email, executablePath })) });
    }
    return figures;
  });
}

async function exportAll(
  { origin, pid: server }: BackendContender,
  { email, executablePath }: { email: string; executablePath: string | null },
): Promise<Omit<ExportFigure, 'documents'>> {
  await using started = await chromium.launchServer(launchOptions(executablePath));
  const browser = await chromium.connect(started.wsEndpoint());
  const page = await openAccount(browser, { origin, email });
  const stop = watchMemory({ browser: readPid(started), server });
  const size = await download(page);
  return { size, ...stop() };
}

/** Once the documents are on the device, as they are at rest. */
async function openAccount(
  browser: Browser,
  { origin, email }: { origin: string; email: string },
): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, locale: 'fr-FR' });
  page.setDefaultTimeout(LONGEST_MS);
  await enterPage(page, email);
  await page.goto('/documents');
  await page.getByText('Tout est enregistré dans votre compte.').waitFor();
  await page.goto('/account', { waitUntil: 'networkidle' });
  return page;
}

function readPid(server: BrowserServer): number {
  const { pid } = server.process();
  if (pid === undefined) throw new Error('The browser has ended');
  return pid;
}

async function download(page: Page): Promise<number> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const file = await coming;
  if (await file.failure()) throw new Error('The ZIP was not saved');
  return measureSize(file);
}

async function measureSize(file: Download): Promise<number> {
  using folder = makeFolder();
  const path = join(folder.path, 'export.zip');
  await file.saveAs(path);
  return statSync(path).size;
}

const COUNTS = [1000, 10_000];
const LONGEST_MS = 900_000;
