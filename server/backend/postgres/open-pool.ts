import { Pool, type PoolConfig } from 'pg';
import { prepareNothing } from './exchange.ts';
import { isPooled } from './pooled.ts';

/**
 * A pool of connections for one role that survives broken connections. A request that gets no
 * connection within `waitMs` is refused (`isUnreachable`), not left waiting. Behind a pooler, no
 * statement is prepared by name.
 */
export function openPool(config: PoolConfig, waitMs = LONGEST_WAIT_MS): Pool {
  const pool = new Pool({
    ...config,
    connectionTimeoutMillis: waitMs,
    // Awaited before the connection is used.
    onConnect: async (client) => {
      if (await isPooled(client, waitMs)) prepareNothing(client);
    },
  });
  // Without a listener the event would end the process; the next request replaces the connection.
  pool.on('error', () => undefined);
  // A connection that breaks in use fails its statement, and is closed when released.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Shorter than a visitor’s patience, longer than any burst takes. */
const LONGEST_WAIT_MS = 5000;
