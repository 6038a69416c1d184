import { countListRows } from '#app/data/account/administration/count-list-rows.ts';
import {
  type AskedRows,
  findKeys,
  type LatestRows,
  READERS,
  type RowSearch,
} from '#app/data/account/administration/latest-rows.ts';
import { PAGE_ROWS } from '#app/data/account/administration/page-rows.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { textKey } from '#documents/dossier';
import { DETAILS, type Detail, type DetailKind, type Reply } from './detail-kinds.ts';

/** Rows as shown on the screen and saved to a file. */
export type DetailTable = {
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; replyTo?: Reply }[];
};
/** `isMore`: there are rows beyond the `total` that can be reached. */
export type DetailPage = { table: DetailTable; total: number; isMore: boolean };

/** Pages count from 1. Rejects when a query fails. */
export async function readPage(
  kind: DetailKind,
  { page, ...query }: RowSearch & { page: number },
): Promise<DetailPage> {
  const from = (page - 1) * PAGE_ROWS;
  const { isOldestFirst } = query;
  if (!query.text && !query.only) {
    const [total, table] = await Promise.all([
      countListRows(kind),
      readTable(kind, { isOldestFirst, from, count: PAGE_ROWS }),
    ]);
    return { table, total, isMore: false };
  }
  const { keys, isMore } = await searchKeys(kind, query);
  const shown = keys.slice(from, from + PAGE_ROWS);
  const table = await readTable(kind, { isOldestFirst, keys: shown });
  return { table, total: keys.length, isMore };
}

/** The keys of what a search finds are kept for a minute, for its other pages. */
function searchKeys(
  kind: DetailKind,
  query: RowSearch,
): Promise<{ keys: readonly string[]; isMore: boolean }> {
  return queryClient.fetchQuery({
    queryKey: ['administration', 'keys', kind, query],
    queryFn: async () => {
      const keys = await findMost(kind, query);
      return { keys: keys.slice(0, MOST_ROWS), isMore: keys.length > MOST_ROWS };
    },
    staleTime: 60_000,
    retry: false,
  });
}

/**
 * The first rows that match a search, at most `MOST_ROWS`; `isMore` says that there are others. All
 * keys are found first, so that rows that come or go meanwhile move no other. `onRead` is told how
 * many rows are there after each part. Rejects when a query fails, or on `signal`.
 */
export async function readMany(
  kind: DetailKind,
  { signal, onRead, ...query }: RowSearch & { signal: AbortSignal; onRead: Told },
): Promise<DetailPage> {
  const keys = await findMost(kind, query);
  const { isOldestFirst } = query;
  const rows: DetailTable['rows'][number][] = [];
  for (let from = 0; from < Math.min(keys.length, MOST_ROWS); from += PART_ROWS) {
    signal.throwIfAborted();
    const part = keys.slice(from, Math.min(from + PART_ROWS, MOST_ROWS));
    rows.push(...(await readTable(kind, { isOldestFirst, keys: part })).rows);
    onRead(rows.length);
  }
  const { heads } = await readTable(kind, { isOldestFirst, keys: [] });
  return { table: { heads, rows }, total: rows.length, isMore: keys.length > MOST_ROWS };
}

type Told = (count: number) => void;

function findMost(kind: DetailKind, query: RowSearch): Promise<readonly string[]> {
  return findKeys(kind, query, { codes: namedCodes(kind, query.text), count: MOST_ROWS + 1 });
}

/** The codes whose French name holds a text: « échec », « facture ». */
export function namedCodes(kind: DetailKind, text: string): string[] {
  const wanted = textKey(text);
  const { codes }: Detail<never> = DETAILS[kind];
  if (wanted === '' || !codes) return [];
  return [...codes.names].flatMap(([code, name]) => (textKey(name).includes(wanted) ? code : []));
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

/** Their keys, and those of their owners, fit in a URL. */
const PART_ROWS = 200;
export const MOST_ROWS = 10_000;
