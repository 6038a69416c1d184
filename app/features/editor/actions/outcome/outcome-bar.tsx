import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense } from 'react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import {
  useEditorSession,
  useEditorSessionState,
} from '#app/features/editor/session/editor-session-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { Draft } from '#documents';

/**
 * While what is shown is a finished document: what may be done with its file. Open after a
 * download, then folded to a line until its author asks.
 */
export function OutcomeBar({ onShare }: { onShare: () => void }) {
  const session = useEditorSession();
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
        <section
          aria-label="Et maintenant"
          className="-mx-4 max-h-[70dvh] overflow-y-auto border-primary/30 border-t bg-primary-soft px-4 lg:mx-0 lg:mt-4 lg:rounded-card lg:border lg:shadow-float"
        >
          <h2 className="text-base">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => session.set({ isOutcomeOpen: !isOpen })}
              className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 text-left"
            >
              <span className="min-w-0 truncate font-semibold">{isReady}</span>
              <span className="flex shrink-0 items-center gap-1 text-sm text-ink-soft">
                {isOpen ? 'Replier' : 'Envoyer, et la suite'}
                {isOpen ? (
                  <ChevronDown aria-hidden className="size-4" />
                ) : (
                  <ChevronUp aria-hidden className="size-4" />
                )}
              </span>
            </button>
          </h2>
          {isOpen && (
            <div className="min-h-40 pb-4">
              <Suspense>
                <OutcomePanel issued={issued} fonts={session.fonts} onShare={onShare} />
              </Suspense>
            </div>
          )}
        </section>
      )}
    </>
  );
}

/** « F-2026-0042 est prête. » */
function sayReady({ kind, number }: Draft): string {
  const { title, agree } = wordsOf(kind);
  return `${number || title} est ${agree('prêt')}.`;
}

const OutcomePanel = lazyWhenUsed(async () => (await import('./outcome-panel.tsx')).OutcomePanel);
