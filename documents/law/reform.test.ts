import { expect, test } from 'vitest';
import { isUnderReform, reformSeverity } from './reform.ts';
import { completeDraft } from './rules/judge.test.support.ts';

function draftOf(issueDate: string, size?: 'small' | 'large') {
  return completeDraft((draft) => {
    draft.issueDate = issueDate;
    draft.seller.size = size;
  });
}

test('large companies began on 1 September 2026', () => {
  expect(isUnderReform(draftOf('2026-08-31', 'large'))).toBe(false);
  expect(isUnderReform(draftOf('2026-09-01', 'large'))).toBe(true);
});

test('the others, and those who do not say, begin on 1 September 2027', () => {
  expect(reformSeverity({ draft: draftOf('2027-08-31') })).toBe('warning');
  expect(reformSeverity({ draft: draftOf('2027-09-01') })).toBe('blocking');
  expect(reformSeverity({ draft: draftOf('2027-09-01', 'small') })).toBe('blocking');
});
