import { expect, test } from 'vitest';
import { DOCUMENT_NUMBER } from './document-number.ts';
import { RECOVERY_FEE, RECOVERY_FEE_IN_WORDS } from './recovery-fee.ts';
import { REFORM_DATES } from './reform-dates.ts';
import { MAX_RETENTION_PERCENT } from './retention-money.ts';

test('the fee is the same in cents and in words', () => {
  expect(RECOVERY_FEE).toBe(4000);
  expect(RECOVERY_FEE_IN_WORDS).toBe('40\u00a0€');
});

test('retention money is at most 5 %, the reform begins with large companies', () => {
  expect(MAX_RETENTION_PERCENT).toBe('5');
  expect(REFORM_DATES).toEqual({ large: '2026-09-01', others: '2027-09-01' });
});

test.each(['F-2026-0042', 'a+b_c/d', 'X'.repeat(35)])('« %s » is a number', (number) => {
  expect(number).toMatch(DOCUMENT_NUMBER);
});

test.each(['', 'F 42', 'F.42', 'É42', 'X'.repeat(36)])('« %s » is none', (number) => {
  expect(number).not.toMatch(DOCUMENT_NUMBER);
});
