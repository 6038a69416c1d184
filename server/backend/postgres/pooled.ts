import type { ClientBase } from 'pg';

/**
 * Whether a pooler stands between this connection and PostgreSQL (PgBouncer, Odyssey…): it gives
 * the connection a number of its own, another one than that of the process which answers.
 */
export async function isPooled(client: ClientBase, longestMs: number): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>({
    text: 'select pg_backend_pid() as pid',
    ...{ query_timeout: longestMs },
  });
  const told = 'processID' in client ? client.processID : null;
  return rows[0]?.pid !== told;
}
