import type { SupabaseClient } from '@supabase/supabase-js';
import { askData } from '#app/data/account/answer.ts';
import type { Database } from '#app/data/account/database.generated.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { requireValue } from './records-problem.ts';

/** Pages count from one. */
export type ListChoice<Sort extends string = string> = {
  search: string;
  sort: Sort;
  isDescending: boolean;
  page: number;
};

/** `total` counts the rows of all pages. */
export type RecordRows<Row> = { rows: readonly Row[]; total: number };

export const PAGE_SIZE = 25;

type Table = 'companies' | 'clients' | 'products';

export async function readRecordPage<Row>(
  table: Table,
  columns: string,
  { search, sort, isDescending, page }: ListChoice,
): Promise<RecordRows<Row>> {
  const from = (page - 1) * PAGE_SIZE;
  const answer = await askData(async (client) => {
    const found = await listMatches(client, { table, columns, search, count: 'exact' })
      .order(sort, { ascending: !isDescending })
      .order('id')
      .range(from, from + PAGE_SIZE - 1);
    const { data, error, status } = found;
    // A page past the end: its rows were deleted meanwhile.
    if (error?.code === 'PGRST103') return { data: { rows: [], total: 0 }, error: null, status };
    return { data: { rows: data as Row[], total: found.count ?? 0 }, error, status };
  });
  const found = requireValue(answer);
  return found.rows.length === 0 && page > 1
    ? readRecordPage(table, columns, { search, sort, isDescending, page: 1 })
    : found;
}

/** The first rows that match the search, uncounted: for suggestions. */
export async function readFirstRecords<Row>(
  table: Table,
  columns: string,
  { search, sort, limit }: { search: string; sort: string; limit: number },
): Promise<Row[]> {
  const answer = await askData((client) =>
    listMatches(client, { table, columns, search })
      .order(sort)
      .order('id')
      .range(0, limit - 1),
  );
  return requireValue(answer) as Row[];
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
