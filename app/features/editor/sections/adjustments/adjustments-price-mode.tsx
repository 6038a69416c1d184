import { useState } from 'react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { computeTotals } from '#documents';
import { convertPrices, hasTypedAmounts, keepPrices } from './convert-prices.ts';
import { describeConversion } from './describe-conversion.ts';

/** Switching between net and gross prices either converts the typed amounts or keeps them. */
export function AdjustmentsPriceMode() {
  const { store } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const mode = useDraft((draft) => draft.priceMode);
  const words = useDraft((draft) => (isAsking ? describeConversion(draft) : ''));
  const target = mode === 'net' ? 'TTC' : 'HT';

  const change = () => {
    if (hasTypedAmounts(store.getState().draft)) setAsking(true);
    else store.update(keepPrices);
  };
  const keep = () => {
    store.update(keepPrices);
    setAsking(false);
  };
  const convert = () => {
    store.update((draft) => convertPrices(draft, computeTotals(draft)));
    setAsking(false);
  };
  return (
    <div id={fieldId('priceMode')}>
      <p className="mb-1 text-sm font-semibold">Prix saisis</p>
      <Segmented
        name="price-mode"
        label="Prix saisis"
        value={mode}
        options={MODES}
        onChange={change}
      />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Passer les prix en ${target}\u00a0?`}
        description={words}
        actions={
          <>
            <Button onClick={keep}>Garder les montants</Button>
            <Button variant="primary" onClick={convert}>
              Convertir les prix
            </Button>
          </>
        }
      />
    </div>
  );
}

const MODES = [
  { value: 'net', label: 'Hors taxe' },
  { value: 'gross', label: 'TTC' },
] as const;
