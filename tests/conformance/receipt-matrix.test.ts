import { expect, test } from 'vitest';
import { checkConformity, hasBlockingFailure, parseDraft } from '#documents';
import { listReceiptCases } from './receipt-matrix.ts';

const cases = listReceiptCases();

test('receipts and rents stay within the files that conformance can afford', () => {
  expect(cases.length).toBeGreaterThan(40);
  expect(cases.length).toBeLessThanOrEqual(70);
  expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
});

test('each is a document that the law admits', () => {
  for (const [name, input] of cases) {
    const parsed = parseDraft(input);
    if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.problems)}`);
    expect(hasBlockingFailure(checkConformity(parsed.draft, '2026-11-20')), name).toBe(false);
  }
});
