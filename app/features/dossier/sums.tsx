import { formatAmount } from '#documents';
import type { DossierSum, DossierSums } from '#documents/dossier';

export function Sums({ sums }: { sums: DossierSums }) {
  const { due, late, thisMonth } = sums;
  if (due.count + thisMonth.count === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Sum label="À encaisser" sum={due} />
      <Sum label="En retard" sum={late} isBad={late.count > 0} />
      <Sum label="Facturé ce mois-ci" sum={thisMonth} className="max-sm:col-span-2" />
    </dl>
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
    <div className={`rounded-card border border-rule bg-surface px-4 py-3 ${className}`}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`text-lg font-semibold tabular-nums ${isBad ? 'text-stamp' : ''}`}>
        {formatAmount(amount)}
        {count > 0 && (
          <span className="block text-sm font-normal text-ink-soft">
            {count === 1 ? '1 document' : `${count} documents`}
          </span>
        )}
      </dd>
    </div>
  );
}
