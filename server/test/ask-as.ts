import type { Pool, QueryResultRow } from 'pg';
import { type Caller, writeBecome } from '#server/backend/postgres/act-as.ts';
import { exchange } from '#server/backend/postgres/exchange.ts';

/** Runs any statement as a caller, in a transaction like a request’s. */
export async function askAs<Found extends QueryResultRow>(
  gateway: Pool,
  caller: Caller,
  { text, values = [] }: { text: string; values?: unknown[] },
): Promise<Found[]> {
  const client = await gateway.connect();
  try {
    await client.query('begin');
    await exchange(client, [writeBecome(caller, 'read write')]);
    const { rows } = await client.query<Found>(text, values);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
