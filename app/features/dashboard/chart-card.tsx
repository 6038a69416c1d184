import { Card } from '#app/ui/card.tsx';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { cents, formatAmount, formatNumber, toDecimal } from '#documents';
import type { ChartColumn, ChartRow } from './chart-row.ts';
import { SumsTable } from './sums-table.tsx';

/** A decorative chart with its accessible table; amounts are in euros. */
export function ChartCard({
  title,
  nameTitle,
  columns,
  rows,
}: {
  title: string;
  nameTitle: string;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
}) {
  const drawn = columns.flatMap(({ title: text, look }) => (look ? [{ title: text, look }] : []));
  const isDrawn = (_amount: unknown, index: number) => columns[index]?.look !== undefined;
  return (
    <Card title={title}>
      <BarChart
        groups={rows.map(({ amounts, ...row }) => ({ ...row, values: amounts.filter(isDrawn) }))}
        series={drawn}
        formatValue={(value) => formatAmount(cents(value))}
        formatTick={formatTick}
      />
      <details className="mt-3">
        <summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-primary">
          Voir les chiffres<span className="sr-only">&nbsp;: {title}</span>
        </summary>
        <div className="mt-2">
          <SumsTable columns={columns.map(({ title: text }) => text)} {...{ nameTitle, rows }} />
        </div>
      </details>
    </Card>
  );
}

/** In cents: « 1 000 € », « 0,50 € ». */
function formatTick(value: number): string {
  const decimals = value % 100 === 0 ? 0 : 2;
  return `${formatNumber(toDecimal(value, 2, decimals))}\u00a0€`;
}
