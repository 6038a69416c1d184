import { expect, test } from 'vitest';
import { countVitest, listFailedFiles, mergeVitest, parseVitestReport } from './count-vitest.ts';

test('unit tests are counted, and those that failed are named', () => {
  expect(countVitest({ files: [steady, failed], outside: [] })).toEqual({
    passed: 13,
    failed: 1,
    failures: ['money.test.ts › a rate\n  1 is not 2'],
  });
});

test('an error outside of any test is a failure of its file', () => {
  const report = { files: [steady], outside: [{ file: 'a.test.ts', messages: ['nobody waits'] }] };
  expect(countVitest(report)).toMatchObject({
    failed: 1,
    failures: ['outside of any test › a.test.ts\n  nobody waits'],
  });
  expect(listFailedFiles(report)).toEqual(['a.test.ts']);
});

test('an error of no file cannot be asked again', () => {
  expect(listFailedFiles({ files: [], outside: [{ file: '', messages: ['?'] }] })).toBeNull();
});

test('the second try has the last word for what failed', () => {
  const first = { files: [steady, failed], outside: [] };
  const green = { ...failed, passed: 2, failures: [] };
  expect(countVitest(mergeVitest(first, { files: [green], outside: [] }))).toEqual({
    passed: 14,
    failed: 0,
    failures: [],
  });
  expect(countVitest(mergeVitest(first, first))).toMatchObject({ passed: 13, failed: 1 });
});

test('a file that the second try leaves out has failed', () => {
  const first = { files: [failed], outside: [] };
  expect(countVitest(mergeVitest(first, { files: [], outside: [] })).failed).toBe(1);
});

test('an unknown report is refused', () => {
  expect(() => parseVitestReport({})).toThrow();
});

const steady = { file: 'rates.test.ts', project: 'pure', passed: 12, failures: [] };
const failed = {
  file: 'money.test.ts',
  project: 'pure',
  passed: 1,
  failures: [{ name: 'a rate', messages: ['\u001b[31m1 is not 2\u001b[39m'] }],
};
