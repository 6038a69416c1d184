import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { parseDraft } from './parse-draft.ts';
import { repairDraft } from './repair-draft.ts';

const { menuisier } = samples;

test('a sound draft opens as it is', () => {
  const parsed = parseDraft(menuisier);
  expect(repairDraft(menuisier)).toEqual({
    ok: true,
    draft: parsed.ok && parsed.draft,
    setAside: [],
  });
});

test('an impossible value is left out alone', () => {
  const [first, second, ...others] = menuisier.lines;
  const lines = [first, { ...second, quantity: 'trois' }, ...others, 'bonjour', null];
  const repaired = repairDraft({ ...menuisier, issueDate: '2026-02-31', lines });
  expect(repaired).toMatchObject({ ok: true, draft: { number: menuisier.number } });
  if (!repaired.ok) return;
  expect(repaired.draft.lines).toHaveLength(menuisier.lines.length);
  expect(repaired.draft.issueDate).toBe('');
  expect(repaired.setAside.map(({ path }) => path)).toContain('issueDate');
});

test('what is not one of our documents, or is of a later version, is refused', () => {
  for (const input of [null, 3, 'x', [], {}, { version: 1 }, { ...menuisier, version: 2 }])
    expect(repairDraft(input).ok).toBe(false);
});

test('whatever is put in place of a value, the rest of the document opens', () => {
  const keys = fc.constantFrom(
    ...Object.keys(menuisier).filter((key) => !['version', 'kind'].includes(key)),
  );
  checkProperty(
    fc.property(keys, fc.jsonValue({ maxDepth: 2 }), (key, value) => {
      const repaired = repairDraft({ ...menuisier, [key]: value });
      if (repaired.ok) expect(parseDraft(repaired.draft).ok).toBe(true);
    }),
  );
});
