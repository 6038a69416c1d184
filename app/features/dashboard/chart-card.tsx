import { Card } from '#app/ui/card.tsx';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { cents, formatAmount, formatNumber, toDecimal } from '#documents';
import type { ChartColumn, ChartRow } from './chart-row.ts';

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
        <table className="mt-2 w-full text-sm">
          <thead>
            <tr className="text-left text-ink-soft">
              <th scope="col" className="py-1 align-bottom font-semibold">
                {nameTitle}
              </th>
              {columns.map(({ title: text }) => (
                <th
                  key={text}
                  scope="col"
                  className="py-1 pl-3 text-right align-bottom font-semibold"
                >
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, amounts }) => (
              <tr key={name} className="border-t border-rule">
                <th scope="row" className="py-1 text-left font-normal">
                  {name}
                </th>
                {amounts.map((amount, index) => (
                  <td key={columns[index]?.title} className="py-1 pl-3 text-right tabular-nums">
                    {formatAmount(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

/** In cents: « 1 000 € », « 0,50 € ». */
function formatTick(value: number): string {
  const decimals = value % 100 === 0 ? 0 : 2;
  return `${formatNumber(toDecimal(value, 2, decimals))}\u00a0€`;
}
