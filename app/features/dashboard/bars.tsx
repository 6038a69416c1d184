import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { ChartRow } from './chart-row.ts';

/** Bars differ by position and fill, not by colour alone. */
export function Bars({
  rows,
  amountTitles,
}: {
  rows: readonly ChartRow[];
  amountTitles: readonly string[];
}) {
  const data = rows.map(({ name, amounts }) => ({
    name,
    ...Object.fromEntries(amounts.map((amount, index) => [`amount${index}`, amount / 100])),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--color-rule)" />
        <XAxis
          dataKey="name"
          // Recharts would leave some out, and a bar would seem to be that of another month.
          interval={0}
          tickFormatter={(_name, index) => rows[index]?.tick ?? ''}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--color-ink-soft)', fontSize: 12 }}
        />
        <YAxis
          width={64}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--color-ink-soft)', fontSize: 12 }}
          tickFormatter={formatTick}
        />
        {amountTitles.map((title, index) => (
          <Bar
            key={title}
            dataKey={`amount${index}`}
            name={title}
            isAnimationActive={false}
            stroke="var(--color-primary)"
            fill={index === 0 ? 'var(--color-primary)' : 'var(--color-primary-soft)'}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** In euros: « 1 000 », « 289,80 ». */
function formatTick(value: number): string {
  const decimals = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString('fr-FR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
