import { expect, test } from 'vitest';
import { cents, type Percent } from '#documents/money/amounts.ts';
import { computeLateCost, listKnownHalfYears, writeLateSentence } from './late-invoice.ts';

const invoice = { amount: cents(240_000), dueDate: '2026-08-31', paidDate: '2026-10-31' };
const percent = (value: number) => ({ percent: value as Percent });

// 2 400 € × 12,40 % × 61 ÷ 365 (C. com. L441-10, II).
test('2 400 € paid 61 days late cost 49,74 € and 40 €', () => {
  const late = computeLateCost({ ...invoice, terms: 'ecb+10' });
  expect(late).toMatchObject({ days: 61, interest: 4974, fee: 4000, total: 8974, floor: 825 });
  expect(late.periods).toHaveLength(1);
});

test('the floor of the same invoice is three times the legal interest', () => {
  expect(computeLateCost({ ...invoice, terms: 'floor' }).interest).toBe(3309);
});

// Example 2.
test('a delay over two half-years is cut by rate', () => {
  const late = computeLateCost({
    ...{ amount: cents(240_000), dueDate: '2026-05-31', paidDate: '2026-07-31' },
    terms: 'ecb+10',
  });
  expect(late.periods.map(({ days, rate, amount }) => [days, rate, amount])).toEqual([
    [30, 1215, 2397],
    [31, 1240, 2528],
  ]);
  expect(late.interest).toBe(4925);
});

test('an agreed rate below the floor is told', () => {
  expect(computeLateCost({ ...invoice, terms: percent(500) }).isBelowFloor).toBe(true);
  expect(computeLateCost({ ...invoice, terms: percent(825) }).isBelowFloor).toBe(false);
});

test('what is paid on the day costs nothing, the day after one day and the indemnity', () => {
  const onTime = computeLateCost({ ...invoice, paidDate: '2026-08-31', terms: 'ecb+10' });
  expect(onTime).toMatchObject({ days: 0, interest: 0, fee: 0, total: 0 });
  const dayAfter = computeLateCost({ ...invoice, paidDate: '2026-09-01', terms: 'ecb+10' });
  // 2 400 × 12,40 % ÷ 365 = 0,815…
  expect(dayAfter).toMatchObject({ days: 1, interest: 82, fee: 4000 });
});

test('days without a known rate are counted apart, those to come are assumed', () => {
  const old = computeLateCost({ ...invoice, dueDate: '2024-12-21', terms: 'ecb+10' });
  expect(old.unknownDays).toBe(10);
  const next = computeLateCost({ ...invoice, paidDate: '2027-01-15', terms: 'ecb+10' });
  expect(next.isAssumed).toBe(true);
});

test('the known half-years have their rates', () => {
  expect(listKnownHalfYears()).toEqual([
    { from: '2025-01-01', rate: 1315, floor: 1113 },
    { from: '2025-07-01', rate: 1215, floor: 828 },
    { from: '2026-01-01', rate: 1215, floor: 786 },
    { from: '2026-07-01', rate: 1240, floor: 825 },
  ]);
});

// 2 400 × 12,40 % ÷ 365 = 0,815…
test('each period says what a day costs', () => {
  const { periods } = computeLateCost({ ...invoice, terms: 'ecb+10' });
  expect(periods[0]?.perDay).toBe(82);
});

test('a sentence tells the client, nothing to who paid in time', () => {
  const sentence = writeLateSentence({ ...invoice, terms: 'ecb+10' });
  expect(sentence.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    'Votre facture de 2 400,00 € TTC, à régler le 31/08/2026, a été payée le 31/10/2026, avec 61 jours de retard. Vous devez 49,74 € de pénalités, au taux annuel de 12,4 % (article L441-10 du code de commerce), et l’indemnité forfaitaire de recouvrement de 40,00 € (article D441-5), soit 89,74 €.',
  );
  expect(writeLateSentence({ ...invoice, paidDate: '2026-08-31', terms: 'ecb+10' })).toBe('');
});

// Eight points above the ECB rate of the first half-year late, until paid (R2192-31): 2,15 + 8.
test('a public buyer keeps one rate over two half-years, and is told its own law', () => {
  const late = {
    ...{ amount: cents(240_000), dueDate: '2026-05-31', paidDate: '2026-07-31' },
    terms: 'ecb+8',
  } as const;
  // 2 400 × 10,15 % × 61 ÷ 365 = 40,711…
  expect(computeLateCost(late)).toMatchObject({ days: 61, interest: 4071, fee: 4000 });
  expect(computeLateCost(late).periods.map(({ days, rate }) => [days, rate])).toEqual([[61, 1015]]);
  const sentence = writeLateSentence(late).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(sentence).toContain('au taux annuel de 10,15 % (article R2192-31 du code de la commande');
  expect(sentence).not.toContain('code de commerce');
});
