import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Draft } from '#documents';
import { isPaidAfter } from './paid-after.ts';
import type { SeriesRow } from './series-rows.ts';

/** Months that nobody has paid yet: a quittance says that money was received. */
export function SeriesFuture({
  rows,
  wholes,
  onChange,
}: {
  rows: readonly SeriesRow[];
  wholes: readonly Draft[] | null;
  onChange: (rows: readonly SeriesRow[]) => void;
}) {
  const { today } = useEditor();
  const isFuture = rows.map((_, index) => isPaidAfter(wholes?.[index], today));
  const count = isFuture.filter(Boolean).length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-amber-soft p-3">
      <p className="min-w-52 grow basis-0">
        {count === 1 ? 'Un mois n’est' : `${count} mois ne sont`} pas encore payé
        {count === 1 ? '' : 's'} à ce jour&nbsp;: une quittance se donne après le paiement.
      </p>
      <Button
        size="sm"
        onClick={() =>
          onChange(rows.map((row, index) => (isFuture[index] ? { ...row, received: '0' } : row)))
        }
      >
        En faire des avis d’échéance
      </Button>
    </div>
  );
}
