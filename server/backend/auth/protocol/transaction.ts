import type { Pool, PoolClient } from 'pg';

/** Runs statements that commit or roll back together. */
export async function inTransaction<Result>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`begin; set local statement_timeout = ${TIMEOUT_MS}`);
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((broken: Error) => {
      failure = broken;
    });
    throw error;
  } finally {
    // A connection that cannot be rolled back is closed.
    client.release(failure);
  }
}

export type Querier = Pick<PoolClient, 'query'>;

const TIMEOUT_MS = 8000;
