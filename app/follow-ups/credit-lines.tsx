import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { formatNumber, isPriced, listRemainingLines } from '#documents';
import { takeAll } from '#documents/dossier';
import type { CreditPartProps } from './credit-part-props.ts';

export function CreditLines({ invoice, earlier, typed, onType }: CreditPartProps) {
  const id = useId();
  const lines = listRemainingLines(invoice, earlier).filter(({ quantity }) => quantity !== '0');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Quantités à rendre</legend>
      <ul className="border-y border-rule">
        {lines.map(({ index, quantity }) => {
          const line = invoice.lines[index];
          if (!line || !isPriced(line)) return null;
          const left = formatNumber(quantity);
          return (
            <li
              key={index}
              className="flex items-center gap-4 border-b border-rule py-2 last:border-b-0"
            >
              <label htmlFor={`${id}-${index}`} className="min-w-0 grow">
                <span className="block truncate">{line.name || `Ligne ${index + 1}`}</span>
                <span className="block text-sm text-ink-soft">Reste {left}</span>
              </label>
              <div className="w-28 shrink-0">
                <NumberInput
                  id={`${id}-${index}`}
                  value={typed[index] ?? ''}
                  placeholder="0"
                  onChange={(event) => onType({ ...typed, [index]: event.target.value })}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <Button size="sm" variant="quiet" className="mt-2" onClick={() => onType(takeAll(lines))}>
        Toutes les lignes
      </Button>
    </fieldset>
  );
}
