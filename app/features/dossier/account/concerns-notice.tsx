import { Suspense, useId, useState } from 'react';
import { useReading } from '#app/books/use-reading.ts';
import { readConcerns } from '#app/data/account/books/read-books.ts';
import { useFollowUps } from '#app/follow-ups/use-follow-ups.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { formatCounted } from '#documents';
import type { Concern } from '#documents/dossier';
import { CreditedBeyond } from './credited-beyond.tsx';
import { DepositGivenBack } from './deposit-given-back.tsx';
import { InvoicedTwice } from './invoiced-twice.tsx';
import { MoneyOwedBack } from './money-owed-back.tsx';

/** Above the list: mistakes that only the author can correct. */
export function ConcernsNotice() {
  const state = useReading('concerns', readConcerns);
  const titleId = useId();
  const { ask, dialog } = useFollowUps();
  const [paidId, setPaidId] = useState<string | null>(null);
  const concerns = state.status === 'ready' ? state.value : [];
  const paid = concerns.find(({ node }) => node.id === paidId)?.node;
  const hidden = concerns.length - MAX_SHOWN;
  return (
    <>
      {concerns.length > 0 && (
        <section
          aria-labelledby={titleId}
          className="mt-6 rounded-card border border-amber bg-amber-soft px-4 pt-3 pb-1"
        >
          <h2 id={titleId} className="font-semibold">
            À vérifier
          </h2>
          <ul className="divide-y divide-amber">
            {concerns.slice(0, MAX_SHOWN).map((concern) => (
              <li key={keyOf(concern)} className="py-2">
                {concern.name === 'credited-beyond' && <CreditedBeyond concern={concern} />}
                {concern.name === 'owed-back' && (
                  <MoneyOwedBack concern={concern} onShow={() => setPaidId(concern.node.id)} />
                )}
                {concern.name === 'invoiced-twice' && (
                  <InvoicedTwice
                    concern={concern}
                    onCredit={(source) => ask({ followUp: 'credit', source })}
                  />
                )}
                {concern.name === 'deposit-given-back' && (
                  <DepositGivenBack
                    concern={concern}
                    onCorrect={() => ask({ followUp: 'correction', source: concern.node })}
                  />
                )}
              </li>
            ))}
          </ul>
          {hidden > 0 && (
            <p className="pb-2 text-sm">
              et {formatCounted(hidden, 'autre')}, une fois ceux-ci réglés.
            </p>
          )}
        </section>
      )}
      {paid && (
        <Suspense>
          <PaymentDialog
            node={paid}
            onReceipt={(paymentId) => ask({ followUp: 'receipt', source: paid, paymentId })}
            onClose={() => setPaidId(null)}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

const PaymentDialog = lazyWhenUsed(
  async () => (await import('./payment-dialog.tsx')).PaymentDialog,
);

function keyOf({ name, node }: Concern): string {
  return `${name}/${node.id}`;
}

const MAX_SHOWN = 5;
