import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import type { RecentDocuments, RemovedDocument } from '#app/data/dossier-store.ts';
import { startDraft } from '#app/features/editor/workspace/open-draft.ts';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { closeDraft } from '#app/features/editor/workspace/workspaces.ts';
import { makeOnce } from '#app/follow-ups/make-once.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { useReturned } from '#app/sync/use-returned.ts';
import { Button } from '#app/ui/button.tsx';
import type { KindName } from '#documents';
import type { DocumentSummary } from '#documents/dossier';
import { DraftRow } from './draft-row.tsx';

type Removed = { summary: DocumentSummary; removal: RemovedDocument };

/**
 * The latest documents of this device. `reading` resolves to null when the browser refuses storage.
 */
export function KeptDrafts({
  reading,
  onChange,
  onMore,
  onClose,
}: {
  reading: Promise<RecentDocuments | null>;
  onChange: () => void;
  onMore: () => void;
  onClose: () => void;
}) {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const openId = useWorkspaceState(({ id }) => id);
  // Deleted documents keep their row while the list is open, so that they can be restored.
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const removals = removed.map(({ removal }) => removal);
  useReturned(removals, (id) => {
    setRemoved((latest) => latest.filter(({ summary }) => summary.id !== id));
    onChange();
  });
  const kept = use(reading);

  if (kept === null)
    return <p>Ce navigateur refuse d’enregistrer&nbsp;: aucun document n’y est gardé.</p>;
  const removedIds = removed.map(({ summary }) => summary.id);
  const documents = [
    ...kept.documents.filter(({ id }) => !removedIds.includes(id)),
    ...removed.map(({ summary }) => summary),
  ].sort((left, right) => right.updatedAt - left.updatedAt);
  if (documents.length === 0)
    return <p>Aucun document pour le moment. Ce que vous saisissez s’y enregistre tout seul.</p>;

  const show = (kind: KindName, id: string) => {
    onClose();
    navigate(draftAddress(kind, id));
  };
  const duplicate = async ({ id }: DocumentSummary) => {
    const { createFollowUp } = await fetchPart(() => import('#app/follow-ups/create-follow-up.ts'));
    const [copy] = await createFollowUp(id, { kind: 'duplicate' });
    if (copy) show(copy.draft.kind, copy.id);
  };
  const remove = async (summary: DocumentSummary) => {
    const removal = await dossier.remove(summary.id);
    // Null when another tab has already deleted it.
    if (removal) setRemoved([...removed, { summary, removal }]);
    if (summary.id === openId) {
      workspace.set({ isStored: false });
      await startDraft(workspace);
    } else closeDraft(summary.id);
    onChange();
  };
  const restore = async ({ id }: DocumentSummary) => {
    const deleted = removed.find(({ summary }) => summary.id === id);
    if (deleted) await dossier.restore(deleted.removal);
    setRemoved(removed.filter((one) => one !== deleted));
    onChange();
  };
  return (
    <>
      <ul className="-mx-2">
        {documents.map((summary) => (
          <li
            key={summary.id}
            className="flex items-center gap-1 border-b border-rule py-1 last:border-b-0"
          >
            <DraftRow
              summary={summary}
              isOpen={summary.id === openId}
              isRemoved={removedIds.includes(summary.id)}
              onShow={() => show(summary.written.kind, summary.id)}
              onDuplicate={() => makeOnce(() => duplicate(summary))}
              onRemove={() => remove(summary)}
              onRestore={() => restore(summary)}
            />
          </li>
        ))}
      </ul>
      {kept.total > kept.documents.length && (
        <Button className="mt-3" onClick={onMore}>
          Afficher les suivants
        </Button>
      )}
    </>
  );
}
