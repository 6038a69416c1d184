import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import type { RemovedDocument } from '#app/data/dossier-store.ts';
import {
  useEditorSession,
  useEditorSessionState,
} from '#app/features/editor/session/editor-session-context.tsx';
import { startDraft } from '#app/features/editor/session/open-draft.ts';
import { closeDraft } from '#app/features/editor/session/sessions.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import type { StoredDraft } from '#documents/dossier';
import { DraftRow } from './draft-row.tsx';

/**
 * The drafts of this device, the newest first. `reading` gives null where the browser keeps
 * nothing.
 */
export function KeptDrafts({
  reading,
  onChange,
  onClose,
}: {
  reading: Promise<readonly StoredDraft[] | null>;
  onChange: () => void;
  onClose: () => void;
}) {
  const session = useEditorSession();
  const navigate = useNavigate();
  const openId = useEditorSessionState(({ id }) => id);
  // What was deleted keeps its place as long as the list is open, so that it can be restored.
  const [removed, setRemoved] = useState<readonly RemovedDocument[]>([]);
  const kept = use(reading);

  if (kept === null)
    return <p>Ce navigateur refuse d’enregistrer&nbsp;: aucun brouillon n’y est gardé.</p>;
  const removedIds = removed.map(({ stored }) => stored.id);
  const drafts = [
    ...kept.filter(({ id }) => !removedIds.includes(id)),
    ...removed.map(({ stored }) => stored),
  ].sort((left, right) => right.updatedAt - left.updatedAt);
  if (drafts.length === 0)
    return <p>Aucun brouillon pour le moment. Ce que vous saisissez s’y enregistre tout seul.</p>;

  const show = ({ id, draft }: StoredDraft) => {
    onClose();
    navigate(draftAddress(draft.kind, id));
  };
  const duplicate = async ({ id }: StoredDraft) => {
    const { createFollowUp } = await fetchPart(() => import('#app/follow-ups/create-follow-up.ts'));
    const [copy] = await createFollowUp(id, { kind: 'duplicate' });
    if (copy) show(copy);
  };
  const remove = async (stored: StoredDraft) => {
    setRemoved([
      ...removed,
      (await dossier.remove(stored.id)) ?? { stored, links: [], milestone: null },
    ]);
    if (stored.id === openId) {
      session.set({ isStored: false });
      await startDraft(session);
    } else closeDraft(stored.id);
    onChange();
  };
  const restore = async (stored: StoredDraft) => {
    const deleted = removed.find((one) => one.stored.id === stored.id);
    if (deleted) await dossier.restore(deleted);
    setRemoved(removed.filter((one) => one !== deleted));
    onChange();
  };
  return (
    <ul className="-mx-2">
      {drafts.map((stored) => (
        <li
          key={stored.id}
          className="flex items-center gap-1 border-b border-rule py-1 last:border-b-0"
        >
          <DraftRow
            stored={stored}
            isOpen={stored.id === openId}
            isRemoved={removedIds.includes(stored.id)}
            onShow={() => show(stored)}
            onDuplicate={() => duplicate(stored)}
            onRemove={() => remove(stored)}
            onRestore={() => restore(stored)}
          />
        </li>
      ))}
    </ul>
  );
}
