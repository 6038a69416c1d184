import { useState } from 'react';
import { useWorkspaceState } from './workspace-context.tsx';

/**
 * View state tied to the current document, such as an open section; null for any other document. A
 * choice made before the first document is shown belongs to that document.
 */
export function useDraftChoice<Choice>(): [Choice | null, (choice: Choice) => void] {
  const id = useWorkspaceState((state) => state.id);
  const isShown = useWorkspaceState((state) => state.isShown);
  const [kept, setKept] = useState<{ id: string | null; choice: Choice } | null>(null);
  const isAtHand = kept?.id === id || kept?.id === null;
  return [
    kept && isAtHand ? kept.choice : null,
    (choice) => setKept({ id: isShown ? id : null, choice }),
  ];
}
