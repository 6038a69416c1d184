import { deleteKeptForm, saveKeptForm } from '#app/data/kept-forms.ts';
import {
  makeStoppedError,
  type RepetitionKeeper,
} from '#app/data/repetitions/repetition-keeper.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { occurrenceId, recordIdsOf, type StoredDraft } from '#documents/dossier';
import {
  dateAt,
  listDue,
  nextDate,
  prepareOccurrence,
  type Repetition,
} from '#documents/repetition';
import { openBrowserDatabase } from './browser-database.ts';
import { getKeeper } from './keeper.ts';
import { nextNumbers } from './query-dossier.ts';
import { tellDevice } from './watch-device.ts';

export const deviceRepetitions: RepetitionKeeper = {
  list: async () => (await openBrowserDatabase()).getAll('repetitions'),
  save: async (repetition) => {
    await (await openBrowserDatabase()).put('repetitions', repetition);
    await tellChange(repetition.id);
  },
  change: (repetition) => replace(repetition.id, () => repetition),
  changeProgress: replace,
  remove: async (id) => {
    await (await openBrowserDatabase()).delete('repetitions', id);
    await tellChange(id);
  },
};

async function replace(id: string, change: (stored: Repetition) => Repetition): Promise<void> {
  const transaction = (await openBrowserDatabase()).transaction('repetitions', 'readwrite');
  const stored = await transaction.store.get(id);
  if (stored) await transaction.store.put(change(stored));
  await transaction.done;
  await tellChange(id);
  if (!stored) throw makeStoppedError();
}

async function tellChange(id: string): Promise<void> {
  await noteNextDate();
  tellDevice(id);
}

/** The drafts of all dates that have come, in order, each once however many tabs are open. */
export async function prepareOnDevice(): Promise<StoredDraft[]> {
  // The server prepares those of an account.
  if (getKeeper() !== null) return [];
  const prepared: StoredDraft[] = [];
  for (const repetition of await deviceRepetitions.list())
    prepared.push(...(await prepareOne(repetition)));
  await noteNextDate();
  return prepared;
}

async function prepareOne(repetition: Repetition): Promise<StoredDraft[]> {
  const today = todayInFrance();
  // A clock that is wrong by years fills no device.
  const ranks = listDue(repetition, today).slice(0, MOST_AT_ONCE);
  if (ranks.length === 0) return [];
  const drafts = ranks.map((rank) => prepareOccurrence(repetition, { rank, today }));
  const numbers = await nextNumbers(drafts, today);
  const now = Date.now();
  const made = drafts.map(
    (draft, index): StoredDraft => ({
      id: occurrenceId(repetition.id, dateAt(repetition.schedule, ranks[index] ?? 0) ?? today),
      ...recordIdsOf(repetition),
      draft: { ...draft, number: numbers[index] ?? '' },
      rawTexts: {},
      updatedAt: now + index,
    }),
  );
  return keepPrepared(repetition, made);
}

/** Empty when another tab was first. */
async function keepPrepared(
  repetition: Repetition,
  made: readonly StoredDraft[],
): Promise<StoredDraft[]> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['repetitions', 'drafts', 'summaries'], 'readwrite');
  const [repetitions, drafts] = [
    transaction.objectStore('repetitions'),
    transaction.objectStore('drafts'),
  ];
  const current = await repetitions.get(repetition.id);
  if (JSON.stringify(current) !== JSON.stringify(repetition)) return [];
  const kept: StoredDraft[] = [];
  for (const stored of made) {
    if ((await drafts.getKey(stored.id)) !== undefined) continue;
    drafts.put(stored);
    transaction.objectStore('summaries').delete(stored.id);
    kept.push(stored);
  }
  repetitions.put({ ...repetition, done: repetition.done + made.length });
  await transaction.done;
  for (const { id } of kept) tellDevice(id);
  return kept;
}

/** So that pages know, without a database, whether anything is due. */
async function noteNextDate(): Promise<void> {
  const dates = (await deviceRepetitions.list()).map(nextDate).filter((date) => date !== null);
  const [next] = dates.sort();
  if (next === undefined) deleteKeptForm('repetitions');
  else saveKeptForm('repetitions', { next });
}

const MOST_AT_ONCE = 60;
