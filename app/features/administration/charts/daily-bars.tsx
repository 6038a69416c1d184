import type { DailyCount } from '#app/data/account/administration/statistics.ts';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';

/** Thirty days, today on the right; one day in seven is named. */
export function DailyBars({ counts, name }: { counts: readonly DailyCount[]; name: string }) {
  return (
    <BarChart
      groups={counts.map(({ date, count }, index) => ({
        name: date,
        tick: (counts.length - 1 - index) % 7 === 0 ? date : '',
        values: [count],
      }))}
      series={[{ title: name, look: 'filled' }]}
      formatValue={formatCount}
      formatTick={formatCount}
    />
  );
}

function formatCount(count: number): string {
  return count.toLocaleString('fr-FR');
}
