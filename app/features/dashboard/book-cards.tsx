import type { Books, BooksQuestion } from '#app/data/account/books/read-books.ts';
import { OwedToClientsCard } from '#app/follow-ups/credits/owed-to-clients-card.tsx';
import { formatPercent } from '#documents';
import { ChartCard } from './chart-card.tsx';
import type { ChartColumn } from './chart-row.ts';
import { DeclarationCard } from './declaration-card.tsx';
import { documentAddresses } from './document-addresses.ts';
import { CASHED_ID, Figures } from './figures.tsx';
import { ForeignVatCard } from './foreign-vat-card.tsx';
import { LatestCard } from './latest-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { NextActionsCard } from './next-actions-card.tsx';
import { OwedCard } from './owed-card.tsx';
import { VAT_AMOUNTS } from './sums-table.tsx';
import { ThresholdCard } from './threshold-card.tsx';
import { VatDueCard } from './vat-due-card.tsx';

/** The cards of one period and one seller; unpaid invoices come first. */
export function BookCards({
  books,
  question,
  period,
  today,
  hasCompany,
}: {
  books: Books;
  question: BooksQuestion;
  period: string;
  today: string;
  hasCompany: boolean;
}) {
  const { owed, latest, months, rates, activities, turnovers, distanceSales } = books;
  const { sellers, sellerKey } = books;
  const addresses = documentAddresses(sellerKey);
  const isOwed = owed.length > 0;
  return (
    <>
      <Figures books={books} addresses={addresses} />
      <div
        className={`mt-3 grid items-start gap-5 sm:mt-5 ${isOwed ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
      >
        {isOwed && (
          <OwedCard
            owed={owed}
            allAddress={addresses.unpaid}
            namesSeller={sellerKey === '' && sellers.length > 1}
          />
        )}
        <div
          className={`grid items-start gap-5 ${isOwed ? 'lg:max-xl:grid-cols-2' : 'lg:grid-cols-2'}`}
        >
          <OwedToClientsCard soldBy={sellerKey === '' ? '' : question.seller} />
          <NextActionsCard books={books} hasCompany={hasCompany} addresses={addresses} />
          {latest.length > 0 && <LatestCard documents={latest} allAddress={addresses.all} />}
        </div>
      </div>
      {latest.length > 0 && (
        <div className="mt-5 grid items-start gap-5">
          <MonthsCard months={months} period={period} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {rates.some(({ vatAmount }) => vatAmount !== 0) && (
              <ChartCard
                title="TVA facturée par taux"
                nameTitle="Taux"
                columns={VAT_COLUMNS}
                rows={rates.map(({ rate, taxableAmount, vatAmount }) => ({
                  ...{ name: formatPercent(rate), tick: formatPercent(rate) },
                  amounts: [taxableAmount, vatAmount],
                }))}
              />
            )}
            <VatDueCard vatDue={books.vatDue} />
            <ForeignVatCard foreignVat={books.foreignVat} />
            {activities.length > 0 && (
              <div id={CASHED_ID}>
                <DeclarationCard activities={activities} question={question} />
              </div>
            )}
            <ThresholdCard turnovers={turnovers} distanceSales={distanceSales} today={today} />
          </div>
        </div>
      )}
    </>
  );
}

const VAT_COLUMNS: readonly ChartColumn[] = [
  { title: VAT_AMOUNTS[0], look: 'outlined' },
  { title: VAT_AMOUNTS[1], look: 'filled' },
];
