import { GapsNote } from '#app/books/gaps-note.tsx';
import { formatAmount, formatCounted } from '#documents';
import type { DossierSum, DossierSums } from '#documents/dossier';

/** Cards; on a phone a line of what is due, so that the list begins soon. */
export function Sums({ sums }: { sums: DossierSums }) {
  const { due, late, thisMonth, withoutRate } = sums;
  return (
    <>
      <GapsNote gaps={{ unreadable: [], withoutRate }} />
      {due.count + thisMonth.count > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-4 sm:mt-6 sm:grid sm:grid-cols-3 sm:gap-3">
          <Sum label="À encaisser" sum={due} />
          <Sum label="En retard" sum={late} isBad={late.count > 0} />
          <Sum label="Facturé ce mois-ci" sum={thisMonth} className="max-sm:hidden" />
        </dl>
      )}
    </>
  );
}

function Sum({
  label,
  sum: { amount, count },
  isBad = false,
  className = '',
}: {
  label: string;
  sum: DossierSum;
  isBad?: boolean;
  className?: string;
}) {
  return (
    <div
      className={`flex gap-1.5 border-rule sm:block sm:rounded-card sm:border sm:bg-surface sm:px-4 sm:py-3 ${className}`}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`text-sm font-semibold tabular-nums sm:text-lg ${isBad ? 'text-stamp' : ''}`}>
        {formatAmount(amount)}
        {count > 0 && (
          <span className="block text-sm font-normal text-ink-soft max-sm:hidden">
            {formatCounted(count, 'document')}
          </span>
        )}
      </dd>
    </div>
  );
}
