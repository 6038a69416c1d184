import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { GapsNote } from '#app/books/gaps-note.tsx';
import { RefusedNote } from '#app/books/refused-note.tsx';
import { SellerSelect } from '#app/books/seller-select.tsx';
import { useReading } from '#app/books/use-reading.ts';
import { readBooks } from '#app/data/account/books/read-books.ts';
import { listAllCompanies } from '#app/data/account/records/companies.ts';
import { RecordPage } from '#app/records/record-page.tsx';
import { CopyLine } from '#app/sync/copy-line.tsx';
import { useSync } from '#app/sync/use-sync.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { cents, formatPercent } from '#documents';
import type { BookSums } from '#documents/books';
import { ChartCard } from './chart-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DeclarationCard } from './declaration-card.tsx';
import { Figures } from './figures.tsx';
import { ForeignVatCard } from './foreign-vat-card.tsx';
import { NextActionsCard } from './next-actions-card.tsx';
import { daysOf, listPeriods, monthsOf, nameMonth, readPeriod, tickOfMonth } from './period.ts';
import { ThresholdCard } from './threshold-card.tsx';
import { VatDueCard } from './vat-due-card.tsx';

export function DashboardPage() {
  const id = useId();
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const period = readPeriod(parameters.get('periode'), today);
  const seller = parameters.get('entreprise') ?? '';
  const question = { period: daysOf(period), seller };
  const state = useReading({ ...question, today }, readBooks);
  const { status, copy } = useSync();
  const companies = useQuery(listAllCompanies());
  const choose = (change: { periode?: string; entreprise?: string }) => {
    const asked = { periode: period, entreprise: seller, ...change };
    const { entreprise, ...others } = asked;
    const next = entreprise === '' ? others : asked;
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const books = state.status === 'ready' ? state.value : null;
  // A device that knows nothing yet must not show zeros.
  const isWaiting = state.status === 'reading' || (status === 'unknown' && copy === null);
  return (
    <RecordPage
      title="Tableau de bord"
      intro="D’après les documents émis dans votre compte, en euros."
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SellerSelect
            sellers={books?.sellers ?? []}
            value={seller}
            onChange={(entreprise) => choose({ entreprise })}
            className="flex items-center gap-2"
          />
          <div className="flex items-center gap-2">
            <label htmlFor={id} className="text-sm font-semibold">
              Période
            </label>
            <Select
              id={id}
              value={period}
              onChange={({ target }) => choose({ periode: target.value })}
            >
              {listPeriods(period, today).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        </div>
      }
    >
      <CopyLine />
      {state.status === 'refused' && <RefusedNote />}
      {isWaiting && <DashboardSkeleton />}
      {books && !isWaiting && (
        <>
          <GapsNote gaps={books.gaps} />
          <Figures books={books} />
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
            <ChartCard
              title="Chiffre d’affaires hors taxes"
              nameTitle="Mois"
              amountTitles={['Montant HT']}
              rows={listMonthRows(books, period)}
            />
            <ChartCard
              title="TVA facturée par taux"
              nameTitle="Taux"
              amountTitles={['Base HT', 'TVA']}
              rows={books.rates.map(({ rate, taxableAmount, vatAmount }) => ({
                ...{ name: formatPercent(rate), tick: formatPercent(rate) },
                amounts: [taxableAmount, vatAmount],
              }))}
            />
            <VatDueCard vatDue={books.vatDue} />
            <ForeignVatCard foreignVat={books.foreignVat} />
            <NextActionsCard books={books} hasCompany={companies.data?.length !== 0} />
            <DeclarationCard activities={books.activities} question={question} />
            <ThresholdCard
              turnovers={books.turnovers}
              distanceSales={books.distanceSales}
              today={today}
            />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function listMonthRows({ months }: BookSums, period: string) {
  const amounts = new Map(months.map(({ month, amount }) => [month, amount]));
  return monthsOf(period).map((month, _index, all) => ({
    ...{ name: nameMonth(month), tick: tickOfMonth(month, all.length) },
    amounts: [amounts.get(month) ?? cents(0)],
  }));
}
