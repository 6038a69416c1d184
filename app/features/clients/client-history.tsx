import { useQuery } from '@tanstack/react-query';
import {
  getClientBalances,
  listClientDocuments,
} from '#app/data/account/records/client-history.ts';
import { QueryProblem } from '#app/records/query-problem.tsx';
import { STORED_STATUS_WORDS } from '#app/records/stored-status-words.ts';
import { Card } from '#app/ui/card.tsx';
import { formatAmount, formatShortDate, requireKind } from '#documents';

export function ClientHistory({ id }: { id: string }) {
  const documents = useQuery(listClientDocuments(id));
  const balances = useQuery(getClientBalances([id]));
  const { data, error, refetch } = documents;
  if (error) return <QueryProblem error={error} onRetry={refetch} />;
  if (!data) return <div aria-hidden className="h-40 rounded-card border border-rule bg-surface" />;
  return (
    <Card title="Solde et historique">
      {data.length === 0 ? (
        <p className="text-ink-soft">
          Aucun document pour ce client. Ceux qui portent son nom s’afficheront ici.
        </p>
      ) : (
        <>
          <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
            {(balances.data?.get(id) ?? []).map(({ currency, due, invoiced }) => (
              <div key={currency} className="contents">
                <Figure label="À encaisser" value={formatAmount(due, currency)} />
                <Figure label="Facturé en tout" value={formatAmount(invoiced, currency)} />
              </div>
            ))}
          </dl>
          <ul aria-label="Documents du client">
            {data.map((document) => (
              <li
                key={document.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-2"
              >
                <span className="font-semibold">
                  {requireKind(document.kind).label} {document.number}
                </span>
                <span className="ml-auto tabular-nums">
                  {formatAmount(document.amount, document.currency)}
                </span>
                <span className="w-full text-sm text-ink-soft">
                  {document.issueDate && `${formatShortDate(document.issueDate)} · `}
                  {STORED_STATUS_WORDS[document.status] ?? document.status}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
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
