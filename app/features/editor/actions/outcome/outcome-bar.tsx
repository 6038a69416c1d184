import { Suspense } from 'react';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { Draft } from '#documents';

export function OutcomeBar({ onShare }: { onShare: () => void }) {
  // Null as soon as the document differs from what was issued.
  const issued = useWorkspaceState(({ completed, issued }) => completed && issued);
  const isOpen = useWorkspaceState((state) => state.isOutcomeOpen);
  const isReady = issued ? sayReady(issued.draft) : '';
  return (
    <>
      {/* Mounted before its text: screen readers only announce changes of an existing region. */}
      <p role="status" className="sr-only">
        {isOpen && isReady}
      </p>
      {issued && (
        <Suspense>
          <OutcomeSection {...{ issued, isReady, isOpen, onShare }} />
        </Suspense>
      )}
    </>
  );
}

/** « F-2026-0042 est prête. » */
function sayReady(draft: Draft): string {
  const { title, agree } = wordsOfDraft(draft);
  return `${draft.number || title} est ${agree('prêt')}.`;
}

const OutcomeSection = lazyWhenUsed(
  async () => (await import('./outcome-section.tsx')).OutcomeSection,
);
