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
import { BookCards } from './book-cards.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { daysOf, listPeriods, readPeriod } from './period.ts';

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
      title="Suivi"
      intro="D’après les documents émis dans votre compte, en euros."
      isList
      actions={
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
          <SellerSelect
            sellers={books?.sellers ?? []}
            value={seller}
            onChange={(entreprise) => choose({ entreprise })}
            className="flex min-w-0 items-center gap-2 max-sm:[&_label]:sr-only"
          />
          <div className="flex items-center gap-2">
            <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
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
          <BookCards
            {...{ books, question, period, today }}
            hasCompany={companies.data?.length !== 0}
          />
        </>
      )}
    </RecordPage>
  );
}
