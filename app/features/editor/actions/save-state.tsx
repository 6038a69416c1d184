import { Check } from 'lucide-react';
import { useRefused } from '#app/account-forms/use-refused.ts';
import { hasProblem, type WorkspaceState } from '#app/features/editor/workspace/workspace.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { useSync } from '#app/sync/use-sync.ts';

/**
 * The save status in words. The texts share one grid cell and the check mark comes last, so that a
 * change of text causes no layout shift.
 */
export function SaveState() {
  const rest = useWorkspaceState(describeRest);
  const elsewhere = useElsewhere();
  const isStored = useWorkspaceState((state) => state.isStored && !hasProblem(state));
  const refused = useRefused(useWorkspaceState(({ id }) => id));
  const isRefused = isStored && refused?.refusals.some(({ part }) => part === 'doc') === true;
  const text = isRefused ? 'Enregistré sur cet appareil seulement' : (elsewhere ?? rest);
  const isSaved = isStored && !isRefused;
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

/** What another device did to the stored document; null when nothing. */
function useElsewhere(): string | null {
  const { conflicts, revived } = useSync();
  const kept = useWorkspaceState((state) => (describesStored(state) ? nameKept(state) : null));
  const id = useWorkspaceState((state) => state.id);
  const isIssued = useWorkspaceState(({ issued }) => issued !== null);
  if (kept === null || isIssued) return null;
  if (conflicts.includes(id)) return `${kept}, modifié aussi sur un autre appareil`;
  return revived.includes(id) ? `${kept}, supprimé sur un autre appareil` : null;
}

/** The text shown while no save is pending. */
function describeRest(state: WorkspaceState): string {
  if (hasProblem(state)) return 'Non enregistré';
  if (!state.isStored) return 'Enregistré à chaque modification';
  const kept = nameKept(state);
  return state.hasRival ? `${kept}, modifié aussi dans un autre onglet` : kept;
}

function describesStored(state: WorkspaceState): boolean {
  return state.isStored && !hasProblem(state);
}

function nameKept({ issued }: WorkspaceState): string {
  return `${issued ? 'Document' : 'Brouillon'} enregistré`;
}
