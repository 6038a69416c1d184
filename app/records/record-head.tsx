import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import type { ListChoice } from '#app/data/account/records/read-records.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { RECORD_COLUMNS, RECORD_ROW, type RecordColumn } from './record-columns.ts';

type Head<Row, Sort extends string> = {
  columns: readonly RecordColumn<Row, Sort>[];
  choice: ListChoice<Sort>;
  onChange: (change: Partial<ListChoice<Sort>>) => void;
};

/** Column titles that sort; a list of sort orders where the list is narrow. */
export function RecordHead<Row, Sort extends string>(head: Head<Row, Sort>) {
  const { columns, choice, onChange } = head;
  const id = useId();
  return (
    <div className={`${RECORD_ROW} ${RECORD_COLUMNS[columns.length]} border-b border-rule py-1.5`}>
      {columns.map((column) => (
        <span
          key={column.label}
          className={`text-sm font-semibold text-ink-soft @max-4xl:hidden ${column.isNumber ? 'text-right' : ''}`}
        >
          {column.sort ? <SortButton {...head} column={column} sort={column.sort} /> : column.label}
        </span>
      ))}
      <div className="col-span-2 flex items-center justify-end gap-2 @4xl:hidden">
        <label htmlFor={id} className="text-sm text-ink-soft">
          Trier
        </label>
        <Select
          id={id}
          value={`${choice.isDescending ? '-' : '+'}${choice.sort}`}
          onChange={({ target: { value } }) =>
            // The option values are made of the sort keys.
            onChange({ sort: value.slice(1) as Sort, isDescending: value.startsWith('-') })
          }
        >
          {columns.flatMap(({ sort, label }) =>
            sort
              ? ['+', '-'].map((sign) => (
                  <option key={sign + sort} value={sign + sort}>
                    {label}, {sign === '+' ? 'croissant' : 'décroissant'}
                  </option>
                ))
              : [],
          )}
        </Select>
      </div>
    </div>
  );
}

function SortButton<Row, Sort extends string>({
  column: { label },
  sort,
  choice,
  onChange,
}: Head<Row, Sort> & { column: RecordColumn<Row, Sort>; sort: Sort }) {
  const isSorted = choice.sort === sort;
  const Arrow = choice.isDescending ? ArrowDown : ArrowUp;
  const order = choice.isDescending ? 'décroissant' : 'croissant';
  return (
    <button
      type="button"
      aria-label={isSorted ? `${label}, tri ${order}` : `Trier par ${label.toLowerCase()}`}
      onClick={() => onChange({ sort, isDescending: isSorted && !choice.isDescending })}
      className="inline-flex min-h-8 cursor-pointer items-center gap-1 hover:text-ink"
    >
      {label}
      {isSorted && <Arrow aria-hidden className="size-3.5" />}
    </button>
  );
}
