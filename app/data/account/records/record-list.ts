import { askData } from '#app/data/account/answer.ts';
import { requireValue } from './records-problem.ts';

/** What is asked of a list; pages are counted from one. */
export type ListChoice<Sort extends string = string> = {
  search: string;
  sort: Sort;
  isDescending: boolean;
  page: number;
};

/** A page of a list, and how many rows all of its pages have. */
export type RecordRows<Row> = { rows: readonly Row[]; total: number };

export const PAGE_SIZE = 25;

type Table = 'companies' | 'clients' | 'products';

/** A page of a table: a search is a procedure, a list without one is a plain select. */
export async function readRecordPage<Row>(
  table: Table,
  columns: string,
  { search, sort, isDescending, page }: ListChoice,
): Promise<RecordRows<Row>> {
  const from = (page - 1) * PAGE_SIZE;
  const answer = await askData(async (client) => {
    const count = { count: 'exact' } as const;
    // One table stands for all: the columns are those of the one that is asked.
    const listed = (search.trim() === ''
      ? client.from(table as 'clients').select(columns, count)
      : client
          .rpc(SEARCHES[table], { p_query: search }, count)
          .select(columns)) as unknown as Listed;
    const found = await listed
      .order(sort, { ascending: !isDescending })
      .order('id')
      .range(from, from + PAGE_SIZE - 1);
    const { data, error, status } = found;
    // A page past the end: its rows were deleted in the meantime.
    if (error?.code === 'PGRST103') return { data: { rows: [], total: 0 }, error: null, status };
    return { data: { rows: data as Row[], total: found.count ?? 0 }, error, status };
  });
  const found = requireValue(answer);
  return found.rows.length === 0 && page > 1
    ? readRecordPage(table, columns, { search, sort, isDescending, page: 1 })
    : found;
}

/** What a select and a procedure have in common, whatever their columns. */
type Listed = {
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
