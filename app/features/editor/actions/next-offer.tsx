import { FilePlus2, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { proposeNumber } from '#app/features/editor/session/numbering.ts';
import { startDraft } from '#app/features/editor/session/open-draft.ts';
import { useSession, useSessionState } from '#app/features/editor/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

/** After a final download, quietly: the next document, of the same seller, for the same client if one likes. */
export function NextOffer() {
  const session = useSession();
  const completed = useSessionState((state) => state.completed);
  const given = useSessionState((state) => state.given);
  const { today } = useSessionState((state) => state.editor);
  const [dismissed, setDismissed] = useState<object | null>(null);
  if (!completed || completed === dismissed) return null;
  const { draft } = completed;
  const number = proposeNumber(given, { draft, date: today });
  const prepare = (origin: Parameters<typeof startDraft>[1]) => {
    startDraft(session, origin);
    window.scrollTo({ top: 0 });
  };
  return (
    <section
      aria-label="Et maintenant"
      className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 rounded-card bg-primary-soft p-4"
    >
      <p className="self-center">
        <strong className="font-semibold">{draft.number} est prête.</strong>{' '}
        {draft.buyer.name && 'Envoyez-la à votre client.'}
      </p>
      <IconButton
        label="Fermer"
        size="sm"
        className="-mr-1"
        onClick={() => setDismissed(completed)}
      >
        <X aria-hidden />
      </IconButton>
      <div className="col-span-2 flex flex-wrap items-center gap-2">
        <Button onClick={() => prepare({ seller: draft.seller })}>
          <FilePlus2 aria-hidden />
          Préparer la suivante ({number})
        </Button>
        {draft.buyer.name && (
          <Button
            variant="quiet"
            onClick={() => prepare({ seller: draft.seller, buyer: draft.buyer })}
          >
            <UserRound aria-hidden />
            Pour le même client
          </Button>
        )}
      </div>
    </section>
  );
}
