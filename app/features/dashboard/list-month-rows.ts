import { cents } from '#documents';
import type { MonthSums } from '#documents/books';
import type { ChartColumn, ChartRow } from './chart-row.ts';
import { abbreviateMonth, initialOfMonth, monthsOf, nameMonth } from './period.ts';

/** All months of a period; sums without tax stand apart once they differ from those with it. */
export function listMonthRows(
  months: readonly MonthSums[],
  period: string,
): { columns: readonly ChartColumn[]; rows: readonly ChartRow[] } {
  const isTaxed = months.some(({ amount, invoiced }) => amount !== invoiced);
  const known = new Map(months.map((sums) => [sums.month, sums]));
  const rows = monthsOf(period).map((month): ChartRow => {
    const { amount = cents(0), invoiced = cents(0), cashed = cents(0) } = known.get(month) ?? {};
    return {
      name: nameMonth(month),
      tick: abbreviateMonth(month),
      shortTick: initialOfMonth(month),
      amounts: isTaxed ? [invoiced, cashed, amount] : [invoiced, cashed],
    };
  });
  return { columns: isTaxed ? TAXED : UNTAXED, rows };
}

const TAXED: readonly ChartColumn[] = [
  { title: 'Facturé TTC', look: 'outlined' },
  { title: 'Encaissé TTC', look: 'filled' },
  { title: 'Chiffre d’affaires HT' },
];
const UNTAXED: readonly ChartColumn[] = [
  { title: 'Facturé', look: 'outlined' },
  { title: 'Encaissé', look: 'filled' },
];
