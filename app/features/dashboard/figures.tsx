import { formatAmount, formatCounted } from '#documents';
import type { BookSums } from '#documents/books';
import type { DossierSum } from '#documents/dossier';

export function Figures({ books }: { books: BookSums }) {
  const { cashed, due, dueAbroad, late, waiting } = books;
  const abroad = dueAbroad.map(({ amount, currency }) => formatAmount(amount, currency));
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure label="Encaissé sur la période" value={formatAmount(cashed)} />
      <Figure
        label="À encaisser"
        value={formatAmount(due.amount)}
        sum={due}
        note={abroad.length > 0 ? `dont ${abroad.join(', ')}` : ''}
      />
      <Figure label="En retard" value={formatAmount(late.amount)} sum={late} isBad />
      <Figure label="Devis en attente" value={formatAmount(waiting.amount)} sum={waiting} />
    </dl>
  );
}

function Figure({
  label,
  value,
  sum,
  note = '',
  isBad = false,
}: {
  label: string;
  value: string;
  sum?: DossierSum;
  note?: string;
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
        {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
      </dd>
    </div>
  );
}
