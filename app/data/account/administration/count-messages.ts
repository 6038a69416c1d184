import { parisDay } from '#app/lib/paris-day.ts';
import { askFigure } from './ask-figure.ts';

/** Messages to the operator, in all and today; null when a query fails. */
export async function countMessages(
  now = new Date(),
): Promise<{ total: number | null; today: number | null }> {
  const { start, end } = parisDay(now);
  const [total, today] = await Promise.all([count('-infinity', 'infinity'), count(start, end)]);
  return { total, today };
}

function count(from: string, to: string): Promise<number | null> {
  return askFigure(async (client) => {
    const {
      count: data,
      error,
      status,
    } = await client
      .from('support_messages')
      .select('created_at', { count: 'exact', head: true })
      .gte('created_at', from)
      .lte('created_at', to);
    return { data, error, status };
  });
}
