import { expect } from 'playwright/test';
import { checkConformity, hasBlockingFailure, parseDraft } from '#documents';

/** The draft in a file has every mandatory mention on that day. */
export function expectFinal(json: string, today: string) {
  const parsed = parseDraft(JSON.parse(json));
  expect(parsed.ok && hasBlockingFailure(checkConformity(parsed.draft, today))).toBe(false);
}
