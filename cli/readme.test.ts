import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkConformity, hasBlockingFailure, parseDraft } from '#documents';

test('the draft of the README is a lawful invoice', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const parsed = parseDraft(JSON.parse(json));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const missing = checkConformity(parsed.draft, '2026-11-20').filter(
    ({ state, severity }) => state === 'missing' && severity !== 'information',
  );
  expect(missing).toEqual([]);
  expect(hasBlockingFailure(checkConformity(parsed.draft, '2026-11-20'))).toBe(false);
});
