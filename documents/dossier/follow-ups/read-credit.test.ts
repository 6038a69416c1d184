import { expect, test } from 'vitest';
import { computeTotals, type Draft, listCreditableAmounts, listRemainingLines } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { credit } from './prepare-follow-up.ts';
import { readCredit, type TypedCredit, takeAll } from './read-credit.ts';

const balance = requireDraft(samples['agence-web-solde']);
const totals = computeTotals(balance);
const item = { kind: 'item', name: 'Lampe', vatRate: '20' } as const;
const invoice = requireDraft({
  ...samples.menuisier,
  lines: [
    { ...item, quantity: '3', unitPrice: '10' },
    { kind: 'comment', text: 'Livré' },
    { ...item, name: 'Câble', quantity: '2.5', unitPrice: '4', vatRate: '10' },
  ],
});

function read(typed: Partial<TypedCredit>, of: Draft = invoice, earlier: readonly Draft[] = []) {
  return readCredit(
    { mode: 'all', quantities: {}, amounts: {}, ...typed },
    { invoice: of, earlier },
  );
}

function messageOf(typed: Partial<TypedCredit>, earlier: readonly Draft[] = []): string {
  const made = read(typed, invoice, earlier);
  return made.ok ? '' : made.message.replace(/[\u00a0\u202f]/g, ' ');
}

test('the avoir of a balance is what the balance asked for', () => {
  expect(read({}, balance)).toEqual({ ok: true, taken: 'all', total: totals.payableAmount });
});

test('an amount stays within what the balance billed at its rate', () => {
  const [left] = totals.balance;
  if (!left) throw new Error('The sample deducts a deposit');
  const amount = left.taxableAmount;
  expect(listCreditableAmounts(balance, [])).toContainEqual({ rate: left.rate, amount });
  const typed = (cents: number) =>
    read({ mode: 'amounts', amounts: { [left.rate]: String(cents / 100) } }, balance);
  expect(typed(amount)).toMatchObject({ ok: true });
  expect(typed(amount + 1)).toMatchObject({ ok: false });
});

test('quantities are read as they are typed; empty ones and zeros are left out', () => {
  const quantities = { 0: ' 2 ', 2: '1,25' };
  expect(read({ mode: 'lines', quantities })).toEqual({
    ok: true,
    taken: {
      lines: [
        { index: 0, quantity: '2' },
        { index: 2, quantity: '1.25' },
      ],
    },
    total: 2400 + 550,
  });
  expect(read({ mode: 'lines', quantities: { 0: '1', 2: '0' } })).toMatchObject({
    taken: { lines: [{ index: 0, quantity: '1' }] },
    total: 1200,
  });
  expect(read({ mode: 'lines', quantities: { 0: '  ', 2: '1' } })).toMatchObject({
    taken: { lines: [{ index: 2, quantity: '1' }] },
    total: 440,
  });
});

test('amounts are read by rate', () => {
  expect(read({ mode: 'amounts', amounts: { 2000: '12,50', 1000: '' } })).toEqual({
    ok: true,
    taken: { amounts: [{ rate: 2000, amount: '12.5' }] },
    total: 1500,
  });
});

test.each<[string, Partial<TypedCredit>, string]>([
  ['a word', { mode: 'lines', quantities: { 0: 'deux' } }, 'Écrivez des nombres.'],
  [
    'a word among numbers',
    { mode: 'lines', quantities: { 0: '1', 2: 'x' } },
    'Écrivez des nombres.',
  ],
  ['a word as an amount', { mode: 'amounts', amounts: { 2000: 'dix' } }, 'Écrivez des nombres.'],
  [
    'five decimals of a quantity',
    { mode: 'lines', quantities: { 0: '0,00001' } },
    'Écrivez des nombres.',
  ],
  [
    'three decimals of an amount',
    { mode: 'amounts', amounts: { 2000: '1,005' } },
    'Écrivez des nombres.',
  ],
  ...['1234567890', '1234567890123', '123456789012345,5'].map(
    (text): [string, Partial<TypedCredit>, string] => [
      `${text}, which is too long,`,
      { mode: 'lines', quantities: { 0: text } },
      'Écrivez des nombres.',
    ],
  ),
  [
    'an amount that is too long',
    { mode: 'amounts', amounts: { 2000: '1234567890' } },
    'Écrivez des nombres.',
  ],
  [
    'the longest quantity',
    { mode: 'lines', quantities: { 0: '999999999,9999' } },
    'Ligne 1 : il reste 3 à rendre, réduisez la quantité.',
  ],
  ['no quantity', { mode: 'lines' }, 'Indiquez la quantité à rendre d’une ligne au moins.'],
  [
    'zeros alone',
    { mode: 'lines', quantities: { 0: '0' } },
    'Indiquez la quantité à rendre d’une ligne au moins.',
  ],
  ['no amount', { mode: 'amounts', amounts: { 2000: '' } }, 'Indiquez un montant à rendre.'],
  [
    'more than was sold',
    { mode: 'lines', quantities: { 0: '4' } },
    'Ligne 1 : il reste 3 à rendre, réduisez la quantité.',
  ],
])('%s is refused in words', (_, typed, message) => {
  expect(messageOf(typed)).toBe(message);
});

test('four decimals of a quantity and two of an amount are read', () => {
  expect(read({ mode: 'lines', quantities: { 2: '0,2505' } })).toMatchObject({ ok: true });
  expect(read({ mode: 'amounts', amounts: { 1000: '9,99' } })).toMatchObject({ ok: true });
});

test('what earlier avoirs gave back counts, and nothing is left after the last', () => {
  const stamp = { number: 'A-1', today: '2026-11-20', earlier: [] };
  const first = credit(invoice, { lines: [{ index: 0, quantity: '2' }] }, stamp);
  expect(messageOf({ mode: 'lines', quantities: { 0: '2' } }, [first])).toBe(
    'Ligne 1 : il reste 1 à rendre, réduisez la quantité.',
  );
  expect(read({}, invoice, [first])).toMatchObject({ ok: true, total: 1200 + 1100 });
  const rest = credit(invoice, 'all', { ...stamp, number: 'A-2', earlier: [first] });
  expect(messageOf({}, [first, rest])).toBe(
    'Il ne reste rien à rendre : d’autres avoirs ou acomptes l’ont déjà compté.',
  );
});

test('all lines are taken as they would be typed', () => {
  expect(takeAll(listRemainingLines(invoice, []))).toEqual({ 0: '3', 2: '2,5' });
});
