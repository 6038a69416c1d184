import { formatAmount, formatCounted } from '#documents';
import type { BookSums } from '#documents/books';
import type { DossierSum } from '#documents/dossier';

export function Figures({ books: { cashed, due, late, waiting } }: { books: BookSums }) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure label="Encaissé sur la période" value={formatAmount(cashed)} />
      <Figure label="À encaisser" value={formatAmount(due.amount)} sum={due} />
      <Figure label="En retard" value={formatAmount(late.amount)} sum={late} isBad />
      <Figure label="Devis en attente" value={formatAmount(waiting.amount)} sum={waiting} />
    </dl>
  );
}

function Figure({
  label,
  value,
  sum,
  isBad = false,
}: {
  label: string;
  value: string;
  sum?: DossierSum;
  isBad?: boolean;
}) {
  return (
    <div className="rounded-card border border-rule bg-surface px-4 py-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd
        className={`text-lg font-semibold tabular-nums ${isBad && sum?.count ? 'text-stamp' : ''}`}
      >
        {value}
        {sum && (
          <span className="block text-sm font-normal text-ink-soft">
            {formatCounted(sum.count, 'document')}
          </span>
        )}
      </dd>
    </div>
  );
}
