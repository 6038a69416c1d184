import { useId } from 'react';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { type Cents, cents, formatAmount, formatPercent, percentOf } from '#documents';
import type { WorksRow } from '#documents/dossier';

/** Each line of the quote: what is done in all, what was invoiced, what is billed this time. */
export function SituationLines({
  rows,
  typed,
  suffix,
  currency,
  onType,
}: {
  rows: readonly WorksRow[];
  /** By the id of a row; null where the whole is typed. */
  typed: Readonly<Record<number, string>> | null;
  suffix: string;
  currency: string;
  onType: (lines: Record<number, string>) => void;
}) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">
        {typed ? 'Réalisé depuis le début, ligne par ligne' : 'Ce que cela fait, ligne par ligne'}
      </legend>
      <ul className="border-y border-rule">
        {rows.map((row, index) => {
          const name = row.name || `Ligne ${index + 1}`;
          return (
            <li
              key={row.id}
              className="flex items-center gap-4 border-b border-rule py-2 last:border-b-0"
            >
              <div className="min-w-0 grow">
                {typed ? (
                  <label htmlFor={`${id}-${row.id}`} className="block wrap-break-word">
                    {name}
                  </label>
                ) : (
                  <p className="wrap-break-word">{name}</p>
                )}
                <p id={`${id}-${row.id}-progress`} className="text-sm text-ink-soft">
                  {tell(row, currency)}
                </p>
              </div>
              {typed && (
                <div className="w-28 shrink-0">
                  <NumberInput
                    id={`${id}-${row.id}`}
                    value={typed[row.id] ?? ''}
                    suffix={suffix}
                    aria-describedby={`${id}-${row.id}-progress`}
                    onChange={(event) => onType({ ...typed, [row.id]: event.target.value })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** « 2 000,00 € · cumulé 70 % · déjà 600,00 € · cette fois 800,00 € », without what is 0. */
function tell({ agreed, before, done }: WorksRow, currency: string): string {
  const write = (amount: Cents) => formatAmount(amount, currency);
  const percent = percentOf(done, { agreed });
  const parts = [
    write(agreed),
    done !== 0 && percent !== null && `cumulé ${formatPercent(percent)}`,
    before !== 0 && `déjà ${write(before)}`,
    done !== before && `cette fois ${write(cents(done - before))}`,
  ];
  // A line may end between two parts, and not in one of them.
  return parts.flatMap((part) => (part ? [part.replaceAll(' ', '\u00a0')] : [])).join('\u00a0· ');
}
