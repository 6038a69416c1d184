import {
  type LatestQuery,
  type LatestRows,
  READERS,
} from '#app/data/account/administration/latest-rows.ts';
import { DETAILS, type Detail, type DetailKind, type Reply } from './detail-kinds.ts';

/** Rows as shown on the screen and saved to a file. */
export type DetailTable = {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; replyTo?: Reply }[];
};

/** Pages count from 1. Rejects when the query fails. */
export function readPage(
  kind: DetailKind,
  { search, page }: { search: string; page: number },
): Promise<{ table: DetailTable; hasNext: boolean }> {
  return readOf(kind, { search, from: (page - 1) * PAGE_ROWS, count: PAGE_ROWS });
}

/**
 * The newest rows that match a search, at most `MOST_ROWS`; `hasNext` says that there are older
 * ones. `onRead` is told how many are there after each page. Rejects when a query fails.
 */
export async function readMany(
  kind: DetailKind,
  search: string,
  onRead: (count: number) => void,
): Promise<{ table: DetailTable; hasNext: boolean }> {
  // A row that comes meanwhile moves the others: the last of a page begins the next one.
  const rows = new Map<string, DetailTable['rows'][number]>();
  for (let from = 0; ; from += MANY_ROWS) {
    const { table, hasNext } = await readOf(kind, { search, from, count: MANY_ROWS });
    for (const row of table.rows) rows.set(row.key, row);
    onRead(rows.size);
    if (!hasNext || from + MANY_ROWS >= MOST_ROWS)
      return { table: { heads: table.heads, rows: [...rows.values()] }, hasNext };
  }
}

async function readOf<Kind extends DetailKind>(kind: Kind, query: LatestQuery) {
  const rows = await READERS[kind](query);
  const detail: Detail<LatestRows[Kind]> = DETAILS[kind];
  return {
    table: tabulate(detail, rows.slice(0, query.count)),
    hasNext: rows.length > query.count,
  };
}

export function tabulate<Row>(
  { columns, keyOf, replyTo }: Detail<Row>,
  rows: readonly Row[],
): DetailTable {
  return {
    heads: columns.map(([head]) => head),
    rows: rows.map((row) => ({
      key: keyOf(row),
      cells: columns.map(([, read]) => read(row)),
      ...(replyTo && { replyTo: replyTo(row) }),
    })),
  };
}

const PAGE_ROWS = 50;
/** The identifiers of their owners fit in a URL. */
const MANY_ROWS = 200;
export const MOST_ROWS = 10_000;
