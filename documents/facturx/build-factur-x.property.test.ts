import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { chargesForeignVat, VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { cents, requirePercent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { parseDecimal, toDecimal } from '#documents/money/decimal.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { buildFacturX } from './build-factur-x.ts';

const decimal = (scale: number, min: number, max: number) =>
  fc.integer({ min, max }).map((value) => toDecimal(value, scale));
const discount = fc.oneof(
  fc.record({ percent: decimal(2, 0, 10_000) }),
  fc.record({ amount: decimal(2, 0, 50_000) }),
);
const line = fc.record({
  kind: fc.constantFrom('item' as const, 'item' as const, 'item' as const, 'disbursement' as const),
  name: fc.constant('Article'),
  quantity: decimal(4, -50_000, 999_999),
  unitPrice: decimal(6, 0, 999_999_999),
  vatRate: fc.constantFrom('20', '10', '5.5', '2.1', '0'),
  discount: fc.option(discount, { nil: undefined }),
  exemption: fc.option(
    fc.constantFrom({ code: 'VATEX-FR-CGI261-4', reason: 'a' }, { reason: 'b & c' }),
    { nil: undefined },
  ),
});
const draft: fc.Arbitrary<DraftInput> = fc
  .record({
    vatRegime: fc.oneof(
      { weight: 3, arbitrary: fc.constant('normal' as const) },
      fc.constantFrom(...VAT_REGIMES.filter((regime) => !chargesForeignVat(regime))),
    ),
    priceMode: fc.constantFrom('net' as const, 'gross' as const),
    currency: fc.constantFrom('EUR', 'CHF', 'JPY', 'XPF', 'ISK'),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    allowances: fc.array(discount, { maxLength: 2 }),
    charges: fc.array(fc.record({ amount: decimal(2, 0, 9_999), reason: fc.constant('Port') }), {
      maxLength: 2,
    }),
    prepayments: fc.array(fc.record({ amount: decimal(2, 0, 99_999) }), { maxLength: 2 }),
    rounding: fc.option(decimal(2, -99, 99), { nil: undefined }),
  })
  .map((changes) => ({ ...menuisier, ...changes }));

function write(input: DraftInput): string {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildFacturX(parsed.draft) ?? '';
}

/** Text between the tags of each `name` element, in order; the names used here never nest. */
function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, content = '']) => content,
  );
}

function first(xml: string, name: string): string {
  return all(xml, name)[0] ?? '';
}

function amount(xml: string, name: string): number {
  const text = first(xml, name);
  const value = parseDecimal(text || '0', 2);
  if (value === null || (text && !/^-?\d+(\.\d\d)?$/.test(text)))
    throw new Error(`${name} is « ${text} »`);
  return value;
}

/** Amounts without the decimals of their currency; prices may have any number of decimals. */
function listMiswritten(xml: string, unit: number): string[] {
  const expected = unit === 1 ? /^-?\d+\.\d\d$/ : /^-?\d+$/;
  return AMOUNTS.flatMap((name) => all(xml, name)).filter((text) => !expected.test(text));
}
const AMOUNTS = [
  ...['LineTotalAmount', 'ActualAmount', 'CalculatedAmount', 'BasisAmount', 'ChargeTotalAmount'],
  ...['AllowanceTotalAmount', 'TaxBasisTotalAmount', 'GrandTotalAmount', 'TotalPrepaidAmount'],
  ...['RoundingAmount', 'DuePayableAmount'],
].map((name) => `ram:${name}`);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isCharge = (xml: string) => first(xml, 'udt:Indicator') === 'true';
const vatOf = (xml: string) =>
  `${first(xml, 'ram:CategoryCode')} ${first(xml, 'ram:RateApplicablePercent')}`;

function adjustmentsOf(xml: string): { amount: number; vat: string }[] {
  return all(xml, 'ram:SpecifiedTradeAllowanceCharge').map((adjustment) => ({
    amount: (isCharge(adjustment) ? 1 : -1) * amount(adjustment, 'ram:ActualAmount'),
    vat: vatOf(adjustment),
  }));
}

test('the amounts of the XML add up as EN 16931 wants them, to the cent', () => {
  checkProperty(
    fc.property(draft, (input) => {
      const xml = write(input);
      const unit = currencyUnit(input.currency ?? 'EUR');
      expect(listMiswritten(xml, unit)).toEqual([]);
      const lines = all(xml, 'ram:IncludedSupplyChainTradeLineItem');
      const settlement = first(xml, 'ram:ApplicableHeaderTradeSettlement');
      const totals = first(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
      const rows = all(settlement, 'ram:ApplicableTradeTax');
      const adjustments = adjustmentsOf(settlement);
      const lineNets = lines.map((item) => ({
        amount: amount(item, 'ram:LineTotalAmount'),
        vat: vatOf(item),
      }));

      expect(amount(totals, 'ram:LineTotalAmount')).toBe(sum(lineNets.map((item) => item.amount))); // BR-CO-10
      const balance =
        amount(totals, 'ram:ChargeTotalAmount') - amount(totals, 'ram:AllowanceTotalAmount');
      expect(balance).toBe(sum(adjustments.map((adjustment) => adjustment.amount))); // BR-CO-11, BR-CO-12
      const taxExclusive = amount(totals, 'ram:TaxBasisTotalAmount');
      expect(taxExclusive).toBe(amount(totals, 'ram:LineTotalAmount') + balance); // BR-CO-13
      expect(amount(totals, 'ram:TaxTotalAmount')).toBe(
        sum(rows.map((row) => amount(row, 'ram:CalculatedAmount'))),
      ); // BR-CO-14
      const taxInclusive = amount(totals, 'ram:GrandTotalAmount');
      expect(taxInclusive).toBe(taxExclusive + amount(totals, 'ram:TaxTotalAmount')); // BR-CO-15
      expect(amount(totals, 'ram:DuePayableAmount')).toBe(
        taxInclusive -
          amount(totals, 'ram:TotalPrepaidAmount') +
          amount(totals, 'ram:RoundingAmount'),
      ); // BR-CO-16

      expect(new Set(rows.map(vatOf)).size).toBe(rows.length);
      for (const row of rows) {
        const members = [...lineNets, ...adjustments].filter(({ vat }) => vat === vatOf(row));
        const base = amount(row, 'ram:BasisAmount');
        expect(base).toBe(sum(members.map((member) => member.amount))); // BR-S-08 and its sisters
        const vat = applyPercent(
          cents(base),
          requirePercent(first(row, 'ram:RateApplicablePercent') || '0'),
          unit,
        );
        const difference = Math.abs(amount(row, 'ram:CalculatedAmount') - vat);
        expect(difference).toBeLessThanOrEqual(input.priceMode === 'gross' ? unit : 0); // BR-CO-17
      }
    }),
    { numRuns: 300 },
  );
});

test('each line is its price times its quantity, less its allowances and plus its charges', () => {
  checkProperty(
    fc.property(draft, (input) => {
      const unit = BigInt(currencyUnit(input.currency ?? 'EUR'));
      for (const item of all(write(input), 'ram:IncludedSupplyChainTradeLineItem')) {
        const price = BigInt(parseDecimal(first(item, 'ram:ChargeAmount'), 6) ?? -1);
        const quantity = BigInt(parseDecimal(first(item, 'ram:BilledQuantity'), 4) ?? 0);
        const base = BigInt(parseDecimal(first(item, 'ram:BasisQuantity') || '1', 4) ?? 0);
        const goods = roundedDivide(price * quantity, base * 10_000n * unit) * unit;
        const adjusted =
          goods + BigInt(sum(adjustmentsOf(item).map((adjustment) => adjustment.amount)));
        expect(price >= 0n).toBe(true); // BR-27
        expect(adjusted).toBe(BigInt(amount(item, 'ram:LineTotalAmount')));
      }
    }),
    { numRuns: 300 },
  );
});

function roundedDivide(value: bigint, divisor: bigint): bigint {
  const magnitude = ((value < 0n ? -value : value) * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -magnitude : magnitude;
}

test('whatever its texts, the XML has balanced elements and no markup of its author', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  checkProperty(
    fc.property(text, text, (name, note) => {
      const xml = write({
        ...menuisier,
        notes: note,
        lines: [{ kind: 'item', name, unitPrice: '1', vatRate: '20' }],
      });
      expect(unbalancedTags(xml)).toEqual([]);
      expect(xml.split('<').length).toBe(xml.split('>').length);
    }),
  );
});

function unbalancedTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, tag = ''] of xml.matchAll(/<(\/?)([a-z]+:\w+)/g)) {
    if (!closing) open.push(tag);
    else if (open.pop() !== tag) return [`/${tag}`];
  }
  return open;
}
