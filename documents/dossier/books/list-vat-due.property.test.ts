import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Cents,
  cents,
  convertInvoiceToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { listVatDue } from './list-vat-due.ts';

const today = '2026-11-28';
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const line = fc.record({
  kind: fc.constant('item' as const),
  name: fc.constant('Pose'),
  quantity: fc.constantFrom('1', '2.5', '7'),
  unitPrice: fc.integer({ min: 1, max: 500_000 }).map((price) => (price / 100).toFixed(2)),
  vatRate: fc.constantFrom('20', '10', '5.5'),
  nature: fc.constantFrom('goods' as const, 'services' as const),
});
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  operation: fc.constantFrom('goods' as const, 'services' as const, 'mixed' as const),
  vatOnDebits: fc.boolean(),
  percents: fc.array(fc.integer({ min: 5, max: 40 }).map(String), { maxLength: 2 }),
  parts: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 3 }),
  month: fc.nat(6),
  isGivenBack: fc.boolean(),
});

test('over a whole chain that is paid, the VAT due is the VAT invoiced, month after month', () => {
  checkProperty(
    fc.property(sale, ({ lines, operation, vatOnDebits, percents, parts, month, isGivenBack }) => {
      const { add, link, node, chain, payments } = makeDossier(today);
      const quote = requireDraft({
        ...samples['devis-agence-web'],
        ...{ lines, operation, vatOnDebits, allowances: [], charges: [] },
      });
      const deposits = percents.map((percent, index) =>
        convertQuoteToDeposit(quote, { percent }, { number: `F-${index}`, today: '2026-01-15' }),
      );
      add('quote', quote);
      deposits.forEach((deposit, index) => {
        link('quote', add(`deposit ${index}`, deposit), 'deposit');
      });
      const balance = withoutDays(convertQuoteToFinal(quote, deposits, { number: 'F-9', today }));
      link('quote', add('balance', { ...balance, issueDate: '2026-05-02' }), 'final');
      const invoices = [...deposits.map((_, index) => `deposit ${index}`), 'balance'];
      for (const id of invoices) payInParts(id, node(id).payable);
      if (isGivenBack) {
        add('avoir', convertInvoiceToCredit(balance, { number: 'A-1', today: '2026-12-03' }));
        link('balance', 'avoir', 'credit');
      }
      const issued = isGivenBack ? [...invoices, 'avoir'] : invoices;
      const invoiced = sumByRate(
        issued.flatMap((id) =>
          (node(id).book?.rates ?? []).map(({ rate, vatAmount }) => [rate, vatAmount] as const),
        ),
      );
      const due = months.flatMap((one) =>
        listVatDue(chain().values(), {
          period: { from: `2026-${one}-01`, to: `2026-${one}-31` },
          dayOf,
        }).map(
          ({ rate, onInvoice, onCash }) =>
            [rate, cents(onInvoice.vatAmount + onCash.vatAmount)] as const,
        ),
      );
      expect(sumByRate(due)).toEqual(invoiced);

      function payInParts(documentId: string, payable: Cents) {
        let left = payable;
        [...parts, 100].forEach((percent, index) => {
          const amount = cents(index === parts.length ? left : Math.floor((left * percent) / 100));
          left = cents(left - amount);
          const paidOn = `2026-${months[month + index]}-20`;
          const how = { means: 'transfer', note: '', corrects: null } as const;
          payments.push({ id: `p${payments.length}`, documentId, amount, paidOn, ...how });
        });
      }
    }),
    { numRuns: 150 },
  );
});

/** Payments alone say when money came. */
function withoutDays(draft: Draft): Draft {
  return { ...draft, prepayments: draft.prepayments.map(({ date: _day, ...one }) => one) };
}

/** Without the rates that come to nothing. */
function sumByRate(amounts: readonly (readonly [number, Cents])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [rate, amount] of amounts) sums.set(rate, (sums.get(rate) ?? 0) + amount);
  return new Map([...sums].filter(([, amount]) => amount !== 0).sort(([a], [b]) => a - b));
}
