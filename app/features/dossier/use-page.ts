import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { DossierView } from '#app/data/dossier-store.ts';
import { createLiveReading, type ReadingState } from '#app/data/live-reading.ts';
import type { DossierQuery } from '#documents/dossier';

/** The list for a query, kept up to date; the last answer stays until the next one. */
export function usePage(query: DossierQuery): ReadingState<DossierView> {
  const [{ reading, ask }] = useState(() => createPageReading(query));
  const askAgain = useEffectEvent(() => ask(query));
  const key = JSON.stringify(query);
  // Syncs with the document store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when it changes
  useEffect(() => askAgain(), [key]);
  return useSyncExternalStore(reading.subscribe, reading.getState, getInitialState);
}

function createPageReading(first: DossierQuery) {
  let asked = first;
  const reading = createLiveReading(() => dossier.list(asked));
  const ask = (query: DossierQuery) => {
    if (JSON.stringify(query) === JSON.stringify(asked)) return;
    asked = query;
    reading.refresh();
  };
  return { reading, ask };
}

const READING: ReadingState<DossierView> = { status: 'reading' };
const getInitialState = () => READING;
