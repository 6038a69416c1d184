import { expect, test } from 'vitest';
import type { Cents } from '#documents';
import { readDeposit } from './read-deposit.ts';

const quote = { total: 480_000 as Cents, left: 336_000 as Cents, currency: 'EUR' };

test('a part is of the whole quote, an amount is itself', () => {
  expect(readDeposit('30', 'percent', quote)).toEqual({
    ok: true,
    share: { percent: '30' },
    amount: 144_000,
    leftAfter: 192_000,
  });
  expect(readDeposit('1 000,50 €', 'percent', quote)).toMatchObject({
    share: { amount: '1000.5' },
    amount: 100_050,
  });
  expect(readDeposit('12,5 %', 'amount', quote)).toMatchObject({ amount: 60_000 });
});

test('all that is left may be asked, never more', () => {
  expect(readDeposit('3360', 'amount', quote)).toMatchObject({ ok: true, leftAfter: 0 });
  for (const [text, unit] of [
    ['3360,01', 'amount'],
    ['71', 'percent'],
    ['900', 'percent'],
    ['99999999999999999', 'amount'],
  ] as const)
    expect(readDeposit(text, unit, quote)).toEqual({
      ok: false,
      message: 'Il reste 3\u202f360,00\u00a0€ à facturer\u00a0: réduisez l’acompte.',
    });
});

test('what is no amount says what to do', () => {
  for (const text of ['', 'beaucoup', '0', '-5', '0,001'])
    expect(readDeposit(text, 'amount', quote).ok).toBe(false);
  expect(readDeposit('0,01', 'percent', { ...quote, total: 10 as Cents }).ok).toBe(false);
});
