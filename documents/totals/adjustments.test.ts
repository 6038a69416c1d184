import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '#documents/money/decimal.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeTotals } from './compute-totals.ts';

test('allowances that take no more than all leave no rate below zero, even of a few cents', () => {
  const sold = fc.array(
    fc.record({ vatRate: fc.constantFrom('20', '10', '5.5', '0'), cents: fc.nat(300) }),
    { minLength: 1, maxLength: 5 },
  );
  const percents = fc.array(fc.nat(5_000), { maxLength: 2 });
  checkProperty(
    fc.property(sold, percents, (lines, parts) => {
      const draft = requireDraft({
        ...samples.menuisier,
        lines: lines.map((one) => ({
          ...{ kind: 'item' as const, name: 'Article', quantity: '1', vatRate: one.vatRate },
          unitPrice: toDecimal(one.cents, 2),
        })),
        allowances: parts.map((part) => ({ percent: toDecimal(part, 2) })),
      });
      for (const { taxableAmount } of computeTotals(draft).vatBreakdown)
        expect(taxableAmount).toBeGreaterThanOrEqual(0);
    }),
    {
      // Each 40 % is two cents; shared on its own, each would take the first rate's only cent.
      examples: [
        [
          [
            { vatRate: '20', cents: 1 },
            { vatRate: '10', cents: 3 },
          ],
          [4_000, 4_000],
        ],
      ],
    },
  );
});
