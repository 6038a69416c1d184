import { Check } from 'lucide-react';
import {
  type EditorSessionState,
  hasProblem,
} from '#app/features/editor/session/editor-session.ts';
import { useEditorSessionState } from '#app/features/editor/session/editor-session-context.tsx';

/**
 * What has become of what was typed, in words. They share one place, and the sign comes after them:
 * that one gives way to another at the first key moves nothing on the page, and the browser has
 * nothing to rearrange.
 */
export function SaveState() {
  const text = useEditorSessionState(describeRest);
  const isSaved = useEditorSessionState((state) => state.isStored && !hasProblem(state));
  const isPending = useEditorSessionState(({ status }) => status === 'pending');
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <span className={isPending ? '' : 'invisible'}>Enregistrement…</span>
      <span className="inline-flex items-center gap-1.5">
        <span className={isPending ? 'invisible' : ''}>{text}</span>
        {isSaved && (
          <Check
            aria-hidden
            className={`size-4 shrink-0 ${isPending ? 'text-transparent' : 'text-primary'}`}
          />
        )}
      </span>
    </span>
  );
}

/** While nothing is being saved. */
function describeRest(state: EditorSessionState): string {
  if (hasProblem(state)) return 'Non enregistré';
  if (!state.isStored) return 'Enregistré à chaque modification';
  const kept = `${state.issued ? 'Document' : 'Brouillon'} enregistré`;
  return state.hasRival ? `${kept}, modifié aussi dans un autre onglet` : kept;
}
