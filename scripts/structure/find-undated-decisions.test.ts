import { expect, test } from 'vitest';
import { findUndatedDecisions } from './find-undated-decisions.ts';

const path = 'docs/decisions/002-new.md';
const old = { path: 'docs/decisions/001-old.md', source: '# 001 — Old\n\nAccepted, 2026-11-20.\n' };
const oldEntry = '- [001](001-old.md) Old. Accepted, 2026-11-20.';

test.each([
  'Proposed, 2026-11-26.',
  'Accepted, 2026-11-26.',
  'Superseded by [001](001-old.md), 2026-11-27.',
  'Accepted, 2026-11-26; in part superseded by [001](001-old.md).',
  'Accepted, 2026-11-26; in part superseded by [001](001-old.md) and [001](001-old.md): its words.',
])('« %s » is a status', (status) => {
  const source = `# 002. New\n\n${status}\n\n**Context.** None.\n`;
  const index = `${oldEntry}\n- [002](002-new.md) New. ${status}\n`;
  expect(findUndatedDecisions([old, { path, source }], index)).toEqual([]);
});

test.each(['**Context.** None.', 'Accepted.', 'Accepted, 26/11/2026.', 'Superseded, 2026-11-26.'])(
  '« %s » is none',
  (status) => {
    const problems = findUndatedDecisions([{ path, source: `# 002. New\n\n${status}\n` }], '');
    expect(problems).toEqual([expect.stringContaining(path)]);
  },
);

test('the index has each decision with its status', () => {
  expect(findUndatedDecisions([old], oldEntry)).toEqual([]);
  const changed = oldEntry.replace('Accepted', 'Proposed');
  expect(findUndatedDecisions([old], changed)).toEqual([expect.stringContaining(oldEntry)]);
});

test('what supersedes a decision exists', () => {
  const source = '# 002. New\n\nSuperseded by [003](003-gone.md), 2026-11-26.\n';
  const index = '- [002](002-new.md) New. Superseded by [003](003-gone.md), 2026-11-26.';
  expect(findUndatedDecisions([{ path, source }], index)).toEqual([
    `${path}: no decision 003-gone.md`,
  ]);
});
