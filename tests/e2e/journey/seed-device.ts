import type { Page } from 'playwright/test';
import type { Draft } from '#documents';

/** A document stored before a page reads the device; `isUnissued` means without its final file. */
export type Seed = { id: string; draft: Draft; isUnissued?: boolean; from?: [string, string] };

/** Fills browser storage as past visits would have; the first seed is the newest. */
export async function seedDevice(page: Page, seeds: readonly Seed[]): Promise<void> {
  await page.goto('/schema/document.json');
  await page.evaluate(async (documents) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('facturier', 2);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
      request.onupgradeneeded = () => {
        const store = (name: string, keyPath: string | null, ...indexes: [string, string][]) => {
          const made = request.result.createObjectStore(name, keyPath ? { keyPath } : {});
          for (const [index, path] of indexes) made.createIndex(index, path);
        };
        store('drafts', 'id', ['byDate', 'updatedAt']);
        for (const name of ['sellers', 'buyers', 'articles'])
          store(name, 'key', ['byDate', 'usedAt']);
        store('numbers', 'key', ['bySeries', 'series']);
        store('habits', null);
        store('marks', 'id');
        store('links', 'key', ['byFrom', 'from'], ['byTo', 'to']);
      };
    });
    const transaction = db.transaction(['drafts', 'links'], 'readwrite');
    const now = Date.now();
    documents.forEach(({ id, draft, isUnissued, from }, index) => {
      const at = now - index * 60_000;
      const issued = isUnissued ? {} : { completedAt: at, issued: { draft, at } };
      transaction.objectStore('drafts').put({ id, draft, rawTexts: {}, updatedAt: at, ...issued });
      if (from)
        transaction.objectStore('links').put({
          key: `${from[0]}/${id}`,
          from: from[0],
          to: id,
          relation: from[1],
          createdAt: now + index,
        });
    });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    db.close();
  }, seeds);
}
