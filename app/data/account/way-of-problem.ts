/**
 * What becomes of a change that the account did not take:
 *
 * - `wait`: it is sent again by itself (no answer, a fault or a limit of the server);
 * - `act`: nothing is sent until the user does something about the account or the page;
 * - `document`: it can never be sent as it is, while the others can;
 * - `stale`: the account has another version, to be fetched and compared.
 */
export type Way = 'wait' | 'act' | 'document' | 'stale';

/** A code of the auth API is about the account. */
export function wayOf(code: string): Way {
  return isOfData(code) ? WAYS[code] : 'act';
}

/** Every code that a change may meet: one of `readDataProblem` without a way does not compile. */
export const WAYS = {
  network: 'wait',
  unavailable: 'wait',
  unexpected_failure: 'wait',
  over_request_rate_limit: 'wait',
  too_much_written: 'wait',
  session_missing: 'act',
  insufficient_aal: 'act',
  user_banned: 'act',
  account_full: 'act',
  app_outdated: 'act',
  answer_too_large: 'document',
  data_too_large: 'document',
  data_broken: 'document',
  validation_failed: 'document',
  forbidden: 'document',
  request_refused: 'document',
  reference_missing: 'document',
  already_there: 'document',
  number_taken: 'document',
  payment_after_tomorrow: 'document',
  document_before_last: 'document',
  document_after_tomorrow: 'document',
  series_not_held_up: 'document',
  document_unread: 'document',
  document_missing: 'document',
  document_not_issued: 'document',
  document_kept: 'document',
  payment_missing: 'document',
  document_stale: 'stale',
  document_issued: 'stale',
} as const satisfies Readonly<Record<string, Way>>;

export type DataProblem = keyof typeof WAYS;

function isOfData(code: string): code is DataProblem {
  return Object.hasOwn(WAYS, code);
}
