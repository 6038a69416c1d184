import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#app/data/account/database.generated.ts';
import type { ParisDay } from '#app/lib/paris-day.ts';
import { askFigure } from './ask-figure.ts';

/** Counts the rows of a question that asks for `HEAD_ONLY`; null when it fails. */
export function askCount(
  question: (client: SupabaseClient<Database>) => PromiseLike<Counted>,
): Promise<number | null> {
  return askFigure(async (client) => {
    const { count: data, error, status } = await question(client);
    return { data, error, status };
  });
}
type Counted = { count: number | null; error: { code: string } | null; status: number };

/** The rows that were created on a day. */
export function createdOn<Query extends Bounded<Query>>(
  query: Query,
  { start, end }: ParisDay,
): Query {
  return query.gte('created_at', start).lte('created_at', end);
}
type Bounded<Query> = {
  gte: (column: 'created_at', value: string) => Query;
  lte: (column: 'created_at', value: string) => Query;
};

export const HEAD_ONLY = { count: 'exact', head: true } as const;
