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
  const storedId = useSessionState(({ id, isStored }) => (isStored ? id : null));
  const draftKind = useDraft(({ kind }) => kind);

  const open = useEffectEvent(async (id: string | null) =>
    say(await openDraft(session, id), session),
  );
  // The device: what it holds is known only once the page is alive.
  useEffect(() => {
    open(requestedId);
  }, [requestedId]);

  const follow = useEffectEvent((draftKind: KindName, storedId: string | null) => {
    if (draftKind !== kindName) {
      moveSession(session, draftKind);
      navigate(draftAddress(draftKind, session.getState().id));
    } else if (storedId !== null && storedId !== requestedId) {
      const address = draftAddress(kindName, storedId);
      navigate(address, { replace: true, preventScrollReset: true });
    }
  });
  // The address bar.
  useEffect(() => follow(draftKind, storedId), [draftKind, storedId]);
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
