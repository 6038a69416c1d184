import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense } from 'react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import {
  useEditorSession,
  useEditorSessionState,
} from '#app/features/editor/session/editor-session-context.tsx';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';

/**
 * While what is shown is a finished document: what may be done with its file. Open after a
 * download, then folded to a line until its author asks.
 */
export function OutcomeBar() {
  const session = useEditorSession();
  const completed = useEditorSessionState((state) => state.completed);
  const isOpen = useEditorSessionState((state) => state.isOutcomeOpen);
  if (!completed) return null;
  const { draft } = completed;
  const { title, agree } = wordsOf(draft.kind);
  return (
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
          <span className="min-w-0 truncate font-semibold">
            {draft.number || title} est {agree('prêt')}.
          </span>
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
            <OutcomePanel draft={draft} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

const OutcomePanel = lazyAtRest(async () => (await import('./outcome-panel.tsx')).OutcomePanel);
