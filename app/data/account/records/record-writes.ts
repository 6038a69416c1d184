import type { QueryClient } from '@tanstack/react-query';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { queryClient } from './query-client.ts';
import type { RecordRows } from './read-records.ts';

type Kept = [readonly unknown[], unknown][];

/**
 * Optimistic updates of a table’s lists, rolled back when the server refuses. Lists are refetched
 * in the end.
 */
export function createOptimism<Row extends { id: string }>(
  table: string,
  client: QueryClient = queryClient,
) {
  const lists = { queryKey: [table, 'list'] };
  const change = async (alter: (page: RecordRows<Row>) => RecordRows<Row>): Promise<Kept> => {
    await client.cancelQueries(lists);
    const kept: Kept = client.getQueriesData(lists);
    client.setQueriesData<RecordRows<Row>>(lists, (page) => page && alter(page));
    return kept;
  };
  return {
    showSaved: (row: Row) =>
      change((page) => ({
        ...page,
        rows: page.rows.map((one) => (one.id === row.id ? row : one)),
      })),
    showRemoved: (ids: readonly string[]) =>
      change(({ rows, total, ...page }) => {
        const left = rows.filter(({ id }) => !ids.includes(id));
        return { ...page, rows: left, total: total - (rows.length - left.length) };
      }),
    takeBack: (kept: Kept | undefined) => {
      for (const [key, page] of kept ?? []) client.setQueryData(key, page);
    },
    settle: () => {
      syncStore.set({ hasNewRecords: true });
      return client.invalidateQueries({ queryKey: [table] });
    },
  };
}
