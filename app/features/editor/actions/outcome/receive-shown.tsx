import { Suspense, useState } from 'react';
import { useEditorSession } from '#app/features/editor/session/editor-session-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

/** What the page shows when it is asked for: what was issued, or a BROUILLON before that. */
export function ReceiveShown({ onClose }: { onClose: () => void }) {
  const session = useEditorSession();
  const [{ draft, isUnfinished }] = useState(() => {
    const { completed, issued, editor } = session.getState();
    if (completed && issued) return { draft: issued.draft, isUnfinished: false };
    return { draft: editor.store.getState().draft, isUnfinished: true };
  });
  return (
    <Suspense>
      <ReceiveDialog draft={draft} isUnfinished={isUnfinished} onClose={onClose} />
    </Suspense>
  );
}

const ReceiveDialog = lazyWhenUsed(
  async () => (await import('#app/sending/receive-dialog.tsx')).ReceiveDialog,
);
