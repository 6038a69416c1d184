import { useState } from 'react';
import { listRates } from '#app/features/editor/draft/list-rates.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { formatNumber } from '#documents';
import { hasRates, type RateChoice } from './switch-kind.ts';

export function SwitchRates({
  isTaxed,
  onChoose,
}: {
  isTaxed: boolean;
  onChoose: (choice: RateChoice) => void;
}) {
  const { store, today } = useEditor();
  const hasKept = useDraft(hasRates);
  const rates = listRates(store.getState().draft, today);
  const [mode, setMode] = useState<RateChoice['mode']>('keep');
  const [rate, setRate] = useState(rates[0] ?? '20');
  const choose = (nextMode: RateChoice['mode'], nextRate: string) => {
    setMode(nextMode);
    setRate(nextRate);
    onChoose(nextMode === 'remove' ? { mode: nextMode } : { mode: nextMode, rate: nextRate });
  };
  return (
    <>
      {hasKept && (
        <RadioGroup
          name="switch-rates"
          label="Taux de TVA des lignes"
          value={mode}
          options={isTaxed ? TAXED_OPTIONS : UNTAXED_OPTIONS}
          onChange={(next) => choose(next, rate)}
        />
      )}
      {isTaxed && (
        <Field
          id="switch-rate"
          label={
            hasKept && mode === 'keep' ? 'Taux des lignes qui n’en ont pas' : 'Taux des lignes'
          }
          className="mt-3 max-w-60"
        >
          {(aria) => (
            <Select {...aria} value={rate} onChange={(event) => choose(mode, event.target.value)}>
              {rates.map((known) => (
                <option key={known} value={known}>
                  {formatNumber(known)}&nbsp;%
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

const TAXED_OPTIONS = [
  { value: 'keep', label: 'Reprendre les taux déjà saisis' },
  { value: 'replace', label: 'Mettre le même taux partout' },
] as const;
const UNTAXED_OPTIONS = [
  {
    value: 'keep',
    label: 'Les garder de côté',
    help: 'Ils reviennent si vous repassez à un document avec TVA.',
  },
  { value: 'remove', label: 'Les retirer' },
] as const;
