import { Suspense } from 'react';
import type { AdminStatistics } from '#app/data/account/administration/statistics.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { FiguredChart } from './figured-chart.tsx';

export function ChartsPart({ statistics }: { statistics: AdminStatistics }) {
  const { dailyEmailStats, dailyPdfStats, returnDistribution } = statistics;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <FiguredChart
        title="Emails collectés par jour"
        heads={['Jour', 'Emails']}
        rows={dailyEmailStats.map(({ date, count }) => [date, count])}
      >
        <Suspense>
          <DailyBars counts={dailyEmailStats} name="Emails" />
        </Suspense>
      </FiguredChart>
      <FiguredChart
        title="PDFs générés par jour"
        heads={['Jour', 'PDFs']}
        rows={dailyPdfStats.map(({ date, count }) => [date, count])}
      >
        <Suspense>
          <DailyBars counts={dailyPdfStats} name="PDFs" />
        </Suspense>
      </FiguredChart>
      <FiguredChart
        title="Répartition des retours"
        heads={['Retours', 'Utilisateurs']}
        rows={returnDistribution.map(({ name, value }) => [name, value])}
      >
        <Suspense>
          <ReturnPie groups={returnDistribution} />
        </Suspense>
      </FiguredChart>
    </div>
  );
}

const DailyBars = lazyWhenUsed(async () => (await import('./daily-bars.tsx')).DailyBars);
const ReturnPie = lazyWhenUsed(async () => (await import('./return-pie.tsx')).ReturnPie);
