import { useEffect, useRef } from 'react';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { RevivedNote } from '#app/sync/revived-note.tsx';
import { TwoVersionsCard } from '#app/sync/two-versions-card.tsx';
import { useConflicts } from '#app/sync/use-conflicts.ts';
import { useRevived } from '#app/sync/use-revived.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** What another device did to the open document, and the choice that is left. */
export function ElsewhereBanner() {
  const workspace = useWorkspace();
  const id = useWorkspaceState((state) => state.id);
  const versions = useConflicts().find((one) => one.id === id);
  const revived = useRevived().find((one) => one.id === id);
  const place = useRef<HTMLDivElement>(null);
  const changed = versions?.keptAs === undefined ? NEWS.changed : NEWS.issued;
  const news = versions ? changed : (revived && NEWS.deleted) || null;
  // A message, where the banner is out of sight.
  useEffect(() => {
    const banner = place.current;
    if (news === null || !banner || banner.getBoundingClientRect().bottom > 0) return;
    const { message, detail } = news;
    const show = () => banner.scrollIntoView({ block: 'center' });
    showToast(message, { detail, action: { label: 'Voir', onClick: show } });
  }, [news]);
  return (
    <div ref={place}>
      <p role="status" className="sr-only">
        {news?.message}
      </p>
      {versions && (
        <div className="mb-4">
          <TwoVersionsCard versions={versions} onBefore={workspace.flush} />
        </div>
      )}
      {!versions && revived && (
        <div className="mb-4">
          <RevivedNote stored={revived} />
        </div>
      )}
    </div>
  );
}

const NEWS = {
  changed: {
    message: 'Ce document a été changé aussi sur un autre appareil.',
    detail: 'Les deux versions sont gardées jusqu’à votre choix.',
  },
  issued: {
    message: 'Ce document a été émis sur un autre appareil.',
    detail: 'Ce que vous aviez écrit ici est gardé comme un brouillon.',
  },
  deleted: {
    message: 'Ce document a été supprimé sur un autre appareil.',
    detail: 'Il est gardé ici parce que vous l’avez modifié.',
  },
};
