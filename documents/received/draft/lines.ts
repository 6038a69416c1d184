import type { DraftInput } from '#documents/model/draft.ts';
import { maxItemsAt } from '#documents/model/fields/limits.ts';
import type { Exemption } from '#documents/model/fields/line.ts';
import { type Cents, ZERO } from '#documents/money/amounts.ts';
import type {
  TolerantInvoice,
  TolerantLine,
  TolerantVatRow,
} from '#documents/received/tolerant-invoice.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import { ecoContributionOf } from '#documents/totals/line-amounts.ts';
import { readCents, writeCents } from './amount.ts';
import { type ItemInput, settleLine } from './line-adjustments.ts';
import { readPrice } from './line-price.ts';
import { type CountedInputs, joinOutline } from './outlined-lines.ts';
import { roundingUnit } from './rounding-unit.ts';
import { fitDate, fitDecimal, fitText } from './values.ts';
import { isDisbursement } from './vat-regime.ts';

export type LineInput = NonNullable<DraftInput['lines']>[number];

/** Outside the common regime, a line says nothing about its tax. */
type LineTax = Pick<ItemInput, 'vatRate' | 'exemption'> & { kind: 'item' | 'disbursement' };

/**
 * BG-25, with titles and information lines. A charge that no discount can hold becomes a line after
 * its own. Beyond the line limit of a draft, titles are dropped and lines with charges become lump
 * sums.
 */
export function toLines(invoice: TolerantInvoice, chargesVat: boolean): LineInput[] {
  const { lines = [], outline } = invoice;
  const facts = { invoice, chargesVat, roundsTo: roundingUnit(invoice) };
  const inputs = new Map(lines.map((line) => [line, toInputs(line, facts)] as const));
  const settled: CountedInputs = (line) => inputs.get(line)?.settled ?? [];
  const single: CountedInputs = (line) => {
    const [first, ...others] = settled(line);
    const lump = others.length > 0 ? inputs.get(line)?.lump : first;
    return lump ? [lump] : [];
  };
  const ways = [
    ...(outline ? [joinOutline(outline, settled), joinOutline(outline, single, true)] : []),
    lines.flatMap(settled),
  ];
  return ways.find(({ length }) => length <= maxItemsAt('lines')) ?? lines.flatMap(single);
}

function toInputs(
  line: TolerantLine,
  {
    invoice,
    chargesVat,
    roundsTo,
  }: { invoice: TolerantInvoice; chargesVat: boolean; roundsTo: number },
) {
  const { exemptionReason: reason, exemptionCode: reasonCode } = line;
  const tax = taxOf({ ...line.vat, reason, reasonCode }, invoice, chargesVat);
  const item = { ...toItem(line, roundsTo), ...tax };
  return { settled: settleLine(item, line, roundsTo), lump: { ...item, ...toLumpSum(line) } };
}

/** BT-131 as a unit price. */
function toLumpSum({
  lineNetAmount,
}: TolerantLine): Pick<ItemInput, 'quantity' | 'unitPrice' | 'unit'> {
  const amount = readCents(lineNetAmount) ?? 0;
  return { quantity: amount < 0 ? '-1' : '1', unitPrice: writeCents(Math.abs(amount)), unit: 'LS' };
}

function toItem(line: TolerantLine, roundsTo: number): Omit<ItemInput, 'kind'> {
  const { ecoContribution, note } = splitNote(line.note);
  const { detail, ...price } = readPrice(line, roundsTo);
  const description = [line.description, detail].filter(Boolean).join('\n');
  const unit = line.unit ?? 'C62';
  const isUnit = /^[A-Z0-9]{2,3}$/.test(unit);
  const period = { start: fitDate(line.period?.start), end: fitDate(line.period?.end) };
  return {
    name: fitText(line.name, 'lines[0].name'),
    description: fitText(description, 'lines[0].description'),
    reference: fitText(line.sellerItemId, 'lines[0].reference'),
    buyerReference: fitText(line.buyerItemId, 'lines[0].buyerReference'),
    gtin: fitText(line.gtin, 'lines[0].gtin'),
    unit: isUnit ? unit : 'C62',
    unitLabel: isUnit ? undefined : fitText(unit, 'lines[0].unitLabel'),
    ...price,
    period: period.start || period.end ? period : undefined,
    note: fitText(note, 'lines[0].note'),
    orderLine: fitText(line.orderLine, 'lines[0].orderLine'),
    billedObject: fitText(line.billedObject, 'lines[0].billedObject'),
    accountingReference: fitText(line.accountingReference, 'lines[0].accountingReference'),
    originCountry: /^[A-Z]{2}$/.test(line.originCountry ?? '') ? line.originCountry : undefined,
    attributes: line.attributes
      ?.slice(0, maxItemsAt('lines[0].attributes'))
      .map(({ name, value }) => ({
        name: fitText(name, 'lines[0].attributes[0].name'),
        value: fitText(value, 'lines[0].attributes[0].value'),
      })),
    ecoContribution,
  };
}

/** BT-151, BT-152. The reason of an untaxed line is its own, else that of its row (BG-23). */
export function taxOf(tax: TolerantVatRow, invoice: TolerantInvoice, chargesVat: boolean): LineTax {
  const vatRate = fitDecimal(tax.rate, 'lines[0].vatRate') ?? '0';
  const row = findRow(invoice, tax) ?? {};
  if (isDisbursement(row)) return { kind: 'disbursement' };
  if (!chargesVat) return { kind: 'item' };
  if (vatRate !== '0') return { kind: 'item', vatRate };
  return { kind: 'item', vatRate, exemption: readExemption(tax) ?? readExemption(row) };
}

/** BT-120 and BT-121 */
export function readExemption({ reason, reasonCode }: TolerantVatRow): Exemption | undefined {
  const code = fitText(reasonCode, 'lines[0].exemption.code');
  if (!reason && !code) return undefined;
  return { ...(code ? { code } : {}), reason: fitText(reason, 'lines[0].exemption.reason') ?? '' };
}

/** In EXTENDED, one rate may have several rows with different reasons. */
function findRow(
  { vatBreakdown = [] }: TolerantInvoice,
  { category, rate = '0', reason, reasonCode }: TolerantVatRow,
): TolerantVatRow | undefined {
  const rows = vatBreakdown.filter(
    (row) => row.category === category && Number(row.rate ?? '0') === Number(rate),
  );
  const isOwn = (row: TolerantVatRow) => row.reason === reason && row.reasonCode === reasonCode;
  return rows.find(isOwn) ?? rows[0];
}

/** The line note (BT-127) that we write ends with « dont éco-participation 1,50 € par unité ». */
function splitNote(text: string | undefined): { note?: string; ecoContribution?: string } {
  const parts = (text ?? '').split('\n');
  const index = parts.findIndex((part) => ECO.test(part));
  const amount = ECO.exec(parts[index] ?? '')?.[1]
    ?.replace(/\s/g, '')
    .replace(',', '.');
  const ecoContribution = fitDecimal(amount, 'lines[0].ecoContribution');
  if (!ecoContribution) return { note: text };
  return { note: parts.toSpliced(index, 1).join('\n'), ecoContribution };
}

/** The eco-contribution of the line, in cents, read from its note; zero without one. */
export function readEcoContribution(line: TolerantLine, roundsTo: number): Cents {
  const { ecoContribution } = splitNote(line.note);
  if (!ecoContribution) return ZERO;
  return ecoContributionOf({ ...readPrice(line, roundsTo), ecoContribution }, roundsTo);
}

const ECO = new RegExp(
  `^${frenchLabels.ecoContribution} ([\\d\\s]+(?:,\\d+)?)\\s(?:€|[A-Z]{3})(?: ${frenchLabels.perUnit})?$`,
);
/** Limit of the draft’s schema. */
