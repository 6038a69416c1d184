import { askData } from '#app/data/account/answer.ts';
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

/** A search calls a procedure; a plain list is a select. */
export async function readRecordPage<Row>(
  table: Table,
  columns: string,
  { search, sort, isDescending, page }: ListChoice,
): Promise<RecordRows<Row>> {
  const from = (page - 1) * PAGE_SIZE;
  const answer = await askData(async (client) => {
    const count = { count: 'exact' } as const;
    // One table stands for all: `columns` are those of the table asked for.
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
    // A page past the end: its rows were deleted meanwhile.
    if (error?.code === 'PGRST103') return { data: { rows: [], total: 0 }, error: null, status };
    return { data: { rows: data as Row[], total: found.count ?? 0 }, error, status };
  });
  const found = requireValue(answer);
  return found.rows.length === 0 && page > 1
    ? readRecordPage(table, columns, { search, sort, isDescending, page: 1 })
    : found;
}

/** The query methods shared by a select and a procedure. */
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
