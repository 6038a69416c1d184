import { useEffect, useEffectEvent, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { useEditorSessionState } from '#app/features/editor/session/editor-session-context.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { partyKey, type StoredDraft } from '#documents/dossier';
import { findRelated } from './find-related.ts';

/**
 * Judges the avoir with its invoices, as far as this device holds them; gives the drafts of the
 * device.
 */
export function useRelatedDrafts(): readonly StoredDraft[] {
  const { store, analysis, related } = useEditor();
  const draftId = useEditorSessionState((state) => state.id);
  const [stored, setStored] = useState<readonly StoredDraft[]>([]);
  const named = useDraft(({ seller, references }) =>
    [partyKey(seller), ...(references.preceding ?? []).map(nameReference)].join(' '),
  );
  const relate = useEffectEvent(async () => {
    const drafts = await dossier.listDrafts().catch(() => []);
    setStored(drafts);
    const found = findRelated(store.getState().draft, draftId, drafts);
    if (
      isSame(found.origins, related.get().origins) &&
      isSame(found.earlier, related.get().earlier)
    )
      return;
    related.set(found);
    analysis.flush();
  });
  // The device: what it holds may change in another tab too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when they change
  useEffect(() => {
    relate();
    return dossier.watchOthers(() => relate());
  }, [named, draftId]);
  return stored;
}

function nameReference({
  number,
  issueDate = '',
}: {
  number: string;
  issueDate?: string | undefined;
}) {
  return `${number}|${issueDate}`;
}

/** Drafts of the device are read anew each time: their content tells. */
function isSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
