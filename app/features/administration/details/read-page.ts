import {
  type LatestQuery,
  type LatestRows,
  PAGE_ROWS,
  READERS,
} from '#app/data/account/administration/latest-rows.ts';
import { DETAILS, type Detail, type DetailKind } from './detail-kinds.ts';

/** Rows as they are read on the screen, and in a file. */
export type DetailTable = {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** A page of a list; rejects where it is not answered. */
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

export function tabulate<Row>({ columns, keyOf }: Detail<Row>, rows: readonly Row[]): DetailTable {
  return {
    heads: columns.map(([head]) => head),
    rows: rows.map((row) => ({ key: keyOf(row), cells: columns.map(([, read]) => read(row)) })),
  };
}
