import { Fragment } from 'react';
import { Link } from 'react-router';
import { RefusedNote } from '#app/books/refused-note.tsx';
import { useReading } from '#app/books/use-reading.ts';
import { readClientBooks } from '#app/data/account/books/read-books.ts';
import { CreditsOfClient } from '#app/follow-ups/credits/credits-of-client.tsx';
import { draftAddress } from '#app/naming/draft-address.ts';
import { CopyLine } from '#app/sync/copy-line.tsx';
import { Card } from '#app/ui/card.tsx';
import { formatAmount, formatCounted, formatShortDate } from '#documents';
import { type ChainNode, shownAmount, titleOf, wordStatus } from '#documents/dossier';

export function ClientHistory({ id }: { id: string }) {
  const state = useReading(id, readClientBooks);
  if (state.status === 'refused') return <RefusedNote />;
  if (state.status !== 'ready')
    return <div aria-hidden className="h-40 rounded-card border border-rule bg-surface" />;
  const { balances, documents } = state.value;
  const hiddenCount = documents.length - MAX_SHOWN;
  return (
    <Card title="Solde et historique">
      <CopyLine />
      {documents.length === 0 ? (
        <p className="text-ink-soft">
          Aucun document pour ce client. Ceux où vous le choisissez s’afficheront ici.
        </p>
      ) : (
        <>
          <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
            {balances.map(({ currency, due, owedBack, onAccount, invoiced }) => (
              <Fragment key={currency}>
                <Figure label="À encaisser" value={formatAmount(due, currency)} />
                {owedBack > 0 && (
                  <Figure label="À rendre" value={formatAmount(owedBack, currency)} />
                )}
                {onAccount > 0 && (
                  <Figure label="À valoir" value={formatAmount(onAccount, currency)} />
                )}
                <Figure label="Facturé en tout" value={formatAmount(invoiced, currency)} />
              </Fragment>
            ))}
          </dl>
          <CreditsOfClient id={id} />
          <ul aria-label="Documents du client">
            {documents.slice(0, MAX_SHOWN).map((node) => (
              <HistoryRow key={node.id} node={node} />
            ))}
          </ul>
          {hiddenCount > 0 && (
            <p className="border-t border-rule pt-2 text-sm text-ink-soft">
              et {formatCounted(hiddenCount, 'plus ancien', 'plus anciens')}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function HistoryRow({ node }: { node: ChainNode }) {
  const { id, kind, number, currency, issueDate, status } = node;
  const amount = shownAmount(node);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-2">
      <Link to={draftAddress(kind, id)} className="font-semibold hover:underline">
        {titleOf(node)} {number}
      </Link>
      <span className="ml-auto tabular-nums">
        {amount === null ? 'illisible' : formatAmount(amount, currency)}
      </span>
      <span className="w-full text-sm text-ink-soft">
        {issueDate && `${formatShortDate(issueDate)} · `}
        {wordStatus(status, node)}
      </span>
    </li>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

const MAX_SHOWN = 25;
