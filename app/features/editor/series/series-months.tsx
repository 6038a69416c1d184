import { listPeriodMonths } from '#app/features/editor/draft/rent-period.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';

type Months = { first: string; count: number };

export function SeriesMonths({
  first,
  count,
  onChange,
}: Months & { onChange: (months: Months) => void }) {
  const { today } = useEditor();
  return (
    <div className="grid gap-3 min-[26rem]:grid-cols-2 sm:max-w-md">
      <Field id="series-first" label="Premier mois">
        {(aria) => (
          <Select
            {...aria}
            value={first}
            onChange={(event) => onChange({ first: event.target.value, count })}
          >
            {listPeriodMonths(today, first).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="series-count" label="Nombre de mois">
        {(aria) => (
          <Select
            {...aria}
            value={count}
            onChange={(event) => onChange({ first, count: Number(event.target.value) })}
          >
            {COUNTS.map((value) => (
              <option key={value} value={value}>
                {value} mois
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
