import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { whenJudged } from '#app/features/editor/store/load-engine.ts';
import { PREFILL_MARK } from '#app/lib/pages/share-address.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { DRAFT_PARAMETER, draftAddress, OUTCOME_HASH } from '#app/naming/draft-address.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { KindName } from '#documents';
import { draftName } from '#documents/dossier';
import type { Opened } from './device-drafts.ts';
import { openDraft, startDraft } from './open-draft.ts';
import type { Workspace } from './workspace.ts';
import { useWorkspace, useWorkspaceState } from './workspace-context.tsx';
import { moveWorkspace } from './workspaces.ts';

/**
 * Keeps the address and the document in sync: `?brouillon=` opens a draft, and a saved draft
 * appears there.
 */
export function useOpenDraft(kindName: KindName): void {
  const workspace = useWorkspace();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const { location: destination } = useNavigation();
  const requestedId = parameters.get(DRAFT_PARAMETER);
  const id = useWorkspaceState((state) => state.id);
  const isStored = useWorkspaceState((state) => state.isStored);
  const kind = useDraft((draft) => draft.kind);

  const open = useEffectEvent(async (asked: string | null, fragment: string) => {
    if (fragment.startsWith(`#${PREFILL_MARK}`)) {
      const { openPrefill } = await fetchPart(() => import('./prefill/open-prefill.ts'));
      await openPrefill(workspace, fragment);
    } else {
      const opened = await openDraft(workspace, asked);
      say(opened, workspace);
      if (opened === 'left' || fragment !== OUTCOME_HASH) return;
      // It may have been awaited: the user is elsewhere by now.
      if (window.location.pathname !== pathname) return;
      workspace.set({ isOutcomeOpen: true });
    }
    await whenHydrated(workspace);
    if (window.location.pathname !== pathname) return;
    // Removes the fragment: a reload or the history must not apply it again.
    navigate({ search: window.location.search }, { replace: true, preventScrollReset: true });
  });
  // Device storage: readable only after hydration.
  useEffect(() => {
    open(requestedId, hash);
  }, [requestedId, hash]);

  const follow = useEffectEvent((shown: { kind: KindName; id: string; isStored: boolean }) => {
    if (shown.kind !== kindName) {
      moveWorkspace(workspace, shown.kind);
      navigate(draftAddress(shown.kind, shown.id));
      return;
    }
    // A new document enters the address with its first change.
    const addressId = shown.isStored ? shown.id : null;
    const isOpening = shown.id === '' || shown.id === requestedId;
    // A draft saved during a navigation must not cancel it. The location may have changed before
    // React Router’s state has.
    const isLeaving =
      window.location.pathname !== pathname ||
      (destination !== undefined && destination.pathname !== pathname);
    if (!isOpening && !isLeaving && addressId !== requestedId)
      navigate(draftAddress(kindName, addressId), { replace: true, preventScrollReset: true });
  });
  // A page shown again may still hold the document of its last visit: the requested id comes first.
  const isAskedFirst = useRef(requestedId !== null);
  // The address bar.
  useEffect(() => {
    let isLatest = !isAskedFirst.current;
    isAskedFirst.current = false;
    whenHydrated(workspace).then(() => isLatest && follow({ kind, id, isStored }));
    return () => {
      isLatest = false;
    };
  }, [workspace, kind, id, isStored]);
}

/**
 * React Router renders the page again for another address: React would then throw away each part
 * that has not hydrated, and what was typed in it.
 */
async function whenHydrated({ whenAlive }: Workspace): Promise<void> {
  await Promise.all([whenAlive, whenJudged()]);
}

function say(opened: Opened, workspace: Workspace): void {
  const { store } = workspace.getState().editor;
  if (opened === 'not-found') showToast('Ce brouillon n’est plus sur cet appareil.');
  if (opened !== 'resumed') return;
  const { draft } = store.getState();
  showToast('Votre dernier brouillon est là.', {
    detail: draftName(draft),
    action: { label: `Commencer ${wordsOf(draft.kind).one}`, onClick: () => startDraft(workspace) },
  });
}
