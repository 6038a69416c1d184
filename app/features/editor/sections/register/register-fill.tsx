import { Search } from 'lucide-react';
import { flushSync } from 'react-dom';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { isFocusedElsewhere } from '#app/features/editor/focus/is-focused-elsewhere.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { AskedRegisterDialog } from './asked-register-dialog.tsx';
import { type CompanyNumberField, getFillNumber } from './get-fill-number.ts';
import { useNumberFill } from './use-number-fill.ts';

/** Shown under a whole number whose company is not filled in yet. */
export function RegisterFill({
  party,
  field,
}: {
  party: 'seller' | 'buyer';
  field: CompanyNumberField;
}) {
  const getControl = (key: CompanyNumberField | 'name') =>
    document.getElementById(fieldId(`${party}.${key}`));
  /** The button disappears, and so may the field if the company is of another kind. */
  const focusCard = () => (getControl(field) ?? getControl('name'))?.focus();
  const fill = useNumberFill(party, () => {
    if (!isFocusedElsewhere(party)) focusCard();
  });
  const { filled } = fill;
  const isAlone = party === 'buyer';
  const number = useDraft((draft) => getFillNumber(draft[party], { field, filled, isAlone }));
  if (number === null) return null;
  const isAsking = fill.isAsking(number);
  const close = () => {
    // The dialog traps the focus until it is unmounted.
    flushSync(fill.stopChoosing);
    focusCard();
  };
  return (
    <div className="mt-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button size="sm" aria-disabled={isAsking} onClick={() => fill.ask(number)}>
          <Search aria-hidden />
          {isAsking ? 'Recherche en cours…' : 'Remplir d’après le registre'}
        </Button>
        <span className="text-sm text-ink-soft">Ce numéro seul est envoyé.</span>
      </div>
      <p role="status" className="mt-1 text-sm text-ink-soft empty:hidden">
        {fill.told(number)}
      </p>
      {fill.isChoosing && <AskedRegisterDialog party={party} onClose={close} />}
    </div>
  );
}
