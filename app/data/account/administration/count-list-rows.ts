import { askData } from '#app/data/account/answer.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { HEAD_ONLY } from './ask-count.ts';
import type { LatestKind } from './latest-rows.ts';

/** All rows of a list, as counted within the last minute. Rejects when the query is refused. */
export function countListRows(kind: LatestKind): Promise<number> {
  if (kind === 'messages') return countMessages();
  return kind === 'leads' ? countLeads() : countList(kind);
}

async function countMessages(): Promise<number> {
  const counted = await askData(async (client) => {
    const { count, error, status } = await client
      .from('support_messages')
      .select('created_at', HEAD_ONLY);
    return { data: { total: count ?? 0 }, error, status };
  });
  return requireValue(counted).total;
}

async function countLeads(): Promise<number> {
  const [engagement] = await keep('leads', async () =>
    requireValue(
      await askData((client) => client.rpc('get_lead_engagement', { p_tz: 'Europe/Paris' })),
    ),
  );
  return engagement?.total_leads ?? 0;
}

async function countList(kind: LatestKind): Promise<number> {
  const totals = await keep('lists', async () =>
    requireValue(await askData((client) => client.rpc('count_lists'))),
  );
  return totals.find(({ list }) => list === kind)?.total ?? 0;
}

function keep<Value>(name: string, queryFn: () => Promise<Value>): Promise<Value> {
  const queryKey = ['administration', 'totals', name];
  return queryClient.fetchQuery({ queryKey, queryFn, staleTime: 60_000, retry: false });
}
