import { Suspense, use, useState } from 'react';
import { sayUnread } from '#app/features/editor/actions/downloads/say-unread.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { findRepetition } from '#app/follow-ups/repetition/find-repetition.ts';
import { repeat } from '#app/follow-ups/repetition/plan-repetition.ts';
import { RepeatDialog } from '#app/follow-ups/repetition/repeat-dialog.tsx';
import { sayUnlisted } from '#app/follow-ups/repetition/say-unlisted.ts';
import { recordIdsOf } from '#documents/dossier';
import { fillModel, listPeriodWords, type Repetition } from '#documents/repetition';

/** Repeats the document that is open, or changes how it repeats. */
export function RepeatOpenDocument({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace();
  const [finding] = useState(() => find(workspace));
  return (
    <Suspense>
      <Found finding={finding} onClose={onClose} />
    </Suspense>
  );
}

type Finding = Promise<{ repetition: Repetition | null } | null>;

function find(workspace: Workspace): Finding {
  const { id, editor } = workspace.getState();
  const [unread] = Object.keys(editor.store.getState().rawTexts);
  if (unread !== undefined) {
    sayUnread(unread, 'Corrigez-le avant de répéter ce document.');
    return Promise.resolve(null);
  }
  return findRepetition(id).then((repetition) => ({ repetition }), sayUnlisted);
}

function Found({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { editor, id, issued } = useWorkspace().getState();
  const { store } = editor;
  const [{ draft, ...ids }] = useState(store.getState);
  const found = use(finding);
  if (!found) return null;
  return (
    <RepeatDialog
      repeated={repeat({ id, draft, ids: recordIdsOf(ids) }, found.repetition)}
      onSaved={({ schedule }) => {
        // The document itself says its own period; its model keeps the words.
        if (!issued && listPeriodWords(draft).length > 0)
          store.update((current) => fillModel(current, schedule));
      }}
      onClose={onClose}
    />
  );
}
