import { Search } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { Button } from '#app/ui/button.tsx';
import { AskedRegisterDialog } from './asked-register-dialog.tsx';
import { type CompanyNumberField, getFillNumber } from './get-fill-number.ts';
import { NO_NETWORK } from './no-network.ts';
import { useFilledNumber } from './use-filled-number.ts';

/** Shown under a whole number whose company is not filled in yet. */
export function RegisterFill({
  party,
  field,
}: {
  party: 'seller' | 'buyer';
  field: CompanyNumberField;
}) {
  const { store } = useEditor();
  const [filled, setFilled] = useFilledNumber(party);
  const isAlone = party === 'buyer';
  const number = useDraft((draft) => getFillNumber(draft[party], { field, filled, isAlone }));
  const [state, setState] = useState<FillState>(RESTING);
  const isAbout = state.number === number;
  if (number === null) return null;
  const isAsking = isAbout && state.status === 'asking';
  const ask = async () => {
    if (isAsking) return;
    if (!navigator.onLine) return setState({ status: 'told', number, text: NO_NETWORK });
    setState({ status: 'asking', number });
    const { fillByNumber } = await fetchPart(loadFill);
    const outcome = await fillByNumber(store, { party, number });
    setState({ ...outcome, number });
    if (outcome.status !== 'filled') return;
    setFilled(number);
    focusCard();
  };
  const close = () => {
    // The dialog traps the focus until it is unmounted.
    flushSync(() => setState(RESTING));
    focusCard();
  };
  /** The button disappears, and so may the field if the company is of another kind. */
  const focusCard = () => (getControl(field) ?? getControl('name'))?.focus();
  const getControl = (key: CompanyNumberField | 'name') =>
    document.getElementById(fieldId(`${party}.${key}`));
  return (
    <div className="mt-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button size="sm" aria-disabled={isAsking} onClick={ask}>
          <Search aria-hidden />
          {isAsking ? 'Recherche en cours…' : 'Remplir d’après le registre'}
        </Button>
        <span className="text-sm text-ink-soft">Ce numéro seul est envoyé.</span>
      </div>
      <p role="status" className="mt-1 text-sm text-ink-soft empty:hidden">
        {isAbout && state.status === 'told' && state.text}
      </p>
      {state.status === 'choose' && <AskedRegisterDialog party={party} onClose={close} />}
    </div>
  );
}

type FillState = {
  status: 'resting' | 'asking' | 'filled' | 'choose' | 'told';
  number: string | null;
  text?: string;
};

const RESTING: FillState = { status: 'resting', number: null };
const loadFill = () => import('./fill-by-number.ts');
