import { expect, test } from 'vitest';
import { cents } from '#documents';
import type { ChainNode, OwedCredit } from '#documents/dossier';
import { proposeSetOffs, readSetOffAmount, readSetOffs } from './read-set-offs.ts';

/** Two unpaid invoices of 60 € and 100 €, and a credit. */
function makeChoice(left: number) {
  const payable = [60_00, 100_00].map((payable, index) => ({
    ...{ id: `F-${index + 1}`, state: 'finished', asksPayment: true, payable: cents(payable) },
    ...{
      amount: cents(payable),
      followers: [],
      origins: [],
      payments: [],
      setOffs: [],
      usedOn: [],
    },
    ...{ deducted: cents(0), paid: cents(0), carried: cents(0), isPaidAtOnce: false },
    ...{ milestone: null, currency: 'EUR', rounding: cents(0) },
  })) as unknown as ChainNode[]; // the parts that amounts due are computed from
  const credit = { left: cents(left), document: { currency: 'EUR' } } as unknown as OwedCredit;
  return { credit, payable };
}

function read(left: number, typed: Record<string, string>) {
  const { parts, ...rest } = readSetOffs(new Map(Object.entries(typed)), makeChoice(left));
  return { ...rest, parts: parts.map(({ invoice, amount }) => [invoice.id, amount]) };
}

test('what is left goes to the first invoices, each up to what is due', () => {
  expect([...proposeSetOffs(makeChoice(80_00))]).toEqual([
    ['F-1', 60_00],
    ['F-2', 20_00],
  ]);
  expect([...proposeSetOffs(makeChoice(50_00))]).toEqual([['F-1', 50_00]]);
});

test('parts are read, and say what the credit keeps', () => {
  const both = read(80_00, { 'F-1': '12,50', 'F-2': ' 7 ' });
  expect(Object.fromEntries(both.parts)).toEqual({ 'F-1': 12_50, 'F-2': 7_00 });
  expect([both.left, both.errors.size, both.error]).toEqual([60_50, 0, '']);
  expect(read(80_00, { 'F-1': '', 'F-2': '80' })).toMatchObject({
    parts: [['F-2', 80_00]],
    left: 0,
  });
});

test('nothing, too much on an invoice and too much of the credit are refused', () => {
  expect(read(80_00, { 'F-1': '0' }).error).toBe('Saisissez un montant sur une facture au moins.');
  expect(read(80_00, { 'F-1': '60,01' }).errors.get('F-1')).toMatch(/^Au plus 60,00.€\.$/);
  expect(read(80_00, { 'F-1': 'douze' }).errors.get('F-1')).toBe(
    'Saisissez un montant, par exemple 120,50.',
  );
  expect(read(80_00, { 'F-1': '60', 'F-2': '20,01' }).error).toMatch(/^C’est 0,01.€ de plus/);
  expect(readSetOffAmount('0', { most: cents(1), currency: 'EUR' }).ok).toBe(false);
});
