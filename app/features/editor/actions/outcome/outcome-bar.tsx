import { Suspense } from 'react';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { useEditorSessionState } from '#app/features/editor/session/editor-session-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { Draft } from '#documents';

/** While what is shown is a finished document: what may be done with its file. */
export function OutcomeBar({ onShare }: { onShare: () => void }) {
  // While what is on the screen is what was issued.
  const issued = useEditorSessionState(({ completed, issued }) => completed && issued);
  const isOpen = useEditorSessionState((state) => state.isOutcomeOpen);
  const isReady = issued ? sayReady(issued.draft) : '';
  return (
    <>
      {/* The region comes with the file: only what was there before it is read aloud. */}
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
