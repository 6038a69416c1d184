import type { AdminStatistics } from '#app/data/account/administration/statistics.ts';
import { DailyBars } from './daily-bars.tsx';
import { FiguredChart } from './figured-chart.tsx';
import { ReturnBars } from './return-bars.tsx';

export function ChartsPart({ statistics }: { statistics: AdminStatistics }) {
  const { dailyEmailStats, dailyPdfStats, returnDistribution } = statistics;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <FiguredChart
        title="Emails collectés par jour"
        heads={['Jour', 'Emails']}
        rows={dailyEmailStats.map(({ date, count }) => [date, count])}
      >
        <DailyBars counts={dailyEmailStats} name="Emails" />
      </FiguredChart>
      <FiguredChart
        title="PDFs générés par jour"
        heads={['Jour', 'PDFs']}
        rows={dailyPdfStats.map(({ date, count }) => [date, count])}
      >
        <DailyBars counts={dailyPdfStats} name="PDFs" />
      </FiguredChart>
      <FiguredChart
        title="Répartition des retours"
        heads={['Retours', 'Utilisateurs']}
        rows={returnDistribution.map(({ name, value }) => [name, value])}
      >
        <ReturnBars groups={returnDistribution} />
      </FiguredChart>
    </div>
  );
}
