import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { sumCents } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeTotals } from './compute-totals.ts';
import type { Totals } from './totals.ts';

type LineInput = NonNullable<DraftInput['lines']>[number];

const decimal = (scale: number, min: number, max: number) =>
  fc.integer({ min, max }).map((value) => toDecimal(value, scale));
const vatRate = fc.constantFrom('20', '10', '8.5', '5.5', '2.1', '0');
const discount = fc.oneof(
  decimal(2, 0, 10_000).map((percent) => ({ percent })),
  decimal(2, 0, 5_000).map((amount) => ({ amount })),
);
const priced = {
  name: fc.constant('Article'),
  quantity: fc.oneof(decimal(4, -100_000, 1_000_000), fc.constantFrom('0', '1', '-1')),
  unitPrice: fc.oneof(decimal(2, 0, 1_000_000), decimal(6, 0, 900_000_000)),
};
const item = fc.record(
  { kind: fc.constant('item' as const), ...priced, vatRate, discount },
  { requiredKeys: ['kind', 'name', 'quantity', 'unitPrice', 'vatRate'] },
);
const line: fc.Arbitrary<LineInput> = fc.oneof(
  { weight: 8, arbitrary: item },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('disbursement' as const), ...priced }) },
  fc.constantFrom<LineInput>(
    { kind: 'section', name: 'Lot' },
    { kind: 'subtotal' },
    { kind: 'comment', text: 'Note' },
  ),
);
const amount = decimal(2, 0, 100_000);
const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    priceMode: fc.constantFrom('net' as const, 'gross' as const),
    vatRegime: fc.constantFrom(
      'normal' as const,
      'normal' as const,
      'normal' as const,
      'franchise' as const,
    ),
    lines: fc.array(line, { maxLength: 12 }),
    allowances: fc.array(discount, { maxLength: 3 }),
    charges: fc.array(fc.record({ amount, vatRate }, { requiredKeys: ['amount'] }), {
      maxLength: 2,
    }),
    prepayments: fc.array(fc.record({ amount }), { maxLength: 2 }),
    rounding: fc.constantFrom('0', '0.01', '-0.99'),
  })
  .map((parts) => requireDraft({ ...samples.menuisier, ...parts }));

function holds(check: (totals: Totals, draft: Draft) => void, drafts = anyDraft) {
  checkProperty(
    fc.property(drafts, (draft) => {
      check(computeTotals(draft), draft);
    }),
    { numRuns: 300 },
  );
}

const net = anyDraft.filter((draft) => draft.priceMode === 'net');
const gross = anyDraft.filter((draft) => draft.priceMode === 'gross');
const sharesOf = (totals: Totals, isCharge: boolean) =>
  totals.adjustments
    .filter((adjustment) => adjustment.isCharge === isCharge)
    .flatMap(({ shares }) => shares);

test('BR-CO-10: the lines add up to BT-106', () => {
  holds((totals) =>
    expect(totals.lineNetTotal).toBe(sumCents(totals.lines.map((each) => each.lineNetAmount))),
  );
});

test('BR-CO-11 and BR-CO-12: allowances and charges add up to BT-107 and BT-108', () => {
  holds((totals) => {
    expect(totals.allowanceTotal).toBe(
      sumCents(sharesOf(totals, false).map((share) => share.netAmount)),
    );
    expect(totals.chargeTotal).toBe(
      sumCents(sharesOf(totals, true).map((share) => share.netAmount)),
    );
  });
});

test('BR-CO-13 to BR-CO-16: each total follows from the others', () => {
  holds((totals) => {
    expect(totals.taxExclusiveTotal).toBe(
      totals.lineNetTotal - totals.allowanceTotal + totals.chargeTotal,
    );
    expect(totals.vatTotal).toBe(sumCents(totals.vatBreakdown.map((row) => row.vatAmount)));
    expect(totals.taxInclusiveTotal).toBe(totals.taxExclusiveTotal + totals.vatTotal);
    expect(totals.payableAmount).toBe(
      totals.taxInclusiveTotal - totals.prepaidTotal + totals.roundingAmount,
    );
  });
});

test('BR-S-08: the base of each rate is its lines less its allowances plus its charges', () => {
  holds((totals) => {
    totals.vatBreakdown.forEach((row, vatIndex) => {
      const ofRate = <T extends { vatIndex: number }>(parts: T[]) =>
        parts.filter((part) => part.vatIndex === vatIndex);
      const lines = sumCents(ofRate(totals.lines).map((each) => each.lineNetAmount));
      const allowances = sumCents(ofRate(sharesOf(totals, false)).map((share) => share.netAmount));
      const charges = sumCents(ofRate(sharesOf(totals, true)).map((share) => share.netAmount));
      expect(row.taxableAmount).toBe(lines - allowances + charges);
      expect(row.taxInclusiveAmount).toBe(row.taxableAmount + row.vatAmount);
    });
    expect(totals.taxExclusiveTotal).toBe(
      sumCents(totals.vatBreakdown.map((row) => row.taxableAmount)),
    );
  });
});

test('BR-CO-17: in net mode the VAT of a rate is its base times the rate, rounded once', () => {
  holds((totals) => {
    for (const row of totals.vatBreakdown)
      expect(row.vatAmount).toBe(applyPercent(row.taxableAmount, row.rate));
  }, net);
});

test('BR-CO-17: in gross mode the VAT of a rate is within a cent of that', () => {
  holds((totals) => {
    for (const row of totals.vatBreakdown) {
      expect(
        Math.abs(row.vatAmount - applyPercent(row.taxableAmount, row.rate)),
      ).toBeLessThanOrEqual(1);
    }
  }, gross);
});

test('in gross mode what is shown with tax is what was typed, to the cent', () => {
  holds((totals) => {
    const lines = sumCents(totals.lines.map((each) => each.typedAmount));
    const typed = totals.adjustments.map((each) =>
      each.isCharge ? each.typedAmount : -each.typedAmount,
    );
    expect(totals.taxInclusiveTotal).toBe(typed.reduce((sum: number, part) => sum + part, lines));
  }, gross);
});

test('in gross mode every amount without tax is its own, to less than a cent', () => {
  holds((totals) => {
    const rateOf = (vatIndex: number) => totals.vatBreakdown[vatIndex]?.rate ?? 0;
    for (const each of totals.lines) {
      const factor = 10_000 + rateOf(each.vatIndex);
      expect(Math.abs(each.lineNetAmount * factor - each.typedAmount * 10_000)).toBeLessThan(
        factor,
      );
      expect(
        Math.abs(each.discountNetAmount * factor - each.typedDiscountAmount * 10_000),
      ).toBeLessThan(factor);
    }
  }, gross);
});

test('an allowance is shared over the rates exactly, and never on an outlay while something else is sold', () => {
  holds((totals) => {
    for (const { typedAmount, shares } of totals.adjustments) {
      expect(sumCents(shares.map((share) => share.typedAmount))).toBe(typedAmount);
    }
    fc.pre(totals.vatBreakdown.some((row) => !row.isDisbursement));
    for (const share of sharesOf(totals, false)) {
      expect(totals.vatBreakdown[share.vatIndex]?.isDisbursement).toBe(false);
    }
  });
});

test('sub-totals and sections repeat the lines, never more', () => {
  holds((totals, draft) => {
    const closed: DraftInput['lines'] = [...draft.lines.filter(isPriced), { kind: 'subtotal' }];
    const amounts = computeTotals({
      ...draft,
      lines: requireDraft({ ...samples.menuisier, lines: closed }).lines,
    }).sectionAmounts;
    expect(amounts.at(-1)).toBe(sumCents(totals.lines.map((each) => each.typedAmount)));
    expect(totals.sectionAmounts).toHaveLength(draft.lines.length);
  });
});

test('every row of VAT has its own rate and reason, and every line finds its row', () => {
  holds((totals) => {
    const keys = totals.vatBreakdown.map(
      (row) => `${row.rate} ${row.isDisbursement} ${row.exemption?.code}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const each of totals.lines) {
      const row = totals.vatBreakdown[each.vatIndex];
      expect(row?.isDisbursement).toBe(each.line.kind === 'disbursement');
    }
  });
});

test('a franchise charges no VAT at all', () => {
  const franchise = anyDraft.filter((draft) => draft.vatRegime === 'franchise');
  holds(
    (totals) =>
      expect([totals.vatTotal, totals.taxExclusiveTotal]).toEqual([0, totals.taxInclusiveTotal]),
    franchise,
  );
});

test('every amount is an exact integer', () => {
  holds((totals) => {
    const numbers: number[] = [];
    JSON.stringify(totals, (key, value) => {
      if (typeof value === 'number' && key !== 'index') numbers.push(value);
      return value;
    });
    expect(numbers.every((value) => Number.isSafeInteger(value) && !Object.is(value, -0))).toBe(
      true,
    );
  });
});
