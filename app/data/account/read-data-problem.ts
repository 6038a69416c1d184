import type { DataProblem } from './way-of-problem.ts';

/**
 * Maps PostgREST and PostgreSQL error codes to those that have a French sentence and a way
 * (`wayOf`). `status` is 0 when there was no answer; what stands in front of the server answers
 * without a code.
 */
export function readDataProblem(
  { code = '', message = '' }: { code?: string | undefined; message?: string | undefined },
  status: number,
): DataProblem {
  if (status === 0 || (code === '' && status < 400)) return 'network';
  if (status === 401 || code.startsWith('PGRST30')) return 'session_missing';
  const own = OWN[code];
  if (own) return own;
  if (status === 413 || (code === '23514' && OF_SIZE.test(message))) return 'data_too_large';
  if (status === 429) return 'over_request_rate_limit';
  if (UNAVAILABLE.has(status)) return 'unavailable';
  if (status >= 500) return 'unexpected_failure';
  // Data exceptions and violated constraints (PostgreSQL, appendix A).
  if (/^2[23]/.test(code)) return 'validation_failed';
  if (OUTDATED.test(code) || status === 404) return 'app_outdated';
  return status === 403 ? 'forbidden' : 'request_refused';
}

const OWN: Readonly<Record<string, DataProblem>> = {
  insufficient_aal: 'insufficient_aal',
  PT403: 'insufficient_aal',
  QUOTA: 'account_full',
  WRITE: 'too_much_written',
  STALE: 'document_stale',
  FROZE: 'document_issued',
  DATES: 'document_before_last',
  CLOCK: 'document_after_tomorrow',
  NOTUP: 'series_not_held_up',
  UNRED: 'document_unread',
  NODOC: 'document_missing',
  NOISS: 'document_not_issued',
  NOPAY: 'payment_missing',
  '23503': 'reference_missing',
  '23505': 'already_there',
  '54000': 'answer_too_large',
  // JSON of too many levels or values.
  '54001': 'data_too_large',
  // A null character, half of a surrogate pair, or a body that is not JSON.
  '22021': 'data_broken',
  '22P02': 'data_broken',
  '22P05': 'data_broken',
  PGRST102: 'data_broken',
};

/** Constraints that bound a size, in the message of PostgreSQL. */
const OF_SIZE = /_size_check\b/;
/** Timeouts, and a proxy in front of a server that does not answer. */
const UNAVAILABLE = new Set([408, 502, 503, 504]);
/** The server has another version than this page: a query, column or function is unknown. */
const OUTDATED = /^(?:PGRST[12]|42703|42P01|42883)/;
