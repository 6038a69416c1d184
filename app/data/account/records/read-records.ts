import type { SupabaseClient } from '@supabase/supabase-js';
import { askData } from '#app/data/account/answer.ts';
import type { Database } from '#app/data/account/database.generated.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { askOrKept, findKept, getKept } from './kept/find-kept.ts';
import type { KeptTable as Table } from './kept/kept-record.ts';

/** Pages count from one. */
export type ListChoice<Sort extends string = string> = {
  search: string;
  sort: Sort;
  isDescending: boolean;
  page: number;
};

/** `total` counts the rows of all pages; `isKept` where the device answers for the account. */
export type RecordRows<Row> = { rows: readonly Row[]; total: number; isKept?: boolean };

export const PAGE_SIZE = 25;

export async function readRecordPage<Row>(
  table: Table,
  columns: string,
  choice: ListChoice,
): Promise<RecordRows<Row>> {
  const { search, sort, isDescending, page } = choice;
  const from = (page - 1) * PAGE_SIZE;
  const ask = () =>
    askData(async (client) => {
      const found = await listMatches(client, { table, columns, search, count: 'exact' })
        .order(sort, { ascending: !isDescending })
        .order('id')
        .range(from, from + PAGE_SIZE - 1);
      const { data, error, status } = found;
      // A page past the end: its rows were deleted meanwhile.
      if (error?.code === 'PGRST103') return { data: { rows: [], total: 0 }, error: null, status };
      return { data: { rows: data as Row[], total: found.count ?? 0 }, error, status };
    });
  const found = await askOrKept<RecordRows<Row>>(ask, async () => {
    const kept = await findKept(table, choice);
    const rows = kept?.slice(from, from + PAGE_SIZE) as Row[];
    return kept && { rows, total: kept.length, isKept: true };
  });
  return found.rows.length === 0 && page > 1
    ? readRecordPage(table, columns, { ...choice, page: 1 })
    : found;
}

/** The first rows that match the search, uncounted: for suggestions. */
export async function readFirstRecords<Row>(
  table: Table,
  columns: string,
  choice: { search: string; sort: string; limit: number },
): Promise<Row[]> {
  const { search, sort, limit } = choice;
  const ask = () =>
    askData((client) =>
      listMatches(client, { table, columns, search })
        .order(sort)
        .order('id')
        .range(0, limit - 1),
    );
  const found = await askOrKept<unknown>(ask, () => findKept(table, choice));
  return (found as Row[]).slice(0, limit); // `columns` are those of a row
}

/** One row, or null. */
export async function readRecord<Row>(
  table: Table,
  columns: string,
  id: string,
): Promise<Row | null> {
  const ask = () =>
    askData((client) =>
      client
        .from(table as 'clients') // one table stands for all
        .select(columns)
        .eq('id', id),
    );
  const [row = null] = (await askOrKept<unknown>(ask, () => getKept(table, id))) as Row[];
  return row;
}

/** A search calls a procedure; a plain list is a select. */
function listMatches(
  client: SupabaseClient<Database>,
  {
    table,
    columns,
    search,
    count,
  }: { table: Table; columns: string; search: string; count?: 'exact' },
): Listed {
  const options = count && { count };
  // One table stands for all: `columns` are those of the table asked for.
  const listed = (search.trim() === ''
    ? client.from(table as 'clients').select(columns, options)
    : client
        .rpc(SEARCHES[table], { p_query: search }, options)
        .select(columns)) as unknown as Listed;
  return listed.eq('user_id', ownId());
}

/** The query methods shared by a select and a procedure. */
type Listed = {
  eq: (column: string, value: string) => Listed;
  order: (column: string, options?: { ascending: boolean }) => Listed;
  range: (from: number, to: number) => PromiseLike<Found>;
};
type Found = {
  data: unknown;
  count: number | null;
  error: { code: string } | null;
  status: number;
};

const SEARCHES = {
  companies: 'search_companies',
  clients: 'search_clients',
  products: 'search_products',
} as const satisfies Record<Table, string>;
