import { expect, test } from 'vitest';
import { invoiceRules } from './invoice-rules.ts';

test('each rule has its own kebab-case name', () => {
  const ids = invoiceRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('each says in one sentence what it is for, and where it comes from', () => {
  for (const { id, label, purpose, reference } of invoiceRules) {
    expect(label && reference, id).toBeTruthy();
    expect(purpose, id).toMatch(/^[\p{Lu}«].*[.…]$/u);
    expect(purpose, id).not.toMatch(/[.!?] \p{Lu}/u);
    expect(`${label} ${purpose} ${reference}`, id).not.toMatch(/ [:;%€»!?]|« |'/);
  }
});
