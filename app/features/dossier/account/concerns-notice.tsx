import { Suspense, useId, useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import { useReading } from '#app/books/use-reading.ts';
import { readConcerns } from '#app/data/account/books/read-books.ts';
import type { RefusedDocument } from '#app/data/account/dossier/sync-state.ts';
import type { DataProblem } from '#app/data/account/way-of-problem.ts';
import { useFollowUps } from '#app/follow-ups/use-follow-ups.tsx';
import { useSync } from '#app/sync/use-sync.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { formatCounted } from '#documents';
import type { Concern } from '#documents/dossier';
import { ConcernLine } from './concern-line.tsx';
import { CreditedBeyond } from './credited-beyond.tsx';
import { DepositGivenBack } from './deposit-given-back.tsx';
import { InvoicedTwice } from './invoiced-twice.tsx';
import { MoneyOwedBack } from './money-owed-back.tsx';

/** Above the list: mistakes that only the author can correct. */
export function ConcernsNotice() {
  const { refused } = useSync();
  const state = useReading({ refusedIds: listNumbersTaken(refused) }, readConcerns);
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
                {concern.name === 'number-taken' && (
                  <ConcernLine
                    node={concern.node}
                    label="Dupliquer"
                    onPress={() => ask({ followUp: 'duplicate', source: concern.node })}
                  >
                    n’existe que sur cet appareil, dont les totaux en tiennent compte.{' '}
                    {sayProblem({ code: NUMBER_TAKEN })}
                  </ConcernLine>
                )}
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

/** The ids of documents whose number is that of another document of the account. */
function listNumbersTaken(refused: ReadonlyMap<string, RefusedDocument>): string[] {
  return [...refused.values()]
    .filter(({ refusals }) => refusals.some(({ code }) => code === NUMBER_TAKEN))
    .map(({ id }) => id);
}

function keyOf({ name, node }: Concern): string {
  return `${name}/${node.id}`;
}

const NUMBER_TAKEN: DataProblem = 'number_taken';
const MAX_SHOWN = 5;
