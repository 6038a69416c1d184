import { ratesOf } from '#documents/law/vat/rates.ts';
import {
  type Cents,
  HUNDRED_PERCENT,
  PERCENT_DECIMALS,
  type Percent,
} from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { formatPercent } from '#documents/money/format.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { TolerantInvoice, TolerantVatRow } from '#documents/received/tolerant-invoice.ts';
import { readCents, writeCents } from './amount.ts';
import { type LineInput, taxOf } from './lines.ts';
import { roundingUnit } from './rounding-unit.ts';
import { readScaled } from './values.ts';

/** One line per rate for an invoice without lines (MINIMUM, BASIC WL), priced at its base. */
export function toHeaderLines(invoice: TolerantInvoice, chargesVat: boolean): LineInput[] {
  const rows = invoice.vatBreakdown ?? [guessRow(invoice)];
  return rows.map((row): LineInput => {
    const base = readCents(row.taxableAmount) ?? 0;
    return {
      ...taxOf(row, invoice, chargesVat),
      name: nameOf(row, chargesVat),
      quantity: base < 0 ? '-1' : '1',
      unit: 'LS',
      unitPrice: writeCents(Math.abs(base)),
    };
  });
}

function nameOf({ rate }: TolerantVatRow, chargesVat: boolean): string {
  const percent = chargesVat ? readScaled(rate, PERCENT_DECIMALS) : null;
  return percent === null ? 'Total' : `Total à ${formatPercent(percent as Percent)}`;
}

/** MINIMUM states only total base and VAT: the French rate that links them, else the mean rate. */
function guessRow(invoice: TolerantInvoice): TolerantVatRow {
  const { totals = {}, issueDate = '' } = invoice;
  const base = readCents(totals.taxExclusiveTotal) ?? (0 as Cents);
  const vat = readCents(totals.vatTotal) ?? 0;
  const unit = roundingUnit(invoice);
  const known = ratesOf('mainland', issueDate).find(
    (rate) => applyPercent(base, rate, unit) === vat,
  );
  const mean = base === 0 ? 0 : Math.max(0, multiplyDivide(vat, HUNDRED_PERCENT, base));
  return {
    category: 'S',
    rate: toDecimal(vat === 0 ? 0 : (known ?? mean), PERCENT_DECIMALS),
    taxableAmount: totals.taxExclusiveTotal,
  };
}
