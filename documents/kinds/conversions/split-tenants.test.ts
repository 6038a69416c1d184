import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { splitTenants } from './split-tenants.ts';

const input = samples['quittance-entree'];
const whole = requireDraft(input);

test('each tenant has a quittance of his part', () => {
  const parts = splitTenants(whole, ['50', '50']) ?? [];
  expect(parts.map(({ buyer, number }) => `${buyer.name} ${number}`)).toEqual([
    'Inès Garnier Q-2026-0001-1',
    'Hugo Petit Q-2026-0001-2',
  ]);
  expect(parts.map((part) => computeTotals(part).rent?.result)).toEqual(['complete', 'complete']);
  expect(parts[0]?.rent).toMatchObject({ share: '50', otherTenants: [] });
});

test('parts are whole where the currency has no cents', () => {
  const parts = splitTenants({ ...whole, currency: 'XPF' }, ['33.33', '66.67']) ?? [];
  for (const { rent } of parts)
    expect([rent?.amount, ...(rent?.payments ?? []).map(({ amount }) => amount)].join()).toMatch(
      /^[\d,]+$/,
    );
  expect(parts).toHaveLength(2);
});

test('supplement, adjustment, older debt and other lines are shared too, to the cent', () => {
  const draft = requireDraft({
    ...input,
    supply: { start: '2026-10-01', end: '2026-10-31' },
    rent: {
      ...{ ...input.rent, prorata: undefined, amount: '790', payments: [] },
      charges: { mode: 'flat', amount: '85' },
      supplement: '20.01',
      adjustment: { amount: '-12.50', label: 'Charges 2025' },
      previousBalance: '120.01',
      otherLines: [{ label: 'Assurance', amount: '6.50' }],
    },
  });
  const parts = splitTenants(draft, ['60', '40']) ?? [];
  expect(parts.map(({ rent }) => rent)).toMatchObject([
    {
      ...{ amount: '474.00', supplement: '12.01', previousBalance: '72.01' },
      charges: { mode: 'flat', amount: '51.00' },
      adjustment: { amount: '-7.50', label: 'Charges 2025' },
      otherLines: [{ label: 'Assurance', amount: '3.90' }],
    },
    {
      ...{ amount: '316.00', supplement: '8.00', previousBalance: '48.00' },
      charges: { mode: 'flat', amount: '34.00' },
      adjustment: { amount: '-5.00', label: 'Charges 2025' },
      otherLines: [{ label: 'Assurance', amount: '2.60' }],
    },
  ]);
  // The parts have no field that the whole lacks.
  const [plain] = splitTenants(whole, ['50', '50']) ?? [];
  const { supplement, adjustment, previousBalance } = plain?.rent ?? {};
  expect([supplement, adjustment, previousBalance]).toEqual([undefined, undefined, undefined]);
});

test('shares are as many as the tenants and make the whole', () => {
  expect(splitTenants(whole, ['50', '49.99'])).toBeNull();
  expect(splitTenants(whole, ['100'])).toBeNull();
  expect(splitTenants(requireDraft(samples.menuisier), ['100'])).toBeNull();
});

test('the parts add up to the whole, and are paid when it is', () => {
  const cents = fc.integer({ min: 1, max: 500_000 });
  const payments = fc.array(cents, { maxLength: 4 });
  checkProperty(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 1, max: 9999 }),
      payments,
      (rent, charges, first, paid) => {
        const draft = requireDraft(withAmounts(rent, charges, paid));
        const parts = splitTenants(draft, [decimal(first), decimal(10_000 - first)]) ?? [];
        const total = computeTotals(draft).rent;
        const ours = parts.map((part) => computeTotals(part).rent);
        const sum = (key: 'dueTotal' | 'receivedTotal' | 'rentAmount' | 'chargesAmount') =>
          ours.reduce((result, part) => result + (part?.[key] ?? 0), 0);
        for (const key of ['dueTotal', 'receivedTotal', 'rentAmount', 'chargesAmount'] as const)
          expect(sum(key)).toBe(total?.[key]);
        if (total?.result === 'complete')
          for (const part of ours) expect(part?.result).toBe('complete');
      },
    ),
  );
});

function withAmounts(rent: number, charges: number, paid: readonly number[]): DraftInput {
  return {
    ...input,
    rent: {
      ...input.rent,
      amount: decimal(rent),
      charges: { mode: 'flat', amount: decimal(charges) },
      payments: paid.map((amount) => ({ amount: decimal(amount), date: '2026-10-12' })),
    },
  };
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
