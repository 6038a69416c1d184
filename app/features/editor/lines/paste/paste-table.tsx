import { Select } from '#app/ui/fields/select.tsx';
import type { Meaning } from './guess-columns.ts';
import { MEANING_NAMES } from './read-rows.ts';

export function PasteTable({
  title,
  rows,
  meanings,
  showsVat,
  onChange,
}: {
  title: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
  meanings: readonly Meaning[];
  showsVat: boolean;
  onChange: (column: number, meaning: Meaning) => void;
}) {
  const choices = CHOICES.filter((meaning) => showsVat || meaning !== 'vatRate');
  return (
    <section
      aria-label="Aperçu des colonnes"
      // A scrollable region must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="mt-3 max-h-72 overflow-auto rounded-control border border-rule"
    >
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 z-10 bg-paper">
          <tr>
            {meanings.map((meaning, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={column}
                scope="col"
                className="min-w-32 border-b border-rule p-1.5 text-left font-normal [&_select]:pr-7 [&_select]:pl-2 pointer-fine:[&_select]:text-sm"
              >
                {title && (
                  <span className="mb-1 block truncate text-ink-soft">
                    {title[column] || '\u00a0'}
                  </span>
                )}
                <Select
                  aria-label={`Contenu de la colonne ${column + 1}`}
                  value={meaning}
                  onChange={(event) => onChange(column, requireMeaning(event.target.value))}
                >
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {MEANING_NAMES[choice]}
                    </option>
                  ))}
                </Select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={index} className="border-b border-rule last:border-0">
              {meanings.map((meaning, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={column}
                  className={`max-w-64 truncate px-3 py-1.5 ${NUMBERS.has(meaning) ? 'text-right' : ''} ${meaning === 'ignored' ? 'text-ink-soft line-through' : ''}`}
                >
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN_ROWS && (
        <p className="px-3 py-1.5 text-sm text-ink-soft">… et {rows.length - SHOWN_ROWS} autres</p>
      )}
    </section>
  );
}

function requireMeaning(value: string): Meaning {
  return CHOICES.find((choice) => choice === value) ?? 'description';
}

const CHOICES: readonly Meaning[] = [
  'name',
  'description',
  'reference',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'vatRate',
  'total',
  'ignored',
];
const NUMBERS: ReadonlySet<Meaning> = new Set([
  'quantity',
  'unitPrice',
  'discount',
  'vatRate',
  'total',
]);
const SHOWN_ROWS = 8;
