import { expect, test } from 'vitest';
import { problemWords } from '#app/account-forms/problem-words.ts';
import { readDataProblem } from './read-data-problem.ts';

const cases = [
  ['', 0, 'network'],
  ['PGRST303', 401, 'session_missing'],
  ['42501', 401, 'session_missing'],
  ['', 429, 'over_request_rate_limit'],
  ['', 503, 'unavailable'],
  ['54000', 413, 'answer_too_large'],
  ['QUOTA', 400, 'account_full'],
  ['WRITE', 400, 'too_much_written'],
  ['23514', 400, 'validation_failed'],
  ['22001', 400, 'validation_failed'],
  ['42501', 403, 'unexpected_failure'],
  ['insufficient_aal', 403, 'insufficient_aal'],
  ['PT403', 403, 'insufficient_aal'],
  ['PGRSTX00', 500, 'unexpected_failure'],
] as const;

test('a refusal of the data becomes what can be done about it, in words that exist', () => {
  for (const [code, status, expected] of cases) {
    expect(readDataProblem(code, status), `${code} ${status}`).toBe(expected);
    expect(problemWords).toHaveProperty(expected);
  }
});
