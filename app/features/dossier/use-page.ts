import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { DossierView } from '#app/data/dossier-store.ts';
import { createLiveReading, type ReadingState } from '#app/data/live-reading.ts';
import type { DossierQuery } from '#documents/dossier';

/**
 * What is asked of the documents, kept up to date; the last answer stays until the next one is
 * there.
 */
export function usePage(query: DossierQuery): ReadingState<DossierView> {
  const [{ reading, ask }] = useState(() => createPageReading(query));
  const askAgain = useEffectEvent(() => ask(query));
  const key = JSON.stringify(query);
  // The keeper of the documents.
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
