import { queryOptions } from '@tanstack/react-query';
import { loadStatistics } from '#app/data/account/administration/load-statistics.ts';

/** Asked for by a press alone, and kept as long as the page of the browser is open. */
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
