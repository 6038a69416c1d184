import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countJourneys } from './count-journeys.ts';

test('journeys are counted', () => {
  const report = { stats, errors: [], suites: [journey('passes', 'expected')] };
  expect(countJourneys(report)).toEqual({ passed: 8, failed: 0, failures: [] });
});

test('journeys that fail are named with their line, however deep they are', () => {
  const report = {
    stats: { ...stats, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      { specs: [], suites: [journey('fails', 'unexpected'), journey('passes', 'expected')] },
      journey('hesitates', 'flaky'),
    ],
  };
  expect(countJourneys(report)).toEqual({
    passed: 8,
    failed: 2,
    failures: ['one.test.ts:7 › fails\n  Not there', 'one.test.ts:7 › hesitates\n  Not there'],
  });
});

test('a journey that was not run has failed', () => {
  const spec = { file: 'one.test.ts', line: 9, title: 'waits' };
  const tests = [{ status: 'skipped', results: [] }];
  const report = {
    stats: { ...stats, skipped: 1 },
    errors: [],
    suites: [{ specs: [{ ...spec, tests }] }],
  };
  expect(countJourneys(report)).toEqual({
    passed: 8,
    failed: 1,
    failures: ['one.test.ts:9 › waits\n  It was not run.'],
  });
});

test('a journey that fails says where its picture is', () => {
  const path = `${process.cwd()}/test-results/one.png`;
  const errors = [{ message: 'Not there' }];
  const result = { errors, attachments: [{ name: 'screenshot', path }, { name: 'note' }] };
  const spec = { file: 'one.test.ts', line: 7, title: 'fails' };
  const tests = [{ status: 'unexpected', results: [result] }];
  const report = {
    stats: { ...stats, unexpected: 1 },
    errors: [],
    suites: [{ specs: [{ ...spec, tests }] }],
  };
  expect(countJourneys(report).failures).toEqual([
    'one.test.ts:7 › fails\n  Not there\n  see test-results/one.png',
  ]);
});

test('a journey that fails tells what its page said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Page snapshot\n\n```yaml\n- dialog "Partager":\n  - button "Fermer"\n```\n',
  );
  const result = { errors: [{ message: 'Not there' }], attachments: [{ path }] };
  const spec = { file: 'one.test.ts', line: 7, title: 'fails' };
  const tests = [{ status: 'unexpected', results: [result] }];
  const suites = [{ specs: [{ ...spec, tests }] }];
  const report = { stats: { ...stats, unexpected: 1 }, errors: [], suites };
  const [failure] = countJourneys(report).failures;
  rmSync(folder, { recursive: true });
  expect(failure).toContain('- dialog "Partager":\n    - button "Fermer"');
  expect(failure).not.toContain('yaml');
});

test('an error outside of any journey is a failure', () => {
  const report = { stats, errors: [{ message: 'The server did not start.' }], suites: [] };
  expect(countJourneys(report)).toEqual({
    passed: 8,
    failed: 1,
    failures: ['outside of any journey\n  The server did not start.'],
  });
});

test('an unknown report is refused', () => {
  expect(() => countJourneys({})).toThrow();
});

const stats = { expected: 8, unexpected: 0, flaky: 0, skipped: 0 };

function journey(title: string, status: string) {
  const errors = status === 'expected' ? [] : [{ message: 'Not there' }];
  const tests = [{ status, results: [{ errors }] }];
  return { specs: [{ file: 'one.test.ts', line: 7, title, tests }] };
}
