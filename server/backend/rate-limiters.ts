import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import type { LimitRule } from './auth/protocol/limits.ts';

/**
 * Makes what counts the uses of a rule: in memory, or with `pool` (as auth_service) in the database
 * that replicas share. `rateFactor` multiplies the rules by address of the network only: many users
 * may share one, nobody shares an account.
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
    const memory = new RateLimiterMemory({ ...rule, points });
    if (pool === null || isLocal) return memory;
    return new RateLimiterPostgres({
      ...rule,
      points,
      storeClient: pool,
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // Once refused, a client no longer costs a query; while the database does not answer, each
      // replica counts on its own.
      ...(!isExact && { inMemoryBlockOnConsumed: points + 1 }),
      insuranceLimiter: memory,
    });
  };
}
