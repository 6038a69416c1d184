import { expect, test } from 'vitest';
import { cents } from '#documents';
import { readPaid } from './read-paid.ts';

const typed = { paidOn: '2026-11-21', due: cents(120_000), currency: 'EUR', today: '2026-11-23' };

test.each([
  ['120', 12_000],
  ['1 200,00', 120_000],
  ['0,5', 50],
  ['99.99', 9999],
])('%s is %i cents', (amount, cents) => {
  expect(readPaid({ ...typed, amount })).toMatchObject({ ok: true, amount: cents });
});

test.each(['', 'douze', '0', '-5', '1200,01', '1,234'])('« %s » says what to do', (amount) => {
  expect(readPaid({ ...typed, amount })).toMatchObject({
    ok: false,
    errors: { amount: expect.any(String) },
  });
});

test.each(['', '2026-11-24'])('the day « %s » says what to do', (paidOn) => {
  expect(readPaid({ ...typed, amount: '10', paidOn })).toMatchObject({
    ok: false,
    errors: { paidOn: expect.any(String) },
  });
});
