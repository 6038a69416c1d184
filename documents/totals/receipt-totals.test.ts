import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Receipt, receiptShape } from '#documents/model/fields/receipt.ts';
import { schemaOf } from '#documents/model/schema/schema-of.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeReceiptTotals } from './receipt-totals.ts';

const receipt = (input: object): Receipt => schemaOf(receiptShape).parse(input);

test('what remains due is what was due less what is paid, invoice by invoice', () => {
  const invoices = [
    { number: 'F-1', amount: '1507', dueBefore: '1507' },
    { number: 'F-2', amount: '2000', dueBefore: '4707' },
  ];
  expect(computeReceiptTotals(receipt({ amount: '3507', invoices }))).toMatchObject({
    amount: 350_700,
    settledTotal: 350_700,
    remainingDue: 270_700,
  });
});

test('what the author says of the rest wins; nothing known is not zero', () => {
  expect(computeReceiptTotals(receipt({ amount: '10' })).remainingDue).toBeNull();
  expect(
    computeReceiptTotals(receipt({ amount: '10', invoices: [{ number: 'F-1', amount: '10' }] }))
      .remainingDue,
  ).toBeNull();
  expect(computeReceiptTotals(receipt({ amount: '10', remainingDue: '5' })).remainingDue).toBe(500);
});

test('the tax of each part is inside it', () => {
  const totals = computeReceiptTotals(
    receipt({
      amount: '2281',
      vat: [
        { rate: '10', amount: '2200' },
        { rate: '20', amount: '81' },
      ],
    }),
  );
  expect(totals.vat).toMatchObject([
    { taxableAmount: 200_000, vatAmount: 20_000 },
    { taxableAmount: 6_750, vatAmount: 1_350 },
  ]);
});

test('a payment split over invoices settles as much as was received, and leaves the rest of each', () => {
  const debts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 20 });
  checkProperty(
    fc.property(debts, fc.double({ min: 0, max: 1, noNaN: true }), (due, part) => {
      const owed = due.reduce((sum, debt) => sum + debt, 0);
      const amount = Math.floor(owed * part);
      const invoices = shareByWeight(amount, due).map((share, index) => ({
        number: `F-${index}`,
        amount: decimal(share),
        dueBefore: decimal(due[index] ?? 0),
      }));
      const totals = computeReceiptTotals(receipt({ amount: decimal(amount), invoices }));
      expect(totals.settledTotal).toBe(amount);
      expect(totals.remainingDue).toBe(owed - amount);
    }),
  );
});

test('base and tax always make the part again', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  checkProperty(
    fc.property(cents, fc.constantFrom('20', '10', '5.5', '2.1', '0'), (amount, rate) => {
      const { vat } = computeReceiptTotals(
        receipt({ amount: decimal(amount), vat: [{ rate, amount: decimal(amount) }] }),
      );
      expect(vat[0]).toMatchObject({ taxInclusiveAmount: amount });
      expect((vat[0]?.taxableAmount ?? 0) + (vat[0]?.vatAmount ?? 0)).toBe(amount);
    }),
  );
});

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
