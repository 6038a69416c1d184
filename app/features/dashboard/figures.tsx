import { Link, type To, useLocation } from 'react-router';
import { type Cents, formatAmount, formatCounted } from '#documents';
import type { BookSums } from '#documents/books';
import type { documentAddresses } from './document-addresses.ts';

/** Nothing is shown of nothing. Cards; on a phone chips, so that who owes what comes soon. */
export function Figures({
  books,
  addresses,
}: {
  books: BookSums;
  addresses: ReturnType<typeof documentAddresses>;
}) {
  const { search } = useLocation();
  const { cashed, due, dueAbroad, late, waiting, toInvoice } = books;
  const dueNote = noteAbroad('dont', dueAbroad);
  const counted = [
    { label: 'À encaisser', ...due, href: addresses.unpaid, note: dueNote },
    { label: 'En retard', ...late, href: addresses.unpaid, note: '', isBad: true },
    {
      ...{ label: 'Reste à facturer', ...toInvoice, href: addresses.toInvoice },
      note: noteAbroad('et', books.toInvoiceUnrated),
    },
    {
      ...{ label: 'Devis en attente', ...waiting, href: addresses.waiting },
      note: noteAbroad('et', books.waitingUnrated),
    },
  ].filter(({ count, note }) => count > 0 || note !== '');
  if (cashed === 0 && counted.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-wrap gap-1.5 sm:mt-6 sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]">
      {cashed !== 0 && (
        <Figure
          label="Encaissé sur la période"
          amount={cashed}
          href={{ search, hash: CASHED_ID }}
        />
      )}
      {counted.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

/** « dont 1 200,00 CHF » */
function noteAbroad(word: string, amounts: BookSums['dueAbroad']): string {
  const words = amounts.map(({ amount, currency }) => formatAmount(amount, currency));
  return words.length > 0 ? `${word} ${words.join(', ')}` : '';
}

function Figure({
  label,
  amount,
  count,
  href,
  note = '',
  isBad = false,
}: {
  label: string;
  amount: Cents;
  count?: number;
  href: To;
  note?: string;
  isBad?: boolean;
}) {
  return (
    <div className="relative flex min-h-8 items-center gap-1.5 rounded-full border border-rule bg-surface px-3 hover:bg-hover sm:block sm:rounded-card sm:px-4 sm:py-3">
      <dt className="text-sm text-ink-soft">
        <Link to={href} className="after:absolute after:inset-0 hover:underline">
          {label}
        </Link>
      </dt>
      <dd className={`text-sm font-semibold tabular-nums sm:text-lg ${isBad ? 'text-stamp' : ''}`}>
        {formatAmount(amount)}
        {count !== undefined && count > 0 && <Detail>{formatCounted(count, 'document')}</Detail>}
        {note && <Detail>{note}</Detail>}
      </dd>
    </div>
  );
}

function Detail({ children }: { children: string }) {
  return <span className="block text-sm font-normal text-ink-soft max-sm:hidden">{children}</span>;
}

/** The id of the card that says what was cashed. */
export const CASHED_ID = 'recettes';
