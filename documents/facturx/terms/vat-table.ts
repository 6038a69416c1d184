import { classifyVat } from '#documents/law/vat/classify-vat.ts';
import type { Draft } from '#documents/model/draft.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { type Cents, cents, type Percent } from '#documents/money/amounts.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { percentText } from './decimals.ts';
import type { VatBreakdown } from './invoice.ts';
import type { LineVat } from './invoice-line.ts';
import { taxPointCodeOf } from './tax-point.ts';

type VatTable = {
  /** BG-23 */
  breakdown: VatBreakdown[];
  /** The category of each row of `totals.vatBreakdown`, by index. */
  categories: LineVat[];
  /** All exempt under CGI 261 to 261 E: neither reported nor exchanged (DGFiP G2.32). */
  isOutsideReporting: boolean;
};

type Row = {
  vat: LineVat;
  rate: Percent;
  taxableAmount: Cents;
  vatAmount: Cents;
  /** Exemption codes of the row; « undefined » for one without. */
  codes: Set<string | undefined>;
  reasons: string[];
};

/**
 * BG-23: one row per category and rate. EN 16931 has one reason per category, so different
 * exemptions share a row: both texts, no code (BT-121), the sum of the amounts.
 */
export function buildVatTable(draft: Draft, totals: Totals): VatTable {
  const rows = new Map<string, Row>();
  const categories = totals.vatBreakdown.map((subtotal) => {
    const { category, exemption } = classifyVat(draft, subtotal);
    const key = `${category} ${subtotal.rate}`;
    const row = rows.get(key) ?? startRow(category, subtotal.rate);
    rows.set(key, row);
    row.taxableAmount = cents(row.taxableAmount + subtotal.taxableAmount);
    row.vatAmount = cents(row.vatAmount + subtotal.vatAmount);
    row.codes.add(exemption?.code);
    if (exemption && !row.reasons.includes(exemption.reason)) row.reasons.push(exemption.reason);
    return row.vat;
  });
  const taxPointCode = taxPointCodeOf(draft);
  return {
    categories,
    breakdown: [...rows.values()].map((row) => toBreakdown(row, draft.currency, taxPointCode)),
    isOutsideReporting: [...rows.values()].every(isOutsideReporting),
  };
}

/** Category O has no rate (BR-O-05). */
function startRow(category: string, rate: Percent): Row {
  const vat = category === 'O' ? { category } : { category, rate: percentText(rate) };
  return { vat, rate, taxableAmount: cents(0), vatAmount: cents(0), codes: new Set(), reasons: [] };
}

function toBreakdown(row: Row, currency: string, taxPointCode: string | undefined): VatBreakdown {
  return {
    ...row.vat,
    taxableAmount: amountText(row.taxableAmount, currency),
    vatAmount: amountText(row.vatAmount, currency),
    reason: row.reasons.join(' ; '),
    reasonCode: row.codes.size === 1 ? [...row.codes][0] : undefined,
    taxPointCode: row.rate > 0 ? taxPointCode : undefined,
  };
}

function isOutsideReporting({ vat, codes }: Row): boolean {
  return (
    vat.category === 'E' && [...codes].every((code) => code?.startsWith('VATEX-FR-CGI261') ?? false)
  );
}
