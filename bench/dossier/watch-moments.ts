import type { Page } from 'playwright';

/** In milliseconds since the page started. */
export type Moments = {
  /** When the summaries were requested, and when all of their data had arrived. */
  askedAt: number;
  readAt: number;
  /** The end of the frame that shows the list, or the document’s number. */
  shownAt: number;
};

/** Injected into the page before its own code: must not reference this module. */
export function watchMoments(): void {
  const moments = { askedAt: 0, readAt: 0, shownAt: 0 };
  Object.assign(window, { moments });
  const { getAll, getAllKeys } = IDBObjectStore.prototype;
  const watch = (ask: typeof getAll | typeof getAllKeys) =>
    function (this: IDBObjectStore, ...given: Parameters<typeof getAll>) {
      moments.askedAt ||= performance.now();
      const request = ask.apply(this, given);
      request.addEventListener('success', () => {
        if (moments.shownAt === 0) moments.readAt = performance.now();
      });
      return request;
    };
  Object.assign(IDBObjectStore.prototype, { getAll: watch(getAll), getAllKeys: watch(getAllKeys) });
  const isShown = () => {
    const folded = document.querySelector('[aria-labelledby="document-title"] button');
    const isNumbered = /\d/.test(folded?.textContent ?? '');
    return Boolean(isNumbered || document.querySelector('ul[aria-label="Documents"] > li'));
  };
  const afterFrame = (task: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = task;
      port2.postMessage(null);
    });
  const look = () => {
    if (!isShown()) return requestAnimationFrame(look);
    return afterFrame(() => {
      moments.shownAt = performance.now();
    });
  };
  look();
}

/** Runs only the queries of the application’s list; returns milliseconds. */
export function readBare(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('facturier');
        opening.onsuccess = () => {
          const db = opening.result;
          const start = performance.now();
          const stores = ['drafts', 'summaries', 'links', 'milestones'];
          const transaction = db.transaction(stores);
          transaction.objectStore('drafts').getAllKeys();
          for (const name of stores.slice(1)) transaction.objectStore(name).getAll();
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            const duration = performance.now() - start;
            db.close();
            resolve(duration);
          };
        };
      }),
  );
}

/** Milliseconds from a click on « Mes documents » to the end of the frame with its first rows. */
export async function openDrafts(page: Page): Promise<number> {
  const duration = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent?.trim() === 'Mes documents',
        );
        button?.click();
        const look = () => {
          if (!document.querySelector('[role="dialog"] li')) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - start));
        };
        look();
      }),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return duration;
}
