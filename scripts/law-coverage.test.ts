import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { findFaults, type Known } from './law-coverage/find-faults.ts';
import { listAllRules, readKnownLaw } from './law-coverage/known-law.ts';
import { parseRows } from './law-coverage/parse-rows.ts';
import { writePage } from './law-coverage/write-page.ts';

const sections = parseRows(readFileSync('scripts/law-coverage/rows.txt', 'utf8'));

test('each row of the law has its answer, and each rule and mention its row', () => {
  expect(findFaults(sections, readKnownLaw())).toEqual([]);
});

test('the page is the one of its rows', () => {
  expect(readFileSync('docs/law-coverage.md', 'utf8')).toBe(writePage(sections, listAllRules()));
});

test('what the samples print is among the known mentions', () => {
  const { words } = readKnownLaw();
  for (const [name, input] of Object.entries(samples)) {
    const draft = requireDraft(input);
    const kind = requireKind(draft.kind);
    const mentions = computeMentions({ draft, totals: computeTotals(draft), kind });
    for (const { id, place } of mentions)
      if (place !== 'withdrawal-form') expect([...words], name).toContain(id.replace(/-\d+$/, ''));
  }
});

const known: Known = {
  rules: new Set(['a-rule']),
  words: new Set(['a-mention']),
  isFile: (path) => path === 'a.ts',
};
const whole = '# 1 Title (2)\nOne | rules: a-rule | words: a-mention\nTwo | code: a.ts';

test('a table that answers everything has no fault', () => {
  expect(findFaults(parseRows(whole), known)).toEqual([]);
});

test.each([
  ['a new row of the law', whole.replace('(2)', '(3)'), '§ 1: 2 rows of 3'],
  ['a row without an answer', `${whole.replace('(2)', '(3)')}\nThree`, /« Three » has no rule/],
  ['a rule in no row', whole.replace('rules: a-rule | ', ''), 'a-rule is in no row (rules)'],
  ['a rule that is not', whole.replace('a-rule', 'another'), '« One »: no rule another'],
  ['a mention that is not', whole.replace('a-mention', 'another'), /no mention another/],
  ['a file that is not', whole.replace('a.ts', 'b.ts'), '« Two »: no file b.ts'],
])('%s is a fault', (_, text, fault) => {
  const faults = findFaults(parseRows(text), known);
  expect(faults.some((one) => (typeof fault === 'string' ? one === fault : fault.test(one)))).toBe(
    true,
  );
});

test('a line that is neither a heading nor a row is refused', () => {
  expect(() => parseRows('# 1 Title without a count')).toThrow('Not a heading');
  expect(() => parseRows('# 1 Title (1)\nOne | note: x')).toThrow('Not rules');
});
