import { expect, test } from 'vitest';
import { computeNeeds, divideSizes } from './compute-needs.ts';

const sizes = [
  { table: 'public.documents', rows: 1000, heap: 400_000, toast: 0, indexes: 800_000 },
  {
    table: 'public.document_contents',
    rows: 1000,
    heap: 1_000_000,
    toast: 600_000,
    indexes: 100_000,
  },
  { table: 'public.document_files', rows: 100, heap: 20_000, toast: 4_000_000, indexes: 10_000 },
];

test('an account has its part of every table; files are divided by the accounts that have them', () => {
  const account = divideSizes(sizes, { accounts: 10, withFiles: 1, documents: 100 });
  expect(account).toEqual({
    documents: 100,
    heap: 140_000,
    toast: 60_000,
    indexes: 90_000,
    files: 4_030_000,
  });
});

test('what a crowd needs follows from an account, and from how many come', () => {
  const account = { documents: 730, heap: 3000, toast: 1000, indexes: 2000, files: 50_000 };
  const needs = computeNeeds(
    account,
    { accounts: 1000, years: 2, activeShare: 0.1, busiestHour: 0.5 },
    { pages: 10, requests: 8, logBytes: 600 },
  );
  expect(needs).toEqual({
    tables: 4_000_000,
    indexes: 2_000_000,
    files: 50_000_000,
    documentsPerDay: 1000,
    logPerDay: 600_000,
    workingSet: 100 * 10 * 8192,
    // A hundred visits of 8 requests, and ten documents each of 8, half of them in one hour.
    requestsPerSecond: (100 * (8 + 10 * 8) * 0.5) / 3600,
  });
});
