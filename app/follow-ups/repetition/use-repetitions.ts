import { useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { createLiveReading, type ReadingState } from '#app/data/live-reading.ts';
import { repetitions } from '#app/data/repetitions/repetitions.ts';
import { type ChainNode, isIssued, repetitionOf } from '#documents/dossier';
import { nextDate, type Repetition } from '#documents/repetition';

export type ShownRepetition = {
  repetition: Repetition;
  /** Prepared documents that are still drafts, by date. */
  waiting: readonly ChainNode[];
};

/** The repetitions of the account or of this device, kept up to date. */
export function useRepetitions(): ReadingState<readonly ShownRepetition[]> {
  return useSyncExternalStore(reading.subscribe, reading.getState, reading.getInitialState);
}

const reading = createLiveReading(readAll, (id) => repetitionOf(id) !== null || UUID.test(id));

async function readAll(): Promise<ShownRepetition[]> {
  const all = await repetitions.list();
  if (all.length === 0) return [];
  const drafts = (await dossier.listSummaries()).filter((node) => !isIssued(node));
  return all
    .map((repetition) => {
      const own = drafts.filter(({ id }) => repetitionOf(id) === repetition.id);
      return { repetition, waiting: own.sort((one, other) => one.id.localeCompare(other.id)) };
    })
    .sort(byNextDate);
}

/** Finished and paused repetitions come last. */
function byNextDate(one: ShownRepetition, other: ShownRepetition): number {
  const keyOf = ({ repetition }: ShownRepetition) => nextDate(repetition) ?? '9999';
  return keyOf(one).localeCompare(keyOf(other));
}

/** A repetition notifies its changes under its own id. */
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;
