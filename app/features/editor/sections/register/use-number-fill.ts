import { useState } from 'react';
import { isOtherField } from '#app/features/editor/focus/is-other-field.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { PartyName } from './fill-party.ts';
import { NO_NETWORK } from './no-network.ts';
import { useFilledNumber } from './use-filled-number.ts';

/** Fills a card by its number at one press, then runs `onFill`. */
export function useNumberFill(party: PartyName, onFill: () => void) {
  const { store } = useEditor();
  const [filled, setFilled] = useFilledNumber(party);
  const [state, setState] = useState<FillState>(RESTING);
  const ask = async (number: string) => {
    if (state.status === 'asking' && state.number === number) return;
    if (!navigator.onLine) return setState({ status: 'told', number, text: NO_NETWORK });
    setState({ status: 'asking', number });
    const pressed = document.activeElement;
    const isLeftAlone = () => !isOtherField(pressed, party);
    const { fillByNumber } = await fetchPart(loadFill);
    const outcome = await fillByNumber(store, { party, number, isLeftAlone });
    // A dialog would take the keys of whoever is typing, and send them to the register.
    const mustWait = outcome.status === 'choose' && isOtherField(pressed);
    setState({ ...(mustWait ? CHOICE_WAITS : outcome), number });
    if (outcome.status !== 'filled') return;
    setFilled(number);
    onFill();
  };
  return {
    /** The number that last filled the card. */
    filled,
    ask,
    isAsking: (number: string | null) => state.status === 'asking' && state.number === number,
    /** Why the number filled nothing. */
    told: (number: string | null) =>
      state.status === 'told' && state.number === number ? state.text : '',
    /** Several companies have the number, or one that is closed: the dialog shows them. */
    isChoosing: state.status === 'choose',
    stopChoosing: () => setState(RESTING),
  };
}

type FillState = {
  status: 'resting' | 'asking' | 'filled' | 'choose' | 'told';
  number: string | null;
  text?: string;
};

const CHOICE_WAITS = {
  status: 'told',
  text: 'Le registre propose plusieurs réponses : cherchez de nouveau pour choisir.',
} as const;
const RESTING: FillState = { status: 'resting', number: null };
const loadFill = () => import('./fill-by-number.ts');
