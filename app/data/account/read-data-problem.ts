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
  if (code === '23514' && OF_SIZE.test(message)) return 'data_too_large';
  // Data exceptions and violated constraints (PostgreSQL, appendix A).
  if (/^2[23]/.test(code)) return 'validation_failed';
  return OUTDATED.test(code) ? 'app_outdated' : readStatus(status);
}

function readStatus(status: number): DataProblem {
  const known = BY_STATUS[status];
  if (known) return known;
  return status >= 500 ? 'unexpected_failure' : 'request_refused';
}

const BY_STATUS: Readonly<Record<number, DataProblem>> = {
  403: 'forbidden',
  404: 'app_outdated',
  408: 'unavailable',
  413: 'data_too_large',
  429: 'over_request_rate_limit',
  // A proxy in front of a server that does not answer.
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

const OWN: Readonly<Record<string, DataProblem>> = {
  insufficient_aal: 'insufficient_aal',
  PT403: 'insufficient_aal',
  QUOTA: 'account_full',
  WRITE: 'too_much_written',
  STALE: 'document_stale',
  FROZE: 'document_issued',
  DATES: 'document_before_last',
  CLOCK: 'document_after_tomorrow',
  PAYON: 'payment_after_tomorrow',
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
/** The server has another version than this page: a query, column or function is unknown. */
const OUTDATED = /^(?:PGRST[12]|42703|42P01|42883)/;
