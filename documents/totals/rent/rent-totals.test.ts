import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { dueNowOf } from '#documents/totals/due-now.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import type { RentTotals } from './rent-totals.ts';

type RentInput = NonNullable<DraftInput['rent']>;

function rentDraft(rent: RentInput, more: Partial<DraftInput> = {}): Draft {
  return requireDraft({
    version: 1,
    kind: 'quittance-loyer',
    vatRegime: 'exempt',
    issueDate: '2026-10-08',
    supply: { start: '2026-10-01', end: '2026-10-31' },
    seller: { kind: 'individual', name: 'Hélène Marchand' },
    buyer: { kind: 'individual', name: 'Sarah Lemoine' },
    rent,
    ...more,
  });
}

function rentTotals(rent: RentInput, more?: Partial<DraftInput>): RentTotals {
  const totals = computeTotals(rentDraft(rent, more)).rent;
  if (!totals) throw new Error('No rent');
  return totals;
}

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(decimal);
const signed = fc.integer({ min: -50_000, max: 50_000 }).map(decimal);

const anyRent: fc.Arbitrary<RentInput> = fc.record({
  amount,
  supplement: amount,
  prorata: fc.constantFrom('calendar' as const, 'thirty' as const, undefined),
  charges: fc.record({
    mode: fc.constantFrom(
      'provision' as const,
      'flat' as const,
      'actual' as const,
      'none' as const,
    ),
    amount,
    items: fc.array(fc.record({ label: fc.constant('Eau'), amount }), { maxLength: 4 }),
  }),
  otherLines: fc.array(fc.record({ label: fc.constant('Assurance'), amount: signed }), {
    maxLength: 3,
  }),
  previousBalance: signed,
  payments: fc.array(fc.record({ amount, date: fc.constant('2026-10-05') }), { maxLength: 4 }),
});

test('rent and charges stand apart and make the term', () => {
  const totals = rentTotals({ amount: '720', charges: { amount: '70' } });
  expect(totals).toMatchObject({ rentAmount: 72_000, chargesAmount: 7_000, dueTotal: 79_000 });
});

test('a supplement, an adjustment and other lines are of the term; what is not paid is due now', () => {
  const rent: RentInput = {
    ...{ amount: '700', supplement: '62', charges: { amount: '31' } },
    adjustment: { label: 'Régularisation', amount: '-12.50' },
    otherLines: [
      { label: 'Parking', amount: '40' },
      { label: 'Remise', amount: '-5' },
    ],
    payments: [{ date: '2026-10-05', amount: '500' }],
  };
  expect(rentTotals(rent)).toMatchObject({
    ...{ rentAmount: 70_000, supplementAmount: 6200, chargesAmount: 3100 },
    ...{ adjustmentAmount: -1250, otherAmounts: [4000, -500], prorata: null },
    ...{ dueTotal: 81_550, remainingAmount: 31_550 },
    shown: { rentAmount: 70_000, supplementAmount: 6200, adjustmentAmount: -1250 },
  });
  expect(dueNowOf(computeTotals(rentDraft(rent)))).toBe(31_550);
  // By the day, 20 days of 31; neither the adjustment nor the other lines are.
  const supply = { start: '2026-10-12', end: '2026-10-31' };
  expect(rentTotals({ ...rent, prorata: 'calendar' }, { supply })).toMatchObject({
    ...{ rentAmount: 45_161, supplementAmount: 4000, chargesAmount: 2000 },
    ...{ adjustmentAmount: -1250, otherAmounts: [4000, -500], dueTotal: 53_411 },
  });
});

test('days are counted over a whole period only', () => {
  const rent: RentInput = { amount: '310', prorata: 'calendar' };
  const over = (supply: DraftInput['supply']) => rentTotals(rent, { supply });
  expect(over({ start: '2026-10-12', end: '2026-10-31' }).rentAmount).toBe(20_000);
  for (const supply of [{ start: '2026-10-12' }, { end: '2026-10-31' }, undefined])
    expect(over(supply)).toMatchObject({ prorata: null, rentAmount: 31_000 });
});

test('a detail of charges makes their amount', () => {
  const items = [
    { label: 'Eau', amount: '24' },
    { label: 'Entretien', amount: '31' },
  ];
  const totals = rentTotals({ amount: '720', charges: { amount: '999', items } });
  expect(totals.chargesAmount).toBe(5_500);
});

test('a lease without charges asks for none, whatever was typed before', () => {
  const charges = { mode: 'none', amount: '70' } as const;
  expect(rentTotals({ amount: '720', charges })).toMatchObject({
    ...{ chargesAmount: 0, chargeItemAmounts: [], dueTotal: 72_000 },
  });
  const items = [
    { label: 'Eau', amount: '24' },
    { label: 'Entretien', amount: '31' },
  ];
  expect(rentTotals({ amount: '720', charges: { ...charges, items } })).toMatchObject({
    ...{ chargesAmount: 0, chargeItemAmounts: [0, 0], dueTotal: 72_000 },
  });
});

test('what is settled at cost is not counted by the day', () => {
  const more = { supply: { start: '2026-10-12', end: '2026-10-31' } };
  const rent = { amount: '790', prorata: 'calendar' as const };
  expect(rentTotals({ ...rent, charges: { mode: 'actual', amount: '85' } }, more)).toMatchObject({
    rentAmount: 50_968,
    chargesAmount: 8_500,
  });
  expect(rentTotals({ ...rent, charges: { mode: 'flat', amount: '85' } }, more)).toMatchObject({
    chargesAmount: 5_484,
  });
});

test('VAT is added once to the whole term, where it is charged', () => {
  const rent: RentInput = { amount: '5400', charges: { amount: '690' }, vatRate: '20' };
  expect(rentTotals(rent, { vatRegime: 'normal' })).toMatchObject({
    vatAmount: 121_800,
    dueTotal: 730_800,
  });
  expect(rentTotals(rent)).toMatchObject({ vatAmount: 0, dueTotal: 609_000 });
});

test.each([
  ['790', 'complete', 0],
  ['800', 'complete', 0],
  ['789.99', 'partial', 1],
  ['0.01', 'partial', 78_999],
  ['0', 'unpaid', 79_000],
])('%s € received of 790 € make it %s', (received, result, remainingAmount) => {
  const payments = [{ date: '2026-10-05', amount: received }];
  const totals = rentTotals({ amount: '720', charges: { amount: '70' }, payments });
  expect(totals).toMatchObject({ result, remainingAmount });
});

test('a term that costs nothing is no quittance while nothing is received', () => {
  const last = { supply: { start: '2026-10-31', end: '2026-10-31' } };
  const rent = { amount: '650', charges: { amount: '45' } };
  expect(rentTotals({ ...rent, prorata: 'thirty' }, last)).toMatchObject({
    ...{ dueTotal: 0, result: 'unpaid' },
  });
  const given = (amount: string) => ({ ...rent, otherLines: [{ label: 'Remise', amount }] });
  expect(rentTotals(given('-695'))).toMatchObject({ dueTotal: 0, result: 'unpaid' });
  expect(rentTotals(given('-700'))).toMatchObject({ dueTotal: -500, result: 'unpaid' });
  const payments = [{ date: '2026-10-05', amount: '20' }];
  expect(rentTotals({ ...given('-695'), payments }).result).toBe('complete');
  expect(rentTotals({ amount: '0', charges: { mode: 'none' } }).result).toBe('complete');
});

test('charges alone are asked for too, and a rent without a rate bears no VAT', () => {
  const charges = { amount: '50' };
  expect(rentTotals({ amount: '0', charges })).toMatchObject({ dueTotal: 5000, result: 'unpaid' });
  expect(rentTotals({ amount: '100' }, { vatRegime: 'normal' })).toMatchObject({
    ...{ vatRate: 0, vatAmount: 0, dueTotal: 10_000 },
  });
});

test('an older debt changes the balance, never the term', () => {
  const payments = [{ date: '2026-10-05', amount: '720' }];
  const totals = rentTotals({
    amount: '720',
    charges: { mode: 'none' },
    previousBalance: '120',
    payments,
  });
  expect(totals).toMatchObject({ result: 'complete', dueTotal: 72_000, balanceAfter: 12_000 });
});

test('the parts make the term, the payments what was received, and the result follows', () => {
  checkProperty(
    fc.property(anyRent, (rent) => {
      const totals = rentTotals(rent, { supply: { start: '2026-10-12', end: '2027-01-20' } });
      const parts =
        totals.rentAmount +
        totals.supplementAmount +
        totals.chargesAmount +
        totals.adjustmentAmount +
        sum(totals.otherAmounts);
      expect(totals.taxExclusiveTotal).toBe(parts);
      expect(totals.dueTotal).toBe(parts + totals.vatAmount);
      const received = sum(
        (rent.payments ?? []).map((one) => Math.round(Number(one.amount) * 100)),
      );
      expect(totals.receivedTotal).toBe(received);
      expect(totals.balanceAfter).toBe(totals.previousBalance + totals.dueTotal - received);
      expect(totals.remainingAmount).toBe(Math.max(0, totals.dueTotal - received));
      const isAsked = totals.dueTotal > 0 || Number(rent.amount) > 0;
      expect(totals.result === 'unpaid').toBe(received === 0 && isAsked);
      expect(totals.result === 'partial').toBe(received > 0 && totals.remainingAmount > 0);
    }),
  );
});

test('the detail of charges adds up to them, by the day too', () => {
  checkProperty(
    fc.property(anyRent, (rent) => {
      const totals = rentTotals(rent, { supply: { start: '2026-10-07', end: '2026-10-23' } });
      if (totals.chargeItemAmounts.length === 0 || totals.chargesAmount === 0) return;
      expect(sum(totals.chargeItemAmounts)).toBe(totals.chargesAmount);
    }),
  );
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

test('what is shown includes the tax and adds up to the term, to the cent', () => {
  const draft = requireDraft({
    ...samples['quittance-local-professionnel'],
    rent: {
      ...samples['quittance-local-professionnel'].rent,
      amount: '1000.01',
      charges: { mode: 'provision', items: [{ label: 'A', amount: '33.33' }] },
      otherLines: [{ label: 'Remise', amount: '-10.01' }],
    },
  });
  const { shown, dueTotal } = computeTotals(draft).rent ?? { shown: null, dueTotal: 0 };
  expect(dueTotal).toBe(122_800);
  expect(shown).toEqual({
    rentAmount: 120_001,
    supplementAmount: 0,
    chargesAmount: 4000,
    chargeItemAmounts: [4000],
    adjustmentAmount: 0,
    otherAmounts: [-1201],
  });
});
