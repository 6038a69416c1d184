import { Cell, Pie, PieChart, ResponsiveContainer } from 'recharts';
import type { ReturnGroup } from '#app/data/account/administration/statistics.ts';

/** Each slice is labelled with its group and percentage: colour is not needed. */
export function ReturnPie({ groups }: { groups: readonly ReturnGroup[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={[...groups]}
          dataKey="value"
          nameKey="name"
          outerRadius="70%"
          stroke="var(--color-surface)"
          strokeWidth={2}
          isAnimationActive={false}
          label={({ name, percent = 0 }) => `${name} ${Math.round(percent * 100)} %`}
        >
          {groups.map(({ name }, index) => (
            <Cell key={name} fill={COLOURS[index % COLOURS.length]} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  );
}

const COLOURS = [
  'var(--color-primary)',
  'var(--color-amber)',
  'var(--color-stamp)',
  'var(--color-ink-soft)',
];
