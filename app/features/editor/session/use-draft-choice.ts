import { useState } from 'react';
import { useSessionState } from './session-context.tsx';

/** What the visitor chose on the screen about the document at hand, a section opened for instance; null for another document. */
export function useDraftChoice<Choice>(): [Choice | null, (choice: Choice) => void] {
  const id = useSessionState((state) => state.id);
  const [kept, setKept] = useState<{ id: string; choice: Choice } | null>(null);
  return [kept?.id === id ? kept.choice : null, (choice) => setKept({ id, choice })];
}
