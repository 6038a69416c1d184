import { queryOptions } from '@tanstack/react-query';
import { loadStatistics } from '#app/data/account/administration/load-statistics.ts';

/** Fetched only on a press, and cached until the browser page closes. */
export function statisticsQuery() {
  return queryOptions({
    queryKey: ['administration', 'statistics'],
    queryFn: () => loadStatistics(),
    enabled: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
