import { cents, type Percent } from '#documents/money/amounts.ts';
import { quarterOf } from '#documents/totals/numbering.ts';
import { sumTaxed, type TaxedAmount } from './book-rate.ts';
import type { Sale } from './list-sales.ts';

/** VAT of another member state in cents of a euro, as a return of the one-stop shop asks for it. */
export type ForeignVat = TaxedAmount & {
  /** « 2026-T4 » */
  quarter: string;
  /** ISO 3166 */
  country: string;
  rate: Percent;
};

/** What is declared through the one-stop shop: by quarter, country and rate (CGI 259 D). */
export function listForeignVat(sales: readonly Sale[]): ForeignVat[] {
  const sums = new Map<string, ForeignVat>();
  for (const { issueDate, vatCountry: country, rates } of sales) {
    if (country === null) continue;
    const [year, month = ''] = issueDate.split('-');
    const quarter = `${year}-T${quarterOf(month)}`;
    for (const row of rates) {
      const { rate } = row;
      const key = `${quarter} ${country} ${rate}`;
      const known = sums.get(key) ?? { rate, ...NOTHING, quarter, country };
      sums.set(key, { ...known, ...sumTaxed(known, row) });
    }
  }
  return [...sums.values()].sort(byQuarter);
}

function byQuarter(a: ForeignVat, b: ForeignVat): number {
  const named = ({ quarter, country }: ForeignVat) => `${quarter} ${country}`;
  return named(a).localeCompare(named(b), 'en') || b.rate - a.rate;
}

const NOTHING: TaxedAmount = { taxableAmount: cents(0), vatAmount: cents(0) };
