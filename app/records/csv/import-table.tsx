import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { ColumnChoice, ImportField } from './import-columns.ts';

/** The first rows, with a choice of field over each column. */
export function ImportTable<Key extends string>({
  fields,
  rows,
  choice,
  onChange,
}: {
  fields: readonly ImportField<Key>[];
  rows: readonly (readonly string[])[];
  choice: ColumnChoice<Key>;
  onChange: (choice: ColumnChoice<Key>) => void;
}) {
  const { hasHeader, keys } = choice;
  const choose = (column: number, key: Key | '') =>
    onChange({
      ...choice,
      // A field is taken once.
      keys: keys.map((known, index) => {
        if (index === column) return key;
        return known === key ? '' : known;
      }),
    });
  // Rows and columns are identified by their position in the file.
  const columns = keys.map((key, column) => ({ id: `column-${column}`, key, column }));
  const shown = rows
    .slice(hasHeader ? 1 : 0, hasHeader ? 6 : 5)
    .map((row, index) => ({ id: `row-${index}`, row }));
  return (
    <div>
      <Checkbox
        id="import-has-header"
        label="La première ligne donne les titres"
        checked={hasHeader}
        onChange={({ target }) => onChange({ ...choice, hasHeader: target.checked })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section tabIndex={0} aria-label="Aperçu du fichier" className="mt-2 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr>
              {columns.map(({ id, key, column }) => (
                <th key={id} scope="col" className="min-w-36 pr-2 pb-2 align-bottom font-normal">
                  {hasHeader && (
                    <span className="mb-1 block truncate text-ink-soft">{rows[0]?.[column]}</span>
                  )}
                  <Select
                    aria-label={`Colonne ${column + 1}`}
                    value={key}
                    // The options are the fields themselves.
                    onChange={({ target }) => choose(column, target.value as Key | '')}
                  >
                    <option value="">Laisser de côté</option>
                    {fields.map((field) => (
                      <option key={field.key} value={field.key}>
                        {field.label}
                      </option>
                    ))}
                  </Select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, row }) => (
              <tr key={id} className="border-t border-rule">
                {columns.map((one) => (
                  <td key={one.id} className="max-w-60 truncate py-1.5 pr-2">
                    {row[one.column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
