import { useReading } from '#app/books/use-reading.ts';
import { dossier } from '#app/data/dossier.ts';
import type { DossierView } from '#app/data/dossier-store.ts';
import type { ReadingState } from '#app/data/live-reading.ts';
import type { DossierQuery } from '#documents/dossier';

/** The list for a query, kept up to date; the last answer stays until the next one. */
export function usePage(query: DossierQuery): ReadingState<DossierView> {
  return useReading(query, dossier.list);
}
