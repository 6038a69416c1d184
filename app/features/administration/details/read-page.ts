import {
  type LatestQuery,
  type LatestRows,
  PAGE_ROWS,
  READERS,
} from '#app/data/account/administration/latest-rows.ts';
import { DETAILS, type Detail, type DetailKind, type Reply } from './detail-kinds.ts';

/** Rows as shown on the screen and saved to a file. */
export type DetailTable = {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; replyTo?: Reply }[];
};

/** Rejects when the query fails. */
export function readPage(
  kind: DetailKind,
  query: LatestQuery,
): Promise<{ table: DetailTable; hasNext: boolean }> {
  return readOf(kind, query);
}

async function readOf<Kind extends DetailKind>(kind: Kind, query: LatestQuery) {
  const rows = await READERS[kind](query);
  const detail: Detail<LatestRows[Kind]> = DETAILS[kind];
  return { table: tabulate(detail, rows.slice(0, PAGE_ROWS)), hasNext: rows.length > PAGE_ROWS };
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
