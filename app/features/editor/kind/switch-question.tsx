import { useState } from 'react';
import { listRates } from '#app/features/editor/lines/new-line.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select } from '#app/ui/select.tsx';
import { chargesVat, formatNumber, type KindName } from '#documents';

import { hasRates, type RateChoice, regimeIn, switchKind } from './switch-kind.ts';
import { switchStore } from './switch-store.ts';

/** Asks what becomes of the rates before the document changes kind; everything else stays. */
export function SwitchQuestion({ to }: { to: KindName }) {
  const { store, today } = useEditor();
  const vatRegime = useDraft((draft) => regimeIn(to, draft.vatRegime));
  const isTaxed = chargesVat(vatRegime);
  const hasKept = useDraft(hasRates);
  const rates = listRates(store.getState().draft, today);
  const [mode, setMode] = useState<RateChoice['mode']>('keep');
  const [rate, setRate] = useState(rates[0] ?? '20');
  const close = () => switchStore.set(null);
  const confirm = () => {
    close();
    const choice: RateChoice = mode === 'remove' ? { mode } : { mode, rate };
    store.update((draft) => switchKind(draft, to, choice));
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={isTaxed ? 'Passer en facture avec TVA\u00a0?' : 'Passer en facture sans TVA\u00a0?'}
      description={isTaxed ? WITH_VAT : WITHOUT_VAT}
      actions={
        <>
          <Button onClick={close}>Annuler</Button>
          <Button variant="primary" onClick={confirm}>
            Changer
          </Button>
        </>
      }
    >
      {hasKept && (
        <RadioGroup
          name="switch-rates"
          label="Taux de TVA des lignes"
          value={mode}
          options={isTaxed ? TAXED_OPTIONS : UNTAXED_OPTIONS}
          onChange={setMode}
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
            <Select {...aria} value={rate} onChange={(event) => setRate(event.target.value)}>
              {rates.map((known) => (
                <option key={known} value={known}>
                  {formatNumber(known)}&nbsp;%
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Dialog>
  );
}

const WITH_VAT = 'Tout ce que vous avez saisi est gardé. La TVA s’ajoute à vos prix hors taxe.';
const WITHOUT_VAT =
  'Tout ce que vous avez saisi est gardé. Vos prix ne changent pas, la TVA ne s’y ajoute plus.';
const TAXED_OPTIONS = [
  { value: 'keep', label: 'Reprendre les taux déjà saisis' },
  { value: 'replace', label: 'Mettre le même taux partout' },
] as const;
const UNTAXED_OPTIONS = [
  {
    value: 'keep',
    label: 'Les garder de côté',
    help: 'Ils reviennent si vous repassez en facture avec TVA.',
  },
  { value: 'remove', label: 'Les retirer' },
] as const;
