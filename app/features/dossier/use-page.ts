import { useState } from 'react';
import { useReading } from '#app/books/use-reading.ts';
import { dossier } from '#app/data/dossier.ts';
import type { DossierView } from '#app/data/dossier-store.ts';
import type { ReadingState } from '#app/data/live-reading.ts';
import type { DossierQuery } from '#documents/dossier';

/**
 * The list for a query, kept up to date; the last answer stays until the next one. `hasList` stays
 * true when the last document is deleted: its deletion can be undone.
 */
export function usePage(query: DossierQuery): {
  state: ReadingState<DossierView | null>;
  hasList: boolean;
} {
  const state = useReading(query, dossier.list);
  const [hasList, setHasList] = useState(false);
  if (!hasList && state.status === 'ready' && state.value) setHasList(true);
  return { state, hasList };
}
