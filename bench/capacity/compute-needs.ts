import type { TableSize } from './read-sizes.ts';

/** Average bytes on disk of an account with `documents` documents. */
export type AccountSize = {
  documents: number;
  heap: number;
  toast: number;
  indexes: number;
  /** Files of issued documents, with their table and indexes. */
  files: number;
};

/** How many come, and how much they do. */
export type Crowd = {
  accounts: number;
  /** Over which the documents of an account were made. */
  years: number;
  /** Share of the accounts that come on a day, and of a day that its busiest hour has. */
  activeShare: number;
  busiestHour: number;
};

type VisitCost = { pages: number; requests: number; logBytes: number };

export type Needs = {
  tables: number;
  indexes: number;
  files: number;
  documentsPerDay: number;
  logPerDay: number;
  /** Pages that the accounts of one day read, in bytes. */
  workingSet: number;
  requestsPerSecond: number;
};

export function computeNeeds(account: AccountSize, crowd: Crowd, visit: VisitCost): Needs {
  const visits = crowd.accounts * crowd.activeShare;
  const documentsPerDay = (crowd.accounts * account.documents) / crowd.years / DAYS;
  const changes = (documentsPerDay / Math.max(visits, 1)) * REQUESTS_PER_DOCUMENT;
  return {
    tables: crowd.accounts * (account.heap + account.toast),
    indexes: crowd.accounts * account.indexes,
    files: crowd.accounts * account.files,
    documentsPerDay,
    logPerDay: documentsPerDay * visit.logBytes,
    workingSet: visits * visit.pages * PAGE_BYTES,
    requestsPerSecond: (visits * (visit.requests + changes) * crowd.busiestHour) / HOUR_S,
  };
}

/** Divides the sizes of tables by the accounts that they hold; files are those of some only. */
export function divideSizes(
  tables: readonly TableSize[],
  { accounts, withFiles, documents }: { accounts: number; withFiles: number; documents: number },
): AccountSize {
  const others = tables.filter(({ table }) => table !== FILES);
  const sum = (read: (size: TableSize) => number) =>
    others.reduce((total, size) => total + read(size), 0) / accounts;
  const files = tables.find(({ table }) => table === FILES);
  return {
    documents,
    heap: sum(({ heap }) => heap),
    toast: sum(({ toast }) => toast),
    indexes: sum(({ indexes }) => indexes),
    files: files ? (files.heap + files.toast + files.indexes) / withFiles : 0,
  };
}

export const FILES = 'public.document_files';
const DAYS = 365;
const HOUR_S = 3600;
const PAGE_BYTES = 8192;
/** Saved twice, issued, its file stored, counted, paid and marked. */
const REQUESTS_PER_DOCUMENT = 8;
