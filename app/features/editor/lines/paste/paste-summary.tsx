import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { countRows } from './count-rows.ts';
import type { ReadRow } from './read-rows.ts';

export function PasteSummary({ rows, room }: { rows: readonly ReadRow[]; room: number }) {
  const unread = rows.flatMap(({ keptAsText }) => keptAsText);
  const cut = rows.flatMap((row) => row.cut ?? []);
  return (
    <div aria-live="polite" className="mt-3">
      <p>{countRows(rows.map(({ line }) => line))}</p>
      {unread.length > 0 && (
        <FieldMessage
          tone="warning"
          text={`${unread.length === 1 ? 'Une cellule n’est pas comprise' : `${unread.length} cellules ne sont pas comprises`} et ira dans la description\u00a0: ${unread.slice(0, 3).join(', ')}${unread.length > 3 ? '…' : ''}`}
        />
      )}
      {cut.length > 0 && (
        <FieldMessage
          tone="warning"
          text={`${cut.length === 1 ? 'Un texte trop long perd sa fin' : `${cut.length} textes trop longs perdent leur fin`}\u00a0: ${[...new Set(cut)].join(', ')}.`}
        />
      )}
      {rows.length > room && (
        <FieldMessage
          tone="warning"
          text={`Un document compte 2\u202f000 lignes au plus\u00a0: seules les ${room} premières seront reprises.`}
        />
      )}
    </div>
  );
}
