import { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#app/data/account/session/session.ts';
import { RecordsProblem } from './records-problem.ts';

/**
 * What the account answered, for all pages. Data that nobody looks at is removed after five
 * minutes; a query that the network failed is asked again three times.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      staleTime: 10_000,
      retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, MAX_DELAY_MS),
    },
  },
});

/** What the server refuses, it refuses again. */
function mayPass(error: Error): boolean {
  return !(error instanceof RecordsProblem) || PASSING.has(error.problem.code);
}

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;
const PASSING = new Set(['network', 'unavailable', 'unexpected_failure']);

// Another user, other data.
let shownFor = sessionStore.get().user?.id;
sessionStore.subscribe(() => {
  const id = sessionStore.get().user?.id;
  if (id === shownFor) return;
  if (shownFor !== undefined) queryClient.clear();
  shownFor = id;
});
