import { Check } from 'lucide-react';
import { hasProblem, type SessionState } from '#app/features/editor/session/session.ts';
import { useSessionState } from '#app/features/editor/session/session-context.tsx';

/** What has become of what was typed, in words. */
export function SaveState() {
  const text = useSessionState(describeSaving);
  const isSaved = useSessionState(({ status, isStored }) => status === 'saved' && isStored);
  return (
    <span className="inline-flex items-center gap-1.5">
      {isSaved && <Check aria-hidden className="size-4 shrink-0 text-primary" />}
      {text}
    </span>
  );
}

function describeSaving(state: SessionState): string {
  const { status, isStored, hasRival } = state;
  if (hasProblem(state)) return 'Non enregistré';
  if (status === 'pending') return 'Enregistrement…';
  if (!isStored) return 'Enregistré à chaque modification';
  return hasRival
    ? 'Brouillon enregistré, modifié aussi dans un autre onglet'
    : 'Brouillon enregistré';
}
