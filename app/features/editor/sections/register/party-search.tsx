import { Search } from 'lucide-react';
import { useState } from 'react';
import { readBrief } from '#app/features/editor/sections/party/brief-text.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { useIsOnline } from '#app/ui/use-is-online.ts';
import { type Draft, isSiren, isSiret } from '#documents';
import { AskedRegisterDialog } from './asked-register-dialog.tsx';
import type { PartyName } from './fill-party.ts';
import { NO_SEARCH } from './no-network.ts';
import { useNumberFill } from './use-number-fill.ts';

/**
 * Under the one field of a card: the one press that asks the register, or all the fields. A whole
 * number fills the card at once, a name shows the companies that have it.
 */
export function PartySearch<Side extends PartyName>({
  party,
  isOffered = true,
  isMain,
  write,
  onFill,
  onOpen,
}: {
  party: Side;
  /** There is something to ask for. */
  isOffered?: boolean;
  /** Asking the register is what most would do next. */
  isMain: boolean;
  /** Writes what was typed in the dialog back into the field. */
  write: (party: Draft[Side], text: string) => Draft[Side];
  onFill: () => void;
  onOpen: () => void;
}) {
  const { store } = useEditor();
  const isOnline = useIsOnline();
  const [isAsked, setAsked] = useState(false);
  const fill = useNumberFill(party, onFill);
  const number = useDraft((draft) => numberOf(draft[party]));
  const isAsking = number !== null && fill.isAsking(number);
  const ask = () => {
    if (!isOnline) return;
    if (number === null) setAsked(true);
    else fill.ask(number);
  };
  const close = (query: string) => {
    setAsked(false);
    fill.stopChoosing();
    if (query === '' || query === readBrief(store.getState().draft[party])) return;
    store.update((draft) => ({ ...draft, [party]: write(draft[party], query) }));
  };
  const wordsId = `${party}-search-words`;
  return (
    <>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {isOffered && (
          <Button
            variant={isMain ? 'primary' : 'secondary'}
            className="min-h-11 grow sm:grow-0"
            aria-disabled={isAsking || !isOnline}
            aria-describedby={wordsId}
            onClick={ask}
          >
            <Search aria-hidden />
            {isAsking ? 'Recherche en cours…' : 'Chercher au registre'}
          </Button>
        )}
        <Button
          variant="quiet"
          className={`min-h-11 text-primary ${isOffered ? 'grow sm:grow-0' : '-ml-4'}`}
          onClick={onOpen}
        >
          Saisir à la main
        </Button>
      </div>
      {isOffered && (
        <p id={wordsId} className="mt-1.5 text-sm text-ink-soft">
          {isOnline ? WORDS : NO_SEARCH}
        </p>
      )}
      <p role="status" className="mt-1 text-sm text-amber empty:hidden">
        {fill.told(number)}
      </p>
      {(isAsked || fill.isChoosing) && (
        <AskedRegisterDialog party={party} onTake={onFill} onClose={close} />
      )}
    </>
  );
}

function numberOf({ siren = '', siret = '' }: Draft[PartyName]): string | null {
  if (isSiret(siret)) return siret;
  return isSiren(siren) ? siren : null;
}

const WORDS = 'Seul ce que vous cherchez sera envoyé.';
