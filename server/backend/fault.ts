/** A fault as it may be logged: no value of a request. */
export type Fault = { event: string; code: string };

/**
 * The code of a PostgreSQL or Node error, else its class; never the message, which may hold values.
 */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if (isTooLate(error)) return 'no_connection';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** Whether the database was unreachable (starting, stopping or absent): a retry may succeed. */
export function isUnreachable(error: unknown): boolean {
  // node-postgres gives a broken connection no code.
  const isCut = error instanceof Error && BROKEN.test(error.message);
  const isRefused = error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (isCut || isRefused || isTooLate(error) || isOfPooler(error)) return true;
  return UNREACHABLE.has(codeOf(error));
}

/** A pooler that ends a connection because it has none to PostgreSQL. */
function isOfPooler(error: unknown): boolean {
  // PostgreSQL gives this code to wrong messages of ours, without ending the connection.
  const isEnd = error instanceof Error && 'severity' in error && error.severity === 'FATAL';
  return isEnd && codeOf(error) === '08P01';
}

/** Whether a standby refused to write, as happens in the middle of a failover. */
export function isOfStandby(error: unknown): boolean {
  const code = codeOf(error);
  // Setting « read write » on a standby fails with 25001, a code of other errors too.
  const isSetting = error instanceof Error && 'routine' in error && error.routine === SETS_FLAG;
  return code === '25006' || (code === '25001' && isSetting);
}

/** Whether the database has no disk or memory left (appendix A: 53). */
export function lacksResources(error: unknown): boolean {
  return /^53[0-9A-Z]{3}$/.test(codeOf(error));
}

/** Thrown by `openPool`: no connection was free in time, or the database opened none. */
function isTooLate(error: unknown): boolean {
  return error instanceof Error && TOO_LATE.has(error.message);
}

const SETS_FLAG = 'call_bool_check_hook';
/** Messages of node-postgres, which have no code. */
const TOO_LATE = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Query read timeout',
]);
const BROKEN = /^Connection terminated|^Client has encountered a connection error/;
/** Codes of Node and of PostgreSQL (appendix A: 08 and 57P). */
const UNREACHABLE = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 08000 08001 08003 08006 53300 57P01 57P02 57P03'.split(
    ' ',
  ),
);
