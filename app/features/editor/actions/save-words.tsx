import { Check } from 'lucide-react';
import { hasProblem, type WorkspaceState } from '#app/features/editor/workspace/workspace.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';

/**
 * The texts share one grid cell and the check mark comes last, so that a change of text causes no
 * layout shift.
 */
export function SaveWords({ text, isSaved }: { text: string; isSaved: boolean }) {
  const isPending = useWorkspaceState(({ status }) => status === 'pending');
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

/** The text shown while no save is pending. */
export function describeSave(state: WorkspaceState): string {
  if (hasProblem(state)) return 'Non enregistré';
  if (!state.isStored) return 'Enregistré à chaque modification';
  const kept = nameKept(state);
  return state.hasRival ? `${kept}, modifié aussi dans un autre onglet` : kept;
}

/** The device holds the document as it is shown. */
export function isKept(state: WorkspaceState): boolean {
  return state.isStored && !hasProblem(state);
}

export function nameKept({ issued }: WorkspaceState): string {
  return `${issued ? 'Document' : 'Brouillon'} enregistré`;
}
