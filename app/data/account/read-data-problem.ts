/**
 * Maps PostgREST and PostgreSQL error codes to those that have a French sentence. `status` is 0
 * when there was no answer.
 */
export function readDataProblem(code: string, status: number): string {
  if (status === 0) return 'network';
  if (status === 401 || code.startsWith('PGRST30')) return 'session_missing';
  if (SECOND_FACTOR.has(code)) return 'insufficient_aal';
  if (code === '54000') return 'answer_too_large';
  if (code === 'QUOTA') return 'account_full';
  if (code === 'WRITE') return 'too_much_written';
  const ofDocuments = OF_DOCUMENTS[code];
  if (ofDocuments) return ofDocuments;
  if (status === 429) return 'over_request_rate_limit';
  if (UNAVAILABLE.has(status)) return 'unavailable';
  return REFUSED_VALUES.has(code) ? 'validation_failed' : 'unexpected_failure';
}

const SECOND_FACTOR = new Set(['insufficient_aal', 'PT403']);

/** Refusals of our own SQL functions. */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  STALE: 'document_stale',
  FROZE: 'document_issued',
  DATES: 'document_before_last',
  CLOCK: 'document_after_tomorrow',
  NOTUP: 'series_not_held_up',
  UNRED: 'document_unread',
  NODOC: 'document_missing',
  NOISS: 'document_not_issued',
  NOPAY: 'payment_missing',
  '23505': 'already_there',
};

/** Statuses of a proxy in front of a server that does not answer. */
const UNAVAILABLE = new Set([502, 503, 504]);
/** A violated constraint, a text too long, a value of another type. */
const REFUSED_VALUES = new Set(['23514', '22001', '22P02', '22P05']);
