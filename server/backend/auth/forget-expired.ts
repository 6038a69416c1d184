import type { Pool } from 'pg';
import { codeOf, type Fault } from '#server/backend/fault.ts';

/**
 * Deletes expired rows as the role auth_service; returns how many. Replicas may run it together:
 * each skips rows that another one has locked.
 */
export async function forgetExpired(accounts: Pool, now: Date): Promise<number> {
  let count = 0;
  for (const rule of RULES) count += await applyRule(accounts, { ...rule, now });
  return count;
}

/** Runs now, then every hour. Returns a stop function that waits for the current run. */
export function startForgetting(
  accounts: Pool,
  report: (fault: Fault) => void,
): () => Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const forget = () => {
    work = forgetExpired(accounts, new Date()).catch((error: unknown) =>
      report({ event: 'forget_fault', code: codeOf(error) }),
    );
  };
  forget();
  const timer = setInterval(forget, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await work;
  };
}

type Rule = { table: string; key: string; isOver: string; days: number };

async function applyRule(
  accounts: Pool,
  { table, key, isOver, days, now }: Rule & { now: Date },
): Promise<number> {
  const limit = new Date(now.getTime() - days * 24 * HOUR_MS);
  for (let count = 0; ; ) {
    const { rowCount } = await accounts.query(
      `delete from auth.${table} where ${key} in (
         select ${key} from auth.${table} where ${isOver} limit ${BATCH} for update skip locked)`,
      [limit],
    );
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return count;
  }
}

/** `$1` is the date `days` ago. */
const RULES: readonly Rule[] = [
  // Links and codes are valid for an hour.
  byAge('one_time_tokens', "created_at < $1::timestamptz at time zone 'utc'", 1),
  byAge('flow_state', 'created_at < $1', 1),
  // Their links may be requested again for seven days.
  byAge('pending_sign_ups', 'sent_at < $1', 7),
  { table: 'provider_flows', key: 'state_hash', isOver: 'created_at < $1', days: 1 },
  byAge('mfa_challenges', 'created_at < $1', 1),
  // Reuse of a revoked token reveals a stolen copy: kept as long as its owner may come back.
  byAge('refresh_tokens', 'revoked and updated_at < $1', 30),
  byAge('sessions', 'not_after < $1', 0),
  // Unused for a year.
  byAge('sessions', "greatest(created_at, refreshed_at at time zone 'utc') < $1", 365),
  byAge('audit_log_entries', 'created_at < $1', 365),
  {
    table: 'rate_limits',
    key: 'key',
    isOver: 'expire < extract(epoch from $1::timestamptz) * 1000',
    days: 0,
  },
];

function byAge(table: string, isOver: string, days: number): Rule {
  return { table, key: 'id', isOver, days };
}

const HOUR_MS = 3_600_000;
const BATCH = 1000;
