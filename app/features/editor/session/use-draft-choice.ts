import { useState } from 'react';
import { useEditorSessionState } from './editor-session-context.tsx';

/**
 * What the visitor chose on the screen about the document at hand, a section opened for instance;
 * null for another document. What is chosen before a document is shown is about the one that comes.
 */
export function useDraftChoice<Choice>(): [Choice | null, (choice: Choice) => void] {
  const id = useEditorSessionState((state) => state.id);
  const isShown = useEditorSessionState((state) => state.isShown);
  const [kept, setKept] = useState<{ id: string | null; choice: Choice } | null>(null);
  const isAtHand = kept?.id === id || kept?.id === null;
  return [
    kept && isAtHand ? kept.choice : null,
    (choice) => setKept({ id: isShown ? id : null, choice }),
  ];
}
