import { expect, test } from 'vitest';
import { EXEMPTIONS } from '#documents';
import { findExemption, OTHER, toExemption } from './exemptions.ts';

test('each exemption of the list is found again, even where codes are shared', () => {
  EXEMPTIONS.forEach((_, index) => {
    expect(findExemption(toExemption(`${index}`))).toBe(`${index}`);
  });
});

test('a code alone names its entry, and none where several share it; other words are free', () => {
  expect(findExemption({ code: 'VATEX-FR-CGI261C-2', reason: '' })).toBe('3');
  expect(findExemption({ code: 'VATEX-FR-CGI261-4', reason: '' })).toBe('');
  expect(findExemption({ code: 'VATEX-FR-CGI261-7', reason: '' })).toBe('');
  expect(findExemption({ reason: 'Exonération, article 261 B' })).toBe(OTHER);
  expect(findExemption(toExemption(OTHER))).toBe(OTHER);
  expect(findExemption(undefined)).toBe('');
  expect(toExemption('')).toBeUndefined();
});
