import { useSyncExternalStore } from 'react';
import { type KeptLink, listKeptLinks } from '#app/data/functions/shared-documents.ts';
import { createState } from '#app/lib/create-state.ts';

const state = createState<{ links: readonly KeptLink[] }>({ links: [] });

/** The short links made on this device that have not expired. */
export const keptLinksStore = {
  refresh: () => state.set({ links: listKeptLinks(new Date()) }),
  useLinks: (): readonly KeptLink[] => useSyncExternalStore(subscribe, read, read),
  useIsKept: (id: string | undefined): boolean =>
    useSyncExternalStore(
      subscribe,
      () => hasLink(id),
      () => hasLink(id),
    ),
};

function subscribe(listener: () => void): () => void {
  keptLinksStore.refresh();
  return state.subscribe(listener);
}

function read(): readonly KeptLink[] {
  return state.get().links;
}

function hasLink(id: string | undefined): boolean {
  return id !== undefined && read().some((link) => link.id === id);
}
