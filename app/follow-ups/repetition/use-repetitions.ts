import { useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { createLiveReading, type ReadingState } from '#app/data/live-reading.ts';
import { repetitions } from '#app/data/repetitions/repetitions.ts';
import { occurrenceId, repetitionOf, type StoredDraft } from '#documents/dossier';
import { dateAt, nextDate, type Repetition } from '#documents/repetition';

export type ShownRepetition = {
  repetition: Repetition;
  /** The last documents that it prepared and that are not issued, in the order of their dates. */
  waiting: readonly StoredDraft[];
};

/** Those of the account or of this device, kept up to date. */
export function useRepetitions(): ReadingState<readonly ShownRepetition[]> {
  return useSyncExternalStore(reading.subscribe, reading.getState, reading.getInitialState);
}

const reading = createLiveReading(
  async () => (await Promise.all((await repetitions.list()).map(readWaiting))).sort(byNextDate),
  (id) => repetitionOf(id) !== null || UUID.test(id),
);

async function readWaiting(repetition: Repetition): Promise<ShownRepetition> {
  const { schedule, done, id } = repetition;
  const ranks = Array.from({ length: LOOKED_BACK }, (_, index) => done - LOOKED_BACK + index);
  const dates = ranks.filter((rank) => rank >= 0).map((rank) => dateAt(schedule, rank));
  const found = await Promise.all(
    dates.map((date) => (date === null ? null : dossier.get(occurrenceId(id, date)))),
  );
  return { repetition, waiting: found.filter((one) => one !== null).filter((one) => !one.issued) };
}

/** What is over or paused comes last. */
function byNextDate(one: ShownRepetition, other: ShownRepetition): number {
  const keyOf = ({ repetition }: ShownRepetition) => nextDate(repetition) ?? '9999';
  return keyOf(one).localeCompare(keyOf(other));
}

const LOOKED_BACK = 12;
/** The id of a repetition, which tells of its own changes. */
const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;
