import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { Owed } from '#documents/books';
import type { ChainNode } from '#documents/dossier';
import { OwedRow } from './owed-row.tsx';

/** Unpaid invoices: a table, or a list of cards where the table has no room. */
export function OwedCard({
  owed,
  allAddress,
  namesSeller,
}: {
  owed: readonly Owed[];
  allAddress: string;
  /** Documents of several companies are shown. */
  namesSeller: boolean;
}) {
  const [paid, setPaid] = useState<ChainNode | null>(null);
  const hasMore = owed.length > MOST_ROWS;
  return (
    <Card
      title="Qui vous doit quoi"
      aside={
        <Link to={allAddress} className="py-1 text-sm font-semibold text-primary hover:underline">
          {hasMore ? `Tout voir (${owed.length})` : 'Tout voir'}
          <span className="sr-only"> de ce que l’on vous doit</span>
        </Link>
      }
    >
      <div className="@container">
        <table className="w-full text-left @max-2xl:block">
          <thead className="text-sm text-ink-soft @max-2xl:sr-only">
            <tr>
              {HEADINGS.map((text) => (
                <th key={text} scope="col" className="pr-3 pb-2 font-semibold">
                  {text}
                </th>
              ))}
              <th scope="col" className="pr-3 pb-2 text-right font-semibold">
                Reste dû
              </th>
              <th scope="col">
                <span className="sr-only">Action</span>
              </th>
            </tr>
          </thead>
          <tbody className="@max-2xl:block">
            {owed.slice(0, MOST_ROWS).map((row) => (
              <OwedRow
                key={row.invoice.id}
                owed={row}
                namesSeller={namesSeller}
                onPaid={() => setPaid(row.invoice)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {paid && (
        <Suspense>
          <PaidDialog nodes={[paid]} onClose={() => setPaid(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const PaidDialog = lazyWhenUsed(
  async () => (await import('#app/follow-ups/paid/paid-dialog.tsx')).PaidDialog,
);

const HEADINGS = ['Client', 'Facture', 'Échéance'];
const MOST_ROWS = 8;
