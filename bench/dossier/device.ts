import { chromium, type Page } from 'playwright';
import { launchOptions } from '../machine/launch-options.ts';
import { makeFolder } from '../machine/make-folder.ts';
import type { Kept } from './documents.ts';
import { type Moments, watchMoments } from './watch-moments.ts';

/** A browser with stored documents, and one page. */
export type Device = AsyncDisposable & {
  page: Page;
  /** Clears the moments, opens an address, and returns its moments once shown. */
  visit: (path: string) => Promise<Moments>;
};

/** Starts a browser with its own storage, filled with these documents. */
export async function openDevice(
  url: string,
  { executablePath, kept }: { executablePath: string | null; kept: Kept },
): Promise<Device> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(makeFolder());
  const context = opened.use(
    await chromium.launchPersistentContext(folder.path, {
      ...launchOptions(executablePath),
      locale: 'fr-FR',
      viewport: { width: 1440, height: 900 },
    }),
  );
  const page = await context.newPage();
  await page.addInitScript(watchMoments);
  const visit = async (path: string) => {
    await page.goto(`${url}${path}`);
    return readMoments(page);
  };
  // The application creates its stores, whatever its version.
  await page.goto(`${url}/dossier`);
  await page.getByRole('heading', { name: 'Aucun document pour le moment' }).waitFor();
  await fill(page, url, kept);
  const owned = opened.move();
  return { page, visit, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** Waits until the list, or the number of the document, has been painted. */
async function readMoments(page: Page): Promise<Moments> {
  await page.waitForFunction(() => (window as unknown as Watched).moments.shownAt > 0);
  return page.evaluate(() => (window as unknown as Watched).moments);
}

/** From a page of the same origin that reads nothing. */
async function fill(page: Page, url: string, { drafts, links }: Kept): Promise<void> {
  await page.goto(`${url}${BARE_PAGE}`);
  for (let start = 0; start < drafts.length; start += BATCH)
    await put(page, 'drafts', drafts.slice(start, start + BATCH));
  await put(page, 'links', links);
}

function put(page: Page, store: string, values: readonly object[]): Promise<void> {
  return page.evaluate(
    ({ name, all }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('facturier');
        opening.onsuccess = () => {
          const db = opening.result;
          const transaction = db.transaction(name, 'readwrite');
          for (const value of all) transaction.objectStore(name).put(value);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      }),
    { name: store, all: values },
  );
}

type Watched = { moments: Moments };

/** A page of the site without script, where `readBare` runs the application’s queries. */
export const BARE_PAGE = '/schema/document.json';
const BATCH = 250;
