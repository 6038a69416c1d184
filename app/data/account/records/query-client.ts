import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#app/data/account/session/session.ts';
import { RecordsProblem } from './records-problem.ts';

/**
 * Shared by all pages. Unused data goes after five minutes; network failures are retried three
 * times.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      staleTime: 10_000,
      // Without a network, the copy of this device answers, or the failure is told at once.
      networkMode: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, error) =>
        failures < MAX_RETRIES && navigator.onLine !== false && mayPass(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, MAX_DELAY_MS),
    },
    // A write that waits for a network looks saved, and is lost with the page.
    mutations: { networkMode: 'always' },
  },
});

/**
 * The fresh or known answer of a query. Fails at once without a network, where a page would wait
 * for it.
 */
export function askOnce<Value, Key extends readonly unknown[]>(
  query: FetchQueryOptions<Value, Error, Value, Key>,
): Promise<Value> {
  return queryClient.fetchQuery({ ...query, networkMode: 'always', retry: false });
}

/** A refusal of the server will not change on retry. */
function mayPass(error: Error): boolean {
  return !(error instanceof RecordsProblem) || PASSING.has(error.problem.code);
}

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;
const PASSING = new Set(['network', 'unavailable', 'unexpected_failure']);

// Data of another user must not show.
let shownFor = sessionStore.get().user?.id;
sessionStore.subscribe(() => {
  const id = sessionStore.get().user?.id;
  if (id === shownFor) return;
  if (shownFor !== undefined) queryClient.clear();
  shownFor = id;
});
