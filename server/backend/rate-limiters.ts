import type { Pool, QueryConfig } from 'pg';
import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { LimitRule } from './auth/protocol/limits.ts';
import { BoundedMemory } from './bounded-memory.ts';

/**
 * Creates rate limiters: in memory, or with `pool` (as auth_service) in the database that replicas
 * share. `rateFactor` multiplies only limits by client IP, which many users may share, while nobody
 * shares an account.
 */
export function createMakeLimiter({
  rateFactor,
  pool,
}: {
  rateFactor: number;
  pool: Pool | null;
}): (rule: LimitRule) => RateLimiterAbstract {
  return ({ isByClientIp = false, isLocal = false, isExact = false, ...rule }) => {
    const points = isByClientIp ? Math.max(1, Math.round(rule.points * rateFactor)) : rule.points;
    const memory = new BoundedMemory({ ...rule, points });
    if (pool === null || isLocal) return memory;
    return new RateLimiterPostgres({
      ...rule,
      points,
      // Its own statements have names, which mean nothing behind a pooler.
      storeType: 'client',
      storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) },
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // A blocked client costs no more queries. While the database does not answer, each replica
      // counts in memory.
      ...(!isExact && { inMemoryBlockOnConsumed: points + 1 }),
      insuranceLimiter: memory,
    });
  };
}
