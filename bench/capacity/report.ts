import { kilobytes, table } from '../format.ts';
import { type AccountSize, type Crowd, computeNeeds, divideSizes, FILES } from './compute-needs.ts';
import type { CapacityFigures } from './measure-capacity.ts';
import type { KindSize } from './measure-kinds.ts';
import type { IndexSize, TableSize } from './read-sizes.ts';

/** Markdown tables of one account’s size and the needs of a million. */
export function formatCapacity(figures: CapacityFigures): string {
  const { size, tables, indexes, kinds, visit, backup } = figures;
  const accounts = size.models * (size.copies + 1);
  const withFiles = size.models * (size.withFiles + 1);
  const account = divideSizes(tables, { accounts, withFiles, documents: size.documents });
  const countOf = (name: string) => (name === FILES ? withFiles : accounts);
  return [
    `${count(accounts)} accounts of ${size.documents} documents, ${count(withFiles)} of them with the files of what they issued.`,
    '### An account',
    table(
      ['', 'rows', 'table', 'TOAST', 'indexes'],
      [
        ...tables.slice(0, MOST_ROWS).map((one) => tableRow(one, countOf(one.table))),
        totalRow(account),
      ],
    ),
    `The largest indexes, in bytes a row: ${listIndexes(indexes)}.`,
    `A visit that finds nothing in memory reads ${Math.round(visit.pages)} pages of 8 kB in ${Math.round(visit.requests)} requests. An invoice in an account that nobody has touched since the last checkpoint writes ${kilobytes(visit.logBytes)} to the log of changes, with its file. A backup has ${kilobytes(backup)} for a document, with its file.`,
    '### A document',
    table(['', 'its text', 'as kept', 'its file', 'what it carries'], kinds.map(kindRow)),
    '### A million accounts',
    formatNeeds(account, figures),
  ].join('\n\n');
}

function tableRow({ table: name, rows, heap, toast, indexes }: TableSize, accounts: number) {
  const bytes = [heap, toast, indexes].map((all) => kilobytes(all / accounts));
  return [`\`${name}\``, count(rows / accounts), ...bytes];
}

function totalRow({ heap, toast, indexes }: AccountSize) {
  return ['all but files', '', ...[heap, toast, indexes].map((bytes) => kilobytes(bytes))];
}

function listIndexes(indexes: readonly IndexSize[]): string {
  return indexes
    .slice(0, MOST_INDEXES)
    .map(({ index, bytes, rows }) => `\`${index}\` ${Math.round(bytes / rows)}`)
    .join(', ');
}

function kindRow({ name, text, content, file, carried }: KindSize) {
  return [name, ...[text, content, file].map(kilobytes), carried > 0 ? kilobytes(carried) : ''];
}

function formatNeeds(account: AccountSize, { visit, backup }: CapacityFigures): string {
  const needs = computeNeeds(account, MILLION, visit);
  const documents = MILLION.accounts * account.documents;
  return table(
    ['', ''],
    [
      ['documents', count(documents)],
      ['tables and TOAST, without files', terabytes(needs.tables)],
      ['indexes', terabytes(needs.indexes)],
      ['files of issued documents', terabytes(needs.files)],
      ['in all', terabytes(needs.tables + needs.indexes + needs.files)],
      ['a backup', terabytes(documents * backup)],
      ['new documents in a day', count(needs.documentsPerDay)],
      ['log of changes in a day', terabytes(needs.logPerDay)],
      ['pages that the accounts of a day read', terabytes(needs.workingSet)],
      ['requests in a second of the busiest hour', count(needs.requestsPerSecond)],
    ],
  );
}

function count(value: number): string {
  const digits = value < 10 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

function terabytes(bytes: number): string {
  return bytes < 1e12 ? `${Math.round(bytes / 1e9)} GB` : `${(bytes / 1e12).toFixed(1)} TB`;
}

/** The assumptions that docs/capacity.md states. */
const MILLION: Crowd = { accounts: 1e6, years: 5, activeShare: 0.1, busiestHour: 0.2 };
const MOST_ROWS = 16;
const MOST_INDEXES = 12;
