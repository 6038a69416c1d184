import { type Answer, askData } from '#app/data/account/answer.ts';
import { cut } from '#app/lib/cut.ts';
import type { toClientRow } from './client-row.ts';
import { requireValue } from './records-problem.ts';

/**
 * Adds entries; those whose id the account has stay as they are. Returns the ids of those that were
 * added. Rejects with a RecordsProblem.
 */
export async function insertMissing(
  table: 'companies' | 'clients' | 'products' | 'repetitions',
  rows: readonly { id: string }[],
): Promise<string[]> {
  const added: string[] = [];
  for (const some of cut(rows, ROWS_AT_ONCE)) {
    const answer: Answer<{ id: string }[]> = await askData((client) =>
      client
        .from(table as 'clients') // one table stands for all
        .upsert(some as ReturnType<typeof toClientRow>[], {
          onConflict: 'id',
          ignoreDuplicates: true,
        })
        .select('id'),
    );
    added.push(...requireValue(answer).map(({ id }) => id));
  }
  return added;
}

const ROWS_AT_ONCE = 50;
