import { expect, test } from 'vitest';
import { cents } from '#documents';
import { type PaidLimits, readPaid } from './read-paid.ts';

const typed = { way: 'received', paidOn: '2026-11-21' } as const;
const limits: PaidLimits = {
  ...{ due: cents(120_000), held: cents(5000), owedBack: cents(0) },
  ...{ currency: 'EUR', today: '2026-11-23' },
};

test.each([
  ['120', 12_000],
  ['1 200,00', 120_000],
  ['0,5', 50],
  ['99.99', 9999],
])('%s is %i cents', (amount, cents) => {
  const read = readPaid({ ...typed, amount }, limits);
  expect(read).toEqual({ ok: true, amount: cents, errors: {}, warning: null });
});

test.each(['', 'douze', '0', '-5', '1,234'])('« %s » says what to do', (amount) => {
  expect(readPaid({ ...typed, amount }, limits)).toMatchObject({
    ok: false,
    errors: { amount: expect.any(String) },
  });
});

test.each(['', '2026-11-24'])('the day « %s » says what to do', (paidOn) => {
  expect(readPaid({ ...typed, amount: '10', paidOn }, limits)).toMatchObject({
    ok: false,
    errors: { paidOn: expect.any(String) },
  });
});

test('more than what is due is taken, and said', () => {
  expect(readPaid({ ...typed, amount: '1 212' }, limits)).toMatchObject({
    ...{ ok: true, amount: 121_200 },
    warning: expect.stringContaining('12,00\u00a0€ de plus'),
  });
});

test('a refund is negative, and never more than what was received', () => {
  const returned = { ...typed, way: 'returned' } as const;
  const owed = { ...limits, due: cents(0), owedBack: cents(3000) };
  expect(readPaid({ ...returned, amount: '30' }, owed)).toMatchObject({
    ...{ ok: true, amount: -3000, warning: null },
  });
  expect(readPaid({ ...returned, amount: '50' }, owed)).toMatchObject({
    ...{ ok: true, amount: -5000 },
    warning: expect.stringContaining('de nouveau 20,00\u00a0€'),
  });
  expect(readPaid({ ...returned, amount: '50,01' }, owed)).toMatchObject({
    ...{ ok: false },
    errors: { amount: 'Vous avez reçu 50,00\u00a0€\u00a0: rendez au plus ce montant.' },
  });
});
