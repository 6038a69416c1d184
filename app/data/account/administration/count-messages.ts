import { parisDay } from '#app/lib/paris-day.ts';
import { askCount, createdOn, HEAD_ONLY } from './ask-count.ts';

/** Messages to the operator, in all and today; null when a query fails. */
export async function countMessages(
  now = new Date(),
): Promise<{ total: number | null; today: number | null }> {
  const [total, today] = await Promise.all([
    askCount((client) => client.from('support_messages').select('created_at', HEAD_ONLY)),
    askCount((client) =>
      createdOn(client.from('support_messages').select('created_at', HEAD_ONLY), parisDay(now)),
    ),
  ]);
  return { total, today };
}
