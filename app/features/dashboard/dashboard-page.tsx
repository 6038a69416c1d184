import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { listAllCompanies } from '#app/data/account/records/companies.ts';
import { type Dashboard, getDashboard } from '#app/data/account/records/dashboard.ts';
import { QueryProblem } from '#app/records/query-problem.tsx';
import { RecordPage } from '#app/records/record-page.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { cents, formatNumber } from '#documents';
import { ChartCard } from './chart-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { Figures } from './figures.tsx';
import { NextActionsCard } from './next-actions-card.tsx';
import { daysOf, listPeriods, monthsOf, nameMonth, readPeriod } from './period.ts';
import { ThresholdCard } from './threshold-card.tsx';

export function DashboardPage() {
  const id = useId();
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const period = readPeriod(parameters.get('periode'), today);
  const days = daysOf(period);
  const { data, error, refetch } = useQuery({
    ...getDashboard(today, days),
    placeholderData: keepPreviousData,
  });
  const companies = useQuery(listAllCompanies());
  return (
    <RecordPage
      title="Tableau de bord"
      intro="D’après les documents émis dans votre compte, en euros."
      actions={
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="text-sm font-semibold">
            Période
          </label>
          <Select
            id={id}
            value={period}
            onChange={({ target }) =>
              setParameters({ periode: target.value }, { replace: true, preventScrollReset: true })
            }
          >
            {listPeriods(period, today).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      }
    >
      {error && <QueryProblem error={error} onRetry={refetch} />}
      {!data && !error && <DashboardSkeleton />}
      {data && (
        <>
          <Figures dashboard={data} />
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
            <ChartCard
              title="Chiffre d’affaires hors taxes"
              nameTitle="Mois"
              amountTitles={['Montant HT']}
              rows={listMonthRows(data, period)}
            />
            <ChartCard
              title="TVA facturée par taux"
              nameTitle="Taux"
              amountTitles={['Base HT', 'TVA']}
              rows={data.rates.map(({ rate, base, vat }) => ({
                name: `${formatNumber(rate)}\u00a0%`,
                amounts: [base, vat],
              }))}
            />
            <NextActionsCard dashboard={data} hasCompany={companies.data?.length !== 0} />
            <DeclarationCard activities={data.activities} days={days} />
            <ThresholdCard turnovers={data.turnovers} today={today} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function listMonthRows({ months }: Dashboard, period: string) {
  const amounts = new Map(months.map(({ month, amount }) => [month, amount]));
  return monthsOf(period).map((month) => ({
    name: nameMonth(month),
    amounts: [amounts.get(month) ?? cents(0)],
  }));
}
