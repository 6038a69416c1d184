import { Check } from 'lucide-react';
import { hasProblem, type SessionState } from '#app/features/editor/session/session.ts';
import { useSessionState } from '#app/features/editor/session/session-context.tsx';

/** What has become of what was typed, in words. They share one place: that one gives way to the other moves nothing on the page. */
export function SaveState() {
  const text = useSessionState(describeRest);
  const isSaved = useSessionState((state) => state.isStored && !hasProblem(state));
  const isPending = useSessionState(({ status }) => status === 'pending');
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <span className={`inline-flex items-center gap-1.5 ${isPending ? 'invisible' : ''}`}>
        {isSaved && (
          <Check
            aria-hidden
            className={`visible size-4 shrink-0 ${isPending ? 'text-transparent' : 'text-primary'}`}
          />
        )}
        {text}
      </span>
      <span className={isPending ? '' : 'invisible'}>Enregistrement…</span>
    </span>
  );
}

/** While nothing is being saved. */
function describeRest(state: SessionState): string {
  if (hasProblem(state)) return 'Non enregistré';
  if (!state.isStored) return 'Enregistré à chaque modification';
  return state.hasRival
    ? 'Brouillon enregistré, modifié aussi dans un autre onglet'
    : 'Brouillon enregistré';
}
