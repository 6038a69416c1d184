import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals, computeTotalsTo } from '#documents/totals/compute-totals.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

const INVOICE: DraftInput = {
  ...samples['studio-suisse'],
  currency: 'JPY',
  exchangeRate: { rate: '0.0061', date: '2026-11-19' },
  lines: [
    { kind: 'item', name: 'Traduction, au signe', quantity: '8421', unitPrice: '4.5' },
    {
      kind: 'item',
      name: 'Relecture',
      quantity: '3',
      unitPrice: '1250.5',
      discount: { percent: '7.5' },
    },
  ],
  allowances: [{ percent: '3', reason: 'Fidélité' }],
  charges: [{ amount: '1200', reason: 'Frais' }],
  prepayments: [],
};

function read(xml: string) {
  const found = readInvoiceXml(Buffer.from(xml));
  if (!found.ok) throw new Error(found.problem.code);
  return found.invoice;
}

test('an invoice in yens comes back from its XML with its prices, percentages and whole amounts', () => {
  const draft = requireDraft(INVOICE);
  const totals = computeTotals(draft);
  const invoice = read(buildFacturX(draft) ?? '');
  expect(invoice.draft.lines).toMatchObject([
    { quantity: '8421', unitPrice: '4.5' },
    { quantity: '3', unitPrice: '1250.5', discount: { percent: '7.5' } },
  ]);
  expect(invoice.draft.allowances).toMatchObject([{ percent: '3' }]);
  expect(invoice.roundsTo).toBe(100);
  expect(invoice.stated.payableAmount).toBe(totals.payableAmount);
  expect(computeTotals(invoice.draft).payableAmount).toBe(totals.payableAmount);
  expect(invoice.findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test('one with VAT is rounded in yens, and so it is read', () => {
  const draft = requireDraft({
    ...INVOICE,
    ...{ vatRegime: 'normal', buyer: samples.menuisier.buyer },
    lines: [{ kind: 'item', name: 'Relecture', quantity: '1', unitPrice: '103', vatRate: '20' }],
    ...{ allowances: [], charges: [] },
  });
  const xml = buildFacturX(draft) ?? '';
  expect(xml).toContain('<ram:CalculatedAmount>21</ram:CalculatedAmount>');
  expect(codesOf(xml)).not.toContain('BR-CO-17');
  expect(codesOf(xml)).not.toContain('recomputed');
});

test('a file that counts cents of yens is read with them, and none of its sums is called wrong', () => {
  const xml = (buildFacturX(requireDraft({ ...INVOICE, allowances: [], charges: [] })) ?? '')
    .replace(/<ram:SpecifiedTradeAllowanceCharge>.*?<\/ram:SpecifiedTradeAllowanceCharge>/gs, '')
    .replaceAll('>37895<', '>37894.50<')
    .replaceAll('>3471<', '>3751.50<')
    .replaceAll('>41366<', '>41646.00<');
  const invoice = read(xml);
  expect(invoice.roundsTo).toBe(1);
  expect(invoice.stated.payableAmount).toBe(4_164_600);
  const { lines, payableAmount } = computeTotalsTo(invoice.roundsTo, invoice.draft);
  expect(lines.map(({ lineNetAmount }) => lineNetAmount)).toEqual([3_789_450, 375_150]);
  expect(payableAmount).toBe(4_164_600);
  for (const code of ['line-amount', 'recomputed', 'BR-CO-10', 'BR-CO-13', 'BR-CO-17'])
    expect(invoice.findings.map((one) => one.code)).not.toContain(code);
});

test('what is wrong in yens is still found, and said in yens', () => {
  const xml = (buildFacturX(requireDraft(INVOICE)) ?? '').replace(
    '<ram:LineTotalAmount>37895<',
    '<ram:LineTotalAmount>38905<',
  );
  const found = read(xml).findings.find(({ code }) => code === 'line-amount');
  expect(found?.text).toContain('38\u202f905\u00a0JPY dans le fichier');
  expect(codesOf(xml)).toContain('BR-CO-10');
});

test('whatever was made in whole units is read back as fine, with the same amounts', () => {
  const whole = (max: number) => fc.integer({ min: 0, max }).map(String);
  const percent = fc.integer({ min: 0, max: 9_999 }).map((value) => toDecimal(value, 2));
  const discount = fc.oneof(fc.record({ percent }), fc.record({ amount: whole(500) }));
  const line = fc.record({
    kind: fc.constant('item' as const),
    name: fc.constant('Article'),
    quantity: fc.integer({ min: 1, max: 999_999 }).map((value) => toDecimal(value, 4)),
    unitPrice: fc.integer({ min: 0, max: 99_999_999 }).map((value) => toDecimal(value, 3)),
    vatRate: fc.constantFrom('20', '10', '5.5'),
    discount: fc.option(discount, { nil: undefined }),
  });
  const changes = fc.record({
    priceMode: fc.constantFrom('net' as const, 'gross' as const),
    currency: fc.constantFrom('JPY', 'XPF', 'ISK'),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    allowances: fc.array(fc.record({ percent, reason: fc.constant('Remise') }), { maxLength: 1 }),
    charges: fc.array(fc.record({ amount: whole(9_000), vatRate: fc.constant('20') }), {
      maxLength: 1,
    }),
  });
  checkProperty(
    fc.property(changes, (changed) => {
      const draft = requireDraft({ ...INVOICE, ...TAXED, ...changed });
      const { payableAmount } = computeTotals(draft);
      fc.pre(payableAmount >= 0);
      const invoice = read(buildFacturX(draft) ?? '');
      expect(invoice.stated.payableAmount).toBe(payableAmount);
      expect(invoice.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(invoice.findings.map(({ code }) => code)).not.toContain('line-amount');
      if (changed.priceMode === 'net')
        expect(invoice.findings.map(({ code }) => code)).not.toContain('recomputed');
    }),
    { numRuns: 200 },
  );
});

const TAXED = { vatRegime: 'normal', buyer: samples.menuisier.buyer } as const;

function codesOf(xml: string): string[] {
  return read(xml).findings.map(({ code }) => code);
}
