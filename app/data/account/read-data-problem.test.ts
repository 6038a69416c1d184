import { expect, test } from 'vitest';
import { problemWords } from '#app/account-forms/problem-words.ts';
import { readDataProblem } from './read-data-problem.ts';
import { WAYS, wayOf } from './way-of-problem.ts';

const cases = [
  ['', 0, 'network', 'wait'],
  // A page of the network before one has signed in to it.
  [undefined, 200, 'network', 'wait'],
  ['', 503, 'unavailable', 'wait'],
  [undefined, 502, 'unavailable', 'wait'],
  ['57014', 504, 'unavailable', 'wait'],
  [undefined, 408, 'unavailable', 'wait'],
  ['over_request_rate_limit', 503, 'unavailable', 'wait'],
  ['', 429, 'over_request_rate_limit', 'wait'],
  ['WRITE', 400, 'too_much_written', 'wait'],
  ['PGRSTX00', 500, 'unexpected_failure', 'wait'],
  ['P0002', 500, 'unexpected_failure', 'wait'],
  ['PGRST303', 401, 'session_missing', 'act'],
  ['42501', 401, 'session_missing', 'act'],
  ['insufficient_aal', 403, 'insufficient_aal', 'act'],
  ['PT403', 403, 'insufficient_aal', 'act'],
  ['QUOTA', 400, 'account_full', 'act'],
  ['PGRST202', 404, 'app_outdated', 'act'],
  ['PGRST204', 400, 'app_outdated', 'act'],
  ['42703', 400, 'app_outdated', 'act'],
  [undefined, 404, 'app_outdated', 'act'],
  ['54000', 413, 'answer_too_large', 'document'],
  ['54000', 500, 'answer_too_large', 'document'],
  ['body_too_large', 413, 'data_too_large', 'document'],
  [undefined, 413, 'data_too_large', 'document'],
  ['54001', 400, 'data_too_large', 'document'],
  ['22P02', 400, 'data_broken', 'document'],
  ['22P05', 400, 'data_broken', 'document'],
  ['PGRST102', 400, 'data_broken', 'document'],
  ['23514', 400, 'validation_failed', 'document'],
  ['22001', 400, 'validation_failed', 'document'],
  ['23502', 400, 'validation_failed', 'document'],
  ['42501', 403, 'forbidden', 'document'],
  [undefined, 403, 'forbidden', 'document'],
  ['P0001', 400, 'request_refused', 'document'],
  ['from_the_future', 418, 'request_refused', 'document'],
  ['23503', 409, 'reference_missing', 'document'],
  ['23505', 409, 'already_there', 'document'],
  ['DATES', 400, 'document_before_last', 'document'],
  ['CLOCK', 400, 'document_after_tomorrow', 'document'],
  ['PAYON', 400, 'payment_after_tomorrow', 'document'],
  ['NOTUP', 400, 'series_not_held_up', 'document'],
  ['UNRED', 400, 'document_unread', 'document'],
  ['NODOC', 400, 'document_missing', 'document'],
  ['NOISS', 400, 'document_not_issued', 'document'],
  ['NOPAY', 400, 'payment_missing', 'document'],
  ['STALE', 400, 'document_stale', 'stale'],
  ['FROZE', 400, 'document_issued', 'stale'],
] as const;

test.each(cases)('%s with %s is %s, whose way is « %s »', (code, status, name, way) => {
  expect(readDataProblem({ code }, status)).toBe(name);
  expect(wayOf(name)).toBe(way);
  expect(problemWords).toHaveProperty(name);
});

test('every problem of the data has its case', () => {
  const read = new Set<string>(cases.map(([, , name]) => name));
  // Named by the auth API, and by what sends documents and deletions.
  const others = ['user_banned', 'number_taken', 'document_kept'];
  expect(Object.keys(WAYS).filter((name) => !read.has(name))).toEqual(others);
  for (const name of others) expect(problemWords).toHaveProperty(name);
});

test('only no answer, a fault and a limit of the server wait', () => {
  for (let status = 400; status < 500; status += 1) {
    const way = wayOf(readDataProblem({}, status));
    expect(way === 'wait', String(status)).toBe([408, 429].includes(status));
  }
  for (let status = 500; status < 600; status += 1)
    expect(wayOf(readDataProblem({}, status)), String(status)).toBe('wait');
});

test('a constraint of size is told from the others', () => {
  const message = 'new row for relation "document_contents" violates check constraint ';
  const violate = (name: string) =>
    readDataProblem({ code: '23514', message: `${message}"${name}"` }, 400);
  expect(violate('document_contents_size_check')).toBe('data_too_large');
  expect(violate('draft_files_size_check')).toBe('data_too_large');
  expect(violate('documents_number_check')).toBe('validation_failed');
});

test('a code that nobody knows is never taken for a missing network', () => {
  expect(wayOf('from_the_future')).toBe('act');
});
