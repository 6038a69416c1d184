import { expect, test } from 'vitest';
import { listRules } from '#documents/kinds/check-conformity.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';

test.each(KIND_NAMES)('each rule of « %s » has its own kebab-case name and its field', (kind) => {
  const rules = listRules(kind);
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, field, severity } of rules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(field, id).not.toBe('');
    const isKnown = typeof severity === 'function' || SEVERITIES.includes(severity);
    expect(isKnown, id).toBe(true);
  }
});

test.each(KIND_NAMES)(
  'each of « %s » says in one sentence what it is for, and its source',
  (kind) => {
    for (const { id, label, purpose, reference } of listRules(kind)) {
      expect(label && reference, id).toBeTruthy();
      expect(purpose, id).toMatch(/^[\p{Lu}«].*[.…]$/u);
      expect(purpose, id).not.toMatch(/[.!?] \p{Lu}/u);
      expect(`${label} ${purpose} ${reference}`, id).not.toMatch(/ [:;%€»!?]|« |'/);
    }
  },
);

const SEVERITIES: readonly string[] = ['blocking', 'warning', 'information'];
