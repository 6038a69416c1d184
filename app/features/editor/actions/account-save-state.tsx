import { useRefused } from '#app/account-forms/use-refused.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { useSync } from '#app/sync/use-sync.ts';
import { describeSave, isKept, nameKept, SaveWords } from './save-words.tsx';

/** What the account has of the document, beside what the device has. */
export function AccountSaveState() {
  const rest = useWorkspaceState(describeSave);
  const elsewhere = useElsewhere();
  const isStored = useWorkspaceState(isKept);
  const refused = useRefused(useWorkspaceState(({ id }) => id));
  const isRefused = isStored && refused?.refusals.some(({ part }) => part === 'doc') === true;
  const text = isRefused ? 'Enregistré sur cet appareil seulement' : (elsewhere ?? rest);
  return <SaveWords text={text} isSaved={isStored && !isRefused} />;
}

/** What another device did to the stored document; null when nothing. */
function useElsewhere(): string | null {
  const { conflicts, revived } = useSync();
  const kept = useWorkspaceState((state) => (isKept(state) ? nameKept(state) : null));
  const id = useWorkspaceState((state) => state.id);
  const isIssued = useWorkspaceState(({ issued }) => issued !== null);
  if (kept === null || isIssued) return null;
  if (conflicts.includes(id)) return `${kept}, modifié aussi sur un autre appareil`;
  return revived.includes(id) ? `${kept}, supprimé sur un autre appareil` : null;
}
