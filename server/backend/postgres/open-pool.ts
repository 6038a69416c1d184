import { Pool, type PoolConfig } from 'pg';

/**
 * Connections of one role, which may break at any moment: an error event that nobody hears ends the
 * process. Whoever finds none free within `waitMs`, or none that the database gives, is refused
 * (`isUnreachable`) rather than kept waiting as long as the database is busy or silent.
 */
export function openPool(config: PoolConfig, waitMs = LONGEST_WAIT_MS): Pool {
  const pool = new Pool({ ...config, connectionTimeoutMillis: waitMs });
  // One that breaks while nobody uses it is replaced by the next request.
  pool.on('error', () => undefined);
  // One that breaks in use fails its statement, and is closed once it is released.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Less than a visitor waits for a page; more than a burst of requests takes to be served. */
const LONGEST_WAIT_MS = 5000;
