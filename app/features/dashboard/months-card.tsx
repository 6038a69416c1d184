import type { MonthSums } from '#documents/books';
import { ChartCard } from './chart-card.tsx';
import { listMonthRows } from './list-month-rows.ts';

export function MonthsCard({ months, period }: { months: readonly MonthSums[]; period: string }) {
  if (months.every(({ invoiced, cashed }) => invoiced === 0 && cashed === 0))
    return <p className="text-ink-soft">Rien n’est facturé ni encaissé sur cette période.</p>;
  return (
    <ChartCard
      title="Facturé et encaissé par mois"
      nameTitle="Mois"
      {...listMonthRows(months, period)}
    />
  );
}
