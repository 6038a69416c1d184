import { useEffect, useRef } from 'react';
import type { DossierView } from '#app/data/dossier-store.ts';

/** Gives the focus to the first restored document once it is listed again. */
export function useRestoredRow(view: DossierView | null): (id: string | undefined) => void {
  const restored = useRef<string | undefined>(undefined);
  // The button that restored it goes, and the list is read again some time later.
  useEffect(() => {
    const link = view && restored.current && document.getElementById(rowLinkId(restored.current));
    if (!link) return;
    restored.current = undefined;
    link.focus();
  }, [view]);
  return (id) => {
    restored.current = id;
  };
}

export function rowLinkId(id: string): string {
  return `document-${id}`;
}
