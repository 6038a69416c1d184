import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { Select } from '#app/ui/fields/select.tsx';
import type { DossierQuery, SortKey } from '#documents/dossier';
import { ROW_GRID } from './row-grid.ts';
import { TickBox } from './tick-box.tsx';

/** Sortable column headings; a list of sort orders where the list is narrow. */
export function ListHead({
  choice,
  onChange,
  isAllTicked,
  onTickAll,
}: {
  choice: DossierQuery;
  onChange: (change: Partial<DossierQuery>) => void;
  isAllTicked: boolean;
  onTickAll: (isTicked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={`${ROW_GRID} border-b border-rule px-3 py-1.5 @4xl:px-4`}>
      <TickBox
        label="Choisir tous les documents de la page"
        isTicked={isAllTicked}
        onTick={onTickAll}
      />
      {COLUMNS.map((column) => (
        <SortButton key={column.sort} {...column} choice={choice} onChange={onChange} />
      ))}
      <span className="text-sm font-semibold text-ink-soft @max-4xl:hidden">État</span>
      <div className="flex items-center justify-end gap-2 @4xl:hidden">
        <label htmlFor={id} className="text-sm text-ink-soft">
          Trier
        </label>
        <Select
          id={id}
          value={`${choice.isDescending ? '-' : '+'}${choice.sort}`}
          onChange={({ target: { value } }) =>
            onChange({ sort: value.slice(1) as SortKey, isDescending: value.startsWith('-') })
          }
        >
          {ORDERS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

function SortButton({
  sort,
  label,
  className = '',
  choice,
  onChange,
}: Column & { choice: DossierQuery; onChange: (change: Partial<DossierQuery>) => void }) {
  const isSorted = choice.sort === sort;
  const Arrow = choice.isDescending ? ArrowDown : ArrowUp;
  const order = choice.isDescending ? 'décroissant' : 'croissant';
  return (
    <button
      type="button"
      aria-label={isSorted ? `${label}, tri ${order}` : `Trier par ${label.toLowerCase()}`}
      onClick={() =>
        onChange({ sort, isDescending: isSorted ? !choice.isDescending : sort === 'date' })
      }
      className={`inline-flex min-h-8 cursor-pointer items-center gap-1 text-sm font-semibold text-ink-soft hover:text-ink @max-4xl:hidden ${className}`}
    >
      {label}
      {isSorted && <Arrow aria-hidden className="size-3.5" />}
    </button>
  );
}

type Column = { sort: SortKey; label: string; className?: string };

const COLUMNS: readonly Column[] = [
  { sort: 'number', label: 'Document' },
  { sort: 'client', label: 'Client' },
  { sort: 'date', label: 'Date' },
  { sort: 'amount', label: 'Montant', className: 'justify-end' },
];
const ORDERS = [
  { value: '-recent', label: 'Derniers modifiés' },
  { value: '-date', label: 'Les plus récents' },
  { value: '+date', label: 'Les plus anciens' },
  { value: '+client', label: 'Par client' },
  { value: '+number', label: 'Par numéro' },
  { value: '-amount', label: 'Montants décroissants' },
  { value: '+amount', label: 'Montants croissants' },
];
