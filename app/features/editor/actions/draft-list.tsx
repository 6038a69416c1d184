import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoredDraft } from '#app/data/browser-database.ts';
import { deleteDraft, saveDraft } from '#app/data/drafts.ts';
import { draftAddress } from '#app/features/editor/session/draft-address.ts';
import { copyDraft, startDraft } from '#app/features/editor/session/open-draft.ts';
import { useSession, useSessionState } from '#app/features/editor/session/session-context.tsx';
import { closeDraft } from '#app/features/editor/session/sessions.ts';
import { DraftRow } from './draft-row.tsx';

/** The drafts of this device, the newest first. `reading` gives null where the browser keeps nothing. */
export function DraftList({
  reading,
  onChange,
  onClose,
}: {
  reading: Promise<readonly StoredDraft[] | null>;
  onChange: () => void;
  onClose: () => void;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const openId = useSessionState(({ id }) => id);
  // What was deleted keeps its place as long as the list is open, to be had back.
  const [removed, setRemoved] = useState<readonly StoredDraft[]>([]);
  const kept = use(reading);

  if (kept === null)
    return <p>Ce navigateur refuse d’enregistrer&nbsp;: aucun brouillon n’y est gardé.</p>;
  const removedIds = removed.map(({ id }) => id);
  const drafts = [...kept.filter(({ id }) => !removedIds.includes(id)), ...removed].sort(
    (left, right) => right.updatedAt - left.updatedAt,
  );
  if (drafts.length === 0)
    return <p>Aucun brouillon pour le moment. Ce que vous saisissez s’y enregistre tout seul.</p>;

  const show = ({ id, draft }: StoredDraft) => {
    onClose();
    navigate(draftAddress(draft.kind, id));
  };
  const remove = async (stored: StoredDraft) => {
    setRemoved([...removed, stored]);
    await deleteDraft(stored.id);
    if (stored.id === openId) {
      session.set({ isStored: false });
      await startDraft(session);
    } else closeDraft(stored.id);
    onChange();
  };
  const restore = async (stored: StoredDraft) => {
    await saveDraft(stored);
    setRemoved(removed.filter(({ id }) => id !== stored.id));
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
            onDuplicate={async () => show(await copyDraft(stored))}
            onRemove={() => remove(stored)}
            onRestore={() => restore(stored)}
          />
        </li>
      ))}
    </ul>
  );
}
