import { useId } from 'react';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { formatCounted } from '#documents';
import type { LostZero } from './lost-zeros.ts';

/** The zeros that were put back, by field: said, and taken back by one press. */
export function LostZerosNote({
  zeros,
  fields,
  isRestored,
  onRestore,
}: {
  zeros: readonly LostZero[];
  fields: readonly { key: string; label: string }[];
  isRestored: boolean;
  onRestore: (isRestored: boolean) => void;
}) {
  const id = useId();
  if (zeros.length === 0) return null;
  const groups = fields
    .map(({ key, label }) => ({ label, changes: listChanges(zeros, key) }))
    .filter(({ changes }) => changes.length > 0);
  return (
    <div className="rounded-card bg-amber-soft p-3">
      <p role="status">
        <strong className="font-semibold">
          {formatCounted(zeros.length, 'numéro a perdu son zéro', 'numéros ont perdu leur zéro')} du
          début
        </strong>
        &nbsp;: un tableur l’enlève quand il croit lire un nombre.
      </p>
      <ul className="mt-1 text-sm">
        {groups.map(({ label, changes }) => (
          <li key={label}>
            {label}&nbsp;: {changes.slice(0, SHOWN).join(', ')}
            {changes.length > SHOWN && ` et ${changes.length - SHOWN} de plus`}
          </li>
        ))}
      </ul>
      <Checkbox
        id={id}
        label={zeros.length > 1 ? 'Remettre ces zéros' : 'Remettre ce zéro'}
        checked={isRestored}
        onChange={({ target }) => onRestore(target.checked)}
      />
    </div>
  );
}

/** « 1000 → 01000 », once each. */
function listChanges(zeros: readonly LostZero[], key: string): string[] {
  const ofField = zeros.filter((zero) => zero.key === key);
  return [...new Set(ofField.map(({ from, to }) => `${from} → ${to}`))];
}

const SHOWN = 4;
