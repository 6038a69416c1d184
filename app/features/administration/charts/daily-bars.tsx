import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DailyCount } from '#app/data/account/administration/statistics.ts';

/** Thirty days, today on the right. */
export function DailyBars({ counts, name }: { counts: readonly DailyCount[]; name: string }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...counts]} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--color-rule)" />
        <XAxis dataKey="date" tick={TICK} tickLine={false} interval="preserveStartEnd" />
        <YAxis allowDecimals={false} width={40} tick={TICK} tickLine={false} axisLine={false} />
        <Tooltip cursor={{ fill: 'var(--color-hover)' }} contentStyle={BOX} />
        <Bar dataKey="count" name={name} fill="var(--color-primary)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

const TICK = { fill: 'var(--color-ink-soft)', fontSize: 12 };
const BOX = { background: 'var(--color-surface)', border: '1px solid var(--color-rule)' };
