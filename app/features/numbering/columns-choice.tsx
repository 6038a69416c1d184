import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { formatShortDate } from '#documents';
import { changeNumberingForm } from './form-store.ts';
import type { ReadList } from './read-list.ts';

/** The choice of the number and date columns, with a preview; hidden for a plain list. */
export function ColumnsChoice({ list }: { list: ReadList }) {
  const { rows, titles, columns, numbers } = list;
  const width = rows[0]?.length ?? 0;
  if (width < 2 || (width === 2 && titles.length === 0 && columns.number === 0)) return null;
  const names = Array.from({ length: width }, (_, at) => titles[at] || `Colonne ${at + 1}`);
  const options = names.map((name, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
    <option key={at} value={at}>
      {name}
    </option>
  ));
  return (
    <div className="mt-4 grid gap-3 rounded-control bg-hover p-3 sm:grid-cols-2">
      <Field id="number-column" label="Le numéro est dans">
        {(aria) => (
          <Select
            {...aria}
            value={columns.number}
            onChange={(event) =>
              changeNumberingForm({ columns: { ...columns, number: Number(event.target.value) } })
            }
          >
            {options}
          </Select>
        )}
      </Field>
      <Field id="date-column" label="La date est dans">
        {(aria) => (
          <Select
            {...aria}
            value={columns.date ?? ''}
            onChange={({ target: { value } }) =>
              changeNumberingForm({
                columns: { ...columns, date: value === '' ? null : Number(value) },
              })
            }
          >
            <option value="">Aucune colonne</option>
            {options}
          </Select>
        )}
      </Field>
      <p className="text-sm text-ink-soft sm:col-span-2">
        Lu&nbsp;:{' '}
        {numbers
          .slice(0, SHOWN)
          .map(({ number, date }) => (date ? `${number} du ${formatShortDate(date)}` : number))
          .join(', ')}
        {numbers.length > SHOWN && '…'}
      </p>
    </div>
  );
}

const SHOWN = 3;
