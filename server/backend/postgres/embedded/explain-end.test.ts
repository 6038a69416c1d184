import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isStartProblem } from '#server/backend/start-problem.ts';
import { explainEnd } from './explain-end.ts';

function explain(said: string) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'facturier-said-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const problem = explainEnd(said, { data: '/srv/data', dataDirectory });
  return { problem, dataDirectory };
}

test.each([
  ['initdb: error: could not write file: No space left on device', 'est plein'],
  ['could not extend file "base/1/2": Disk quota exceeded', 'est plein'],
  ['HINT:  Check free disk space.', 'est plein'],
  ['FATAL:  data directory "/srv/data" has wrong ownership', 'est à un autre utilisateur'],
  ['could not open file "/srv/data/x": Permission denied', 'est à un autre utilisateur'],
  ['FATAL:  data directory "/srv/data" has invalid permissions', 'chmod 700'],
  ['could not create lock file: Read-only file system', 'ne peut pas être écrit'],
])('« %s » is one sentence that says what to do', (said, words) => {
  const { problem } = explain(said);
  expect(isStartProblem(problem)).toBe(true);
  expect(problem.message).toContain('« /srv/data »');
  expect(problem.message).toContain(words);
  expect(problem.message).not.toMatch(/FATAL|HINT|error/);
});

test.each([
  'could not map anonymous shared memory: Cannot allocate memory',
  'could not create semaphores: No space for more',
])('a machine without memory is told so: « %s »', (said) => {
  expect(explain(said).problem.message).toContain('DATABASE_URL');
});

test('what nobody has a sentence for is kept in a file, which the sentence names', () => {
  const { problem, dataDirectory } = explain('PANIC:  could not locate a valid checkpoint record');
  const file = join(dataDirectory, 'fault.log');
  expect(problem.message).toContain(file);
  expect(problem.message).not.toContain('checkpoint');
  expect(readFileSync(file, 'utf8')).toContain('could not locate a valid checkpoint record');
});
