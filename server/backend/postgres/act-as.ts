import type { Pool, PoolClient } from 'pg';
import { isOfStandby, isUnreachable } from '#server/backend/fault.ts';
import { exchange, isCutOff, type Receive, type Row, type Statement } from './exchange.ts';

/**
 * The role and claims of a request, claims as SQL reads them (`auth.jwt()`). The database itself
 * promotes administrators (`auth.role_of`).
 */
export type Caller = {
  role: 'anon' | 'authenticated' | 'service_role';
  /**
   * A session named in the claims must still be open, else nothing runs (`auth.require_session`).
   */
  claims: Readonly<Record<string, unknown>>;
};

/**
 * Runs a statement for a caller in a transaction of its own, to which role, claims and time limit
 * are local. `gateway` connects as the role `gateway`, which can become the caller’s role and owns
 * nothing. `check` sees the rows before the commit, `receive` the size of each piece of the answer;
 * what they throw rolls back.
 */
export async function actAs<Result>(
  gateway: Pool,
  caller: Caller,
  {
    statement,
    isReadOnly,
    longestMs,
    check,
    receive,
  }: {
    statement: Statement;
    isReadOnly: boolean;
    /** Time limit in milliseconds, instead of the usual one. */
    longestMs?: number;
    check: (rows: Row[]) => Result;
    receive?: Receive;
  },
): Promise<Result> {
  const become = writeBecome(caller, isReadOnly ? 'read only' : 'read write', longestMs);
  const client = await gateway.connect();
  let isLost = false;
  try {
    // One exchange is one transaction; a read needs no commit.
    if (isReadOnly) return check(await exchange(client, [become, statement], receive));
    const result = check(await exchange(client, [BEGIN, become, statement], receive));
    await exchange(client, [COMMIT]);
    return result;
  } catch (error) {
    const isStandby = !isReadOnly && isOfStandby(error);
    isLost = isStandby || isUnreachable(error) || isCutOff(client);
    if (!isLost && !isReadOnly) isLost = !(await isRolledBack(client));
    throw isStandby
      ? Object.assign(new Error(STANDBY, { cause: error }), { code: '57P03' })
      : error;
  } finally {
    // A connection that cannot be reset is closed.
    client.release(isLost);
  }
}

/** Starts a transaction as the caller; until it succeeds, `gateway` may read nothing. */
export function writeBecome(
  { role, claims }: Caller,
  mode: 'read only' | 'read write',
  longestMs?: number,
): Statement {
  return {
    text: BECOME,
    values: [
      textOrNull(claims.session_id),
      textOrNull(claims.sub),
      role,
      JSON.stringify(claims),
      mode === 'read only' ? 'on' : 'off',
      `${longestMs ?? (mode === 'read only' ? READ_MS : LONGEST_MS)}ms`,
      `${longestMs ?? LONGEST_MS}ms`,
    ],
  };
}

function textOrNull(claim: unknown): string | null {
  return typeof claim === 'string' ? claim : null;
}

async function isRolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}

/** Thrown with the code of a database that is starting, so that clients try again. */
const STANDBY = 'The database follows another one';
/** Time limit of a read by a visitor or by a user who is not an administrator. */
const READ_MS = 2000;
const LONGEST_MS = 8000;
/**
 * Row security limits visitors and users to a few rows, which indexes find: whatever the planner
 * expects, forbid sequential scans and parallel workers. A scan that is made all the same seems to
 * cost so much that a server with LLVM would compile it, for seconds: forbid that too.
 */
const BECOME = `select auth.require_session($1, $2), set_config('role', as_whom.role, true), set_config('request.jwt.claims', $4, true),
  set_config('transaction_read_only', $5, true), set_config('statement_timeout', case when is_own then $6 else $7 end, true),
  set_config('enable_seqscan', case when is_own then 'off' else 'on' end, true), set_config('jit', case when is_own then 'off' else current_setting('jit') end, true),
  set_config('max_parallel_workers_per_gather', case when is_own then '0' else current_setting('max_parallel_workers_per_gather') end, true)
  from (select role, role in ('authenticated', 'anon') as is_own from (select auth.role_of($3, $2) as role offset 0) as named offset 0) as as_whom`;
const BEGIN: Statement = { text: 'begin', values: [] };
const COMMIT: Statement = { text: 'commit', values: [] };
