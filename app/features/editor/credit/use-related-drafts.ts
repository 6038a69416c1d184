import { useEffect, useEffectEvent, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { createRunInTurn } from '#app/lib/timing/run-in-turn.ts';
import type { Draft } from '#documents';
import { contentOf, type DocumentSummary, partyKey } from '#documents/dossier';
import { findRelated } from './find-related.ts';

/** Judges the avoir together with its stored invoices; returns the summaries of all documents. */
export function useRelatedDrafts(): readonly DocumentSummary[] {
  const { store, analysis, related } = useEditor();
  const draftId = useWorkspaceState((state) => state.id);
  const [known, setKnown] = useState<readonly DocumentSummary[]>([]);
  const named = useDraft(({ seller, references }) =>
    [partyKey(seller), ...(references.preceding ?? []).map(nameReference)].join(' '),
  );
  const relate = useEffectEvent(async (isAsked: () => boolean) => {
    const summaries = await dossier.listSummaries().catch(() => []);
    setKnown(summaries);
    const { origins, earlier } = findRelated(store.getState().draft, draftId, summaries);
    const found = { origins: await readAll(origins), earlier: await readAll(earlier) };
    if (!isAsked()) return;
    if (
      isSame(found.origins, related.get().origins) &&
      isSame(found.earlier, related.get().earlier)
    )
      return;
    related.set(found);
    analysis.flush();
  });
  // Device storage: another tab may change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when they change
  useEffect(() => {
    let isAsked = true;
    const ask = createRunInTurn(() => relate(() => isAsked));
    ask();
    const stopWatching = dossier.watchOthers(ask);
    return () => {
      isAsked = false;
      stopWatching();
    };
  }, [named, draftId]);
  return known;
}

async function readAll(documents: readonly DocumentSummary[]): Promise<Draft[]> {
  const stored = await Promise.all(documents.map(({ id }) => dossier.get(id).catch(() => null)));
  return stored.flatMap((one) => (one ? [contentOf(one)] : []));
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

/** Each read gives new objects, so drafts are compared by content. */
function isSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
