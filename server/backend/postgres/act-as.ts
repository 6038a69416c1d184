import { escapeLiteral, type Pool, type PoolClient, type QueryResultRow } from 'pg';

/** For whom a request acts: the role that its token gives, and its claims as SQL reads them (`auth.jwt()`). */
export type Caller = {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Readonly<Record<string, unknown>>;
};

/**
 * Runs statements for a caller, in one transaction that is nobody else’s: its role, its claims and its time limit end with it, whatever
 * happens. `gateway` connects as the role of that name, which can become those three and owns nothing.
 */
export async function actAs<Result>(
  gateway: Pool,
  caller: Caller,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await gateway.connect();
  let failure: Error | undefined;
  try {
    await client.query(writeBegin(caller, 'read write'));
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    failure = await rollBack(client);
    throw error;
  } finally {
    // A connection that cannot go back to nobody is closed.
    client.release(failure);
  }
}

/**
 * One statement that changes nothing, for a caller. It leaves with its beginning and its end, in one exchange with PostgreSQL: where the
 * beginning fails, what follows is refused (its transaction is aborted, and `gateway` alone may read nothing).
 */
export async function readAs<Row extends QueryResultRow>(
  gateway: Pool,
  caller: Caller,
  { text, values }: { text: string; values: unknown[] },
): Promise<Row[]> {
  const client = await gateway.connect();
  const [begun, read, ended] = await Promise.allSettled([
    client.query(writeBegin(caller, 'read only')),
    client.query<Row>(text, values),
    client.query('commit'),
  ]);
  client.release(ended.status === 'rejected' ? toError(ended.reason) : undefined);
  if (begun.status === 'rejected') throw begun.reason;
  if (read.status === 'rejected') throw read.reason;
  return read.value.rows;
}

function writeBegin({ role, claims }: Caller, mode: 'read only' | 'read write'): string {
  return `begin ${mode}; set local role ${role}; set local statement_timeout = ${TIMEOUT_MS}; select set_config('request.jwt.claims', ${escapeLiteral(JSON.stringify(claims))}, true)`;
}

async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return toError(error);
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

const TIMEOUT_MS = 8000;
