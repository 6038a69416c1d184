import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { showToast } from '#app/ui/show-toast.ts';
import type { KindName } from '#documents';
import { DRAFT_PARAMETER, draftAddress } from './draft-address.ts';
import { draftName } from './draft-name.ts';
import { type Opened, openDraft, startDraft } from './open-draft.ts';
import type { Session } from './session.ts';
import { useSession, useSessionState } from './session-context.tsx';
import { moveSession } from './sessions.ts';

/** Keeps the address and what is shown together: `?brouillon=` opens a draft, and a draft that is saved takes its place there. */
export function useOpenDraft(kindName: KindName): void {
  const session = useSession();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const requestedId = parameters.get(DRAFT_PARAMETER);
  const id = useSessionState((state) => state.id);
  const isStored = useSessionState((state) => state.isStored);
  const kind = useDraft((draft) => draft.kind);

  const open = useEffectEvent(async (asked: string | null) =>
    say(await openDraft(session, asked), session),
  );
  // The device: what it holds is known only once the page is alive.
  useEffect(() => {
    open(requestedId);
  }, [requestedId]);

  const follow = useEffectEvent((shown: { kind: KindName; id: string; isStored: boolean }) => {
    if (shown.kind !== kindName) {
      moveSession(session, shown.kind);
      navigate(draftAddress(shown.kind, shown.id));
      return;
    }
    // A new document takes its place in the address with its first change.
    const addressId = shown.isStored ? shown.id : null;
    const isOpening = shown.id === '' || shown.id === requestedId;
    if (!isOpening && addressId !== requestedId)
      navigate(draftAddress(kindName, addressId), { replace: true, preventScrollReset: true });
  });
  // The address bar.
  useEffect(() => follow({ kind, id, isStored }), [kind, id, isStored]);
}

function say(opened: Opened, session: Session): void {
  const { store } = session.getState().editor;
  if (opened === 'not-found') showToast('Ce brouillon n’est plus sur cet appareil.');
  if (opened !== 'resumed') return;
  showToast('Votre dernier brouillon est là.', {
    detail: draftName(store.getState().draft),
    action: { label: 'Commencer une facture', onClick: () => startDraft(session) },
  });
}
