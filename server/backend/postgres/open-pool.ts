import { Pool, type PoolConfig } from 'pg';

/**
 * A pool of connections for one role. Connections may break at any moment, and an error event
 * without a listener would end the process. A request that gets no connection within `waitMs`,
 * because all are taken or the database does not answer, is refused (`isUnreachable`) rather than
 * left waiting.
 */
export function openPool(config: PoolConfig, waitMs = LONGEST_WAIT_MS): Pool {
  const pool = new Pool({ ...config, connectionTimeoutMillis: waitMs });
  // One that breaks while idle is replaced by the next request.
  pool.on('error', () => undefined);
  // One that breaks in use fails its statement, and is closed when released.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Shorter than a visitor’s patience, longer than any burst of requests takes to be served. */
const LONGEST_WAIT_MS = 5000;
