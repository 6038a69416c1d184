import {
  type AskedRows,
  findKeys,
  type LatestRows,
  READERS,
} from '#app/data/account/administration/latest-rows.ts';
import { DETAILS, type Detail, type DetailKind, type Reply } from './detail-kinds.ts';

/** Rows as shown on the screen and saved to a file. */
export type DetailTable = {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; replyTo?: Reply }[];
};
export type DetailPage = { table: DetailTable; hasNext: boolean };

/** Pages count from 1. Rejects when a query fails. */
export async function readPage(
  kind: DetailKind,
  { search, page }: { search: string; page: number },
): Promise<DetailPage> {
  const from = (page - 1) * PAGE_ROWS;
  // One more row tells whether others follow.
  const count = PAGE_ROWS + 1;
  const asked = search ? { keys: await findKeys(kind, { search, from, count }) } : { from, count };
  const { heads, rows } = await readTable(kind, asked);
  return { table: { heads, rows: rows.slice(0, PAGE_ROWS) }, hasNext: rows.length > PAGE_ROWS };
}

/**
 * The newest rows that match a search, at most `MOST_ROWS`; `hasNext` says that there are older
 * ones. `onRead` is told how many are there after each part. Rejects when a query fails.
 */
export async function readMany(
  kind: DetailKind,
  search: string,
  onRead: (count: number) => void,
): Promise<DetailPage> {
  const keys = search ? await findKeys(kind, { search, from: 0, count: MOST_ROWS + 1 }) : null;
  // A row that comes meanwhile moves the others: the last of a part begins the next one.
  const rows = new Map<string, DetailTable['rows'][number]>();
  for (let from = 0; ; from += PART_ROWS) {
    const part = await readTable(
      kind,
      keys ? { keys: keys.slice(from, from + PART_ROWS) } : { from, count: PART_ROWS },
    );
    for (const row of part.rows) rows.set(row.key, row);
    onRead(Math.min(rows.size, MOST_ROWS));
    const isLast = keys ? from + PART_ROWS >= keys.length : part.rows.length < PART_ROWS;
    if (isLast || rows.size > MOST_ROWS)
      return {
        table: { heads: part.heads, rows: [...rows.values()].slice(0, MOST_ROWS) },
        hasNext: rows.size > MOST_ROWS,
      };
  }
}

async function readTable<Kind extends DetailKind>(
  kind: Kind,
  asked: AskedRows,
): Promise<DetailTable> {
  const isEmpty = 'keys' in asked && asked.keys.length === 0;
  const rows = isEmpty ? [] : await READERS[kind](asked);
  const detail: Detail<LatestRows[Kind]> = DETAILS[kind];
  return tabulate(detail, rows);
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
/** Their keys, and those of their owners, fit in a URL. */
const PART_ROWS = 200;
export const MOST_ROWS = 10_000;
