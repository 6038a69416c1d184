import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { DossierStore } from '#app/data/dossier-store.ts';
import type { Draft } from '#documents';
import type { DossierQuery } from '#documents/dossier/select-page.ts';
import type { StoredDraft } from '#documents/dossier/stored-draft.ts';

export function emptyDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** A newly loaded page: a tab has its own modules and its own connection. */
export async function openTab(): Promise<DossierStore> {
  vi.resetModules();
  return (await import('#app/data/dossier.ts')).dossier;
}

export function keep(id: string, draft: Draft, { isUnissued = false, at = 1 } = {}): StoredDraft {
  const issued = { completedAt: at, issued: { draft, at } };
  return { id, draft, rawTexts: {}, updatedAt: at, ...(isUnissued ? {} : issued) };
}

/** « id status » in list order, followed by the documents that follow it. */
export async function listStatuses(
  dossier: DossierStore,
  change: Partial<DossierQuery> = {},
): Promise<string[]> {
  const { listNodes } = await import('#documents/dossier/select-page.ts');
  const view = await dossier.list({ ...ALL, ...change });
  return (view?.trees ?? []).flatMap(listNodes).map(({ id, status }) => `${id} ${status.name}`);
}

/** Opens a database of an earlier version. */
export function openRaw(
  version: number,
  upgrade: (db: IDBDatabase) => void = () => undefined,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('facturier', version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The stores as a version of the application left them. */
export function createVersion(db: IDBDatabase, version: 1 | 2 | 3 | 4 | 5): void {
  const drafts = db.createObjectStore('drafts', { keyPath: 'id' });
  drafts.createIndex('byDate', 'updatedAt');
  for (const name of ['sellers', 'buyers', 'articles'])
    db.createObjectStore(name, { keyPath: 'key' }).createIndex('byDate', 'usedAt');
  db.createObjectStore('numbers', { keyPath: 'key' }).createIndex('bySeries', 'series');
  db.createObjectStore('habits');
  if (version < 2) return;
  const links = db.createObjectStore('links', { keyPath: 'key' });
  links.createIndex('byFrom', 'from');
  links.createIndex('byTo', 'to');
  db.createObjectStore(version === 2 ? 'marks' : 'milestones', { keyPath: 'id' });
  if (version < 3) return;
  db.createObjectStore('summaries', { keyPath: 'id' });
  if (version < 4) return;
  drafts.createIndex('byKind', ['draft.kind', 'updatedAt']);
  drafts.createIndex('byCompletion', 'completedAt');
  if (version < 5) return;
  db.createObjectStore('payments', { keyPath: 'id' }).createIndex('byDocument', 'documentId');
  db.createObjectStore('synced', { keyPath: 'key' });
  db.createObjectStore('conflicts', { keyPath: 'id' });
}

export function putAll(db: IDBDatabase, values: Record<string, readonly unknown[]>): Promise<void> {
  const transaction = db.transaction(Object.keys(values), 'readwrite');
  for (const [store, all] of Object.entries(values))
    for (const value of all) transaction.objectStore(store).put(value);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
}

export function readAll(db: IDBDatabase, store: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const request = db.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Each store of a database with its indexes and their keys. */
export function describeStores(db: IDBDatabase): Record<string, string[]> {
  const names = [...db.objectStoreNames];
  const transaction = db.transaction(names);
  const describe = (name: string) => {
    const store = transaction.objectStore(name);
    return [...store.indexNames].map((index) => `${index}: ${store.index(index).keyPath}`);
  };
  return Object.fromEntries(names.map((name) => [name, describe(name)]));
}

/** Returns a function that counts the documents read whole since. */
export function watchDocumentReads(): () => number {
  const spies = [IDBObjectStore.prototype, IDBIndex.prototype].flatMap((reader) => [
    vi.spyOn(reader, 'get'),
    vi.spyOn(reader, 'getAll'),
    vi.spyOn(reader, 'openCursor'),
  ]);
  return () => {
    const requests = spies.flatMap((spy) => spy.mock.results.map(({ value }) => value));
    for (const spy of spies) spy.mockRestore();
    return requests.filter(isOfDocuments).flatMap(({ result }) => result ?? []).length;
  };
}

function isOfDocuments({ source }: IDBRequest): boolean {
  const store = source instanceof IDBIndex ? source.objectStore : source;
  return store instanceof IDBObjectStore && store.name === 'drafts';
}

const ALL: DossierQuery = {
  search: '',
  kinds: [],
  statuses: [],
  sort: 'recent',
  isDescending: true,
  page: 1,
};
