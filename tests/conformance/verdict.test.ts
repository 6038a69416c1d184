import { expect, test } from 'vitest';
import type { Check } from './plan-checks.ts';
import type { Report } from './run-validator.ts';
import { formatSummary, formatVerdict, judge } from './verdict.ts';

const good: Check = { name: 'an invoice', validator: 'phive', profile: 'france', file: '/a.xml' };
const broken: Check = { ...good, name: 'broken', broken: { tool: /en16931/, rule: /^BR-CO-15$/ } };

function refusal(rule: string): Report {
  const finding = {
    rule,
    severity: 'error',
    location: '/Invoice',
    message: 'Wrong  total',
  } as const;
  return { file: '/a.xml', tool: 'en16931', valid: false, findings: [finding, finding] };
}

test('a good file passes each rule set that finds it valid', () => {
  const reports = ['en16931', 'fr.ctc'].map((tool) => ({
    file: '/a.xml',
    tool,
    valid: true,
    findings: [],
  }));
  expect(judge([good], reports).map(({ passed }) => passed)).toEqual([true, true]);
});

test('a refused file fails and says why, once per rule', () => {
  const [verdict] = judge([good], [refusal('BR-CO-15')]);
  expect(verdict?.passed).toBe(false);
  expect(verdict?.problems).toEqual(['BR-CO-15 (2 times): Wrong total at /Invoice']);
});

test('a file that is invalid without a finding still fails', () => {
  const [verdict] = judge([good], [{ ...refusal(''), findings: [] }]);
  expect(verdict?.passed).toBe(false);
  expect(verdict?.problems).toHaveLength(1);
});

test('a warning does not fail a file', () => {
  const warning = { rule: 'W', severity: 'warning', location: '', message: '' } as const;
  const report = { file: '/a.xml', tool: 'en16931', valid: true, findings: [warning] };
  expect(judge([good], [report])).toEqual([
    { name: 'an invoice', tool: 'en16931', passed: true, problems: [] },
  ]);
});

test('a file broken on purpose passes when the expected rule refuses it', () => {
  expect(judge([broken], [refusal('BR-CO-15')]).map(({ passed }) => passed)).toEqual([true]);
});

test('a file broken on purpose fails when another rule refuses it', () => {
  const [verdict] = judge([broken], [refusal('BR-01')]);
  expect(verdict?.passed).toBe(false);
  expect(verdict?.problems.join()).toContain('BR-01');
});

test('a file broken on purpose fails when it is accepted, or not looked at', () => {
  const accepted = { ...refusal(''), valid: true, findings: [] };
  expect(judge([broken], [accepted]).map(({ passed }) => passed)).toEqual([false]);
  expect(judge([broken], []).map(({ passed }) => passed)).toEqual([false]);
});

test('a good file that no validator looked at fails', () => {
  expect(judge([good], []).map(({ passed }) => passed)).toEqual([false]);
});

test('a PDF that two validators read is judged by each of them once', () => {
  const pdf = { name: 'an invoice', profile: 'france', file: '/a.pdf' } as const;
  const checks: Check[] = [
    { ...pdf, validator: 'verapdf' },
    { ...pdf, validator: 'mustang' },
  ];
  const reports = ['veraPDF 3b', 'veraPDF ua1', 'Mustang'].map((tool) => ({
    file: '/a.pdf',
    tool,
    valid: true,
    findings: [],
  }));
  expect(judge(checks, reports).map(({ tool }) => tool)).toEqual([
    'veraPDF 3b',
    'veraPDF ua1',
    'Mustang',
  ]);
});

test('the last line counts one for each file and rule set', () => {
  const verdicts = [
    { name: 'a', tool: 'veraPDF', passed: true, problems: [] },
    { name: 'b', tool: 'veraPDF', passed: false, problems: ['5-1: no identification'] },
    { name: 'b', tool: 'Mustang', passed: true, problems: [] },
  ];
  expect(formatSummary(verdicts).split('\n').at(-1)).toBe('2 passed, 1 failed');
});

test('a failure names the file, the rule set and the problems', () => {
  const verdict = { name: 'b', tool: 'veraPDF ua1', passed: false, problems: ['5-1: no part'] };
  expect(formatVerdict(verdict)).toBe('FAIL b · veraPDF ua1\n     5-1: no part');
});
