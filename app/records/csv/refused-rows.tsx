import { useId } from 'react';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { formatCounted } from '#documents';

/** Rows that cannot be read, each with its reason. */
export function RefusedRows({
  refused,
  isLeft,
  onLeave,
}: {
  refused: readonly { line: number; text: string }[];
  isLeft: boolean;
  /** Null when no row is left to import. */
  onLeave: ((isLeft: boolean) => void) | null;
}) {
  const id = useId();
  return (
    <div>
      <h3 className="text-base font-semibold">
        {formatCounted(
          refused.length,
          'ligne ne peut pas être importée',
          'lignes ne peuvent pas être importées',
        )}
      </h3>
      <ul aria-label="Lignes refusées" className="mt-1 max-h-40 overflow-y-auto text-sm">
        {refused.slice(0, MAX_SHOWN).map(({ line, text }) => (
          <li key={line}>
            Ligne {line}&nbsp;: {text}
          </li>
        ))}
      </ul>
      {onLeave && (
        <Checkbox
          id={id}
          label="Laisser ces lignes de côté et importer les autres"
          checked={isLeft}
          onChange={({ target }) => onLeave(target.checked)}
        />
      )}
    </div>
  );
}

const MAX_SHOWN = 100;
