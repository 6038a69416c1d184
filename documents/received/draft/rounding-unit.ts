import { currencyUnit } from '#documents/money/currency-unit.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { readCents } from './amount.ts';

/** In cents: the currency’s rounding unit, or 1 when the file has cents that it should not. */
export function roundingUnit(invoice: TolerantInvoice): number {
  const { currency = '', totals = {}, lines = [], vatBreakdown = [] } = invoice;
  const unit = currencyUnit(currency);
  if (unit === 1) return unit;
  const { taxExclusiveTotal, vatTotal, taxInclusiveTotal } = totals;
  const stated = [
    ...[taxExclusiveTotal, vatTotal, taxInclusiveTotal],
    ...lines.map(({ lineNetAmount }) => lineNetAmount),
    ...vatBreakdown.map(({ vatAmount }) => vatAmount),
  ];
  return stated.every((amount) => (readCents(amount) ?? 0) % unit === 0) ? unit : 1;
}
