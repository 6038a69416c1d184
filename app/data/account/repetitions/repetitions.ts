import { askData } from '#app/data/account/answer.ts';
import { addFiles } from '#app/data/account/dossier/remote-documents.ts';
import { splitFiles } from '#app/data/account/dossier/split-files.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import {
  makeStoppedError,
  type RepetitionKeeper,
} from '#app/data/repetitions/repetition-keeper.ts';
import type { Repetition } from '#documents/repetition';
import { REPETITION_COLUMNS, toRepetition, toRepetitionRow } from './repetition-row.ts';

/** Models name their files by hash (`splitFiles`). */
export const accountRepetitions: RepetitionKeeper = {
  list: async () => {
    const answer = await askData((client) =>
      client
        .from('repetitions')
        .select(REPETITION_COLUMNS)
        .eq('user_id', ownId())
        .order('created_at'),
    );
    return requireValue(answer).map(toRepetition);
  },
  save: async (repetition) => {
    const row = await toSentRow(repetition);
    requireValue(
      await askData((client) => client.from('repetitions').upsert(row).select('id').single()),
    );
    tellDevice(repetition.id);
  },
  change: async (repetition) => {
    const { id, ...row } = await toSentRow(repetition);
    await update(id, row);
  },
  changeProgress: async (id, change) => {
    const answer = await askData((client) =>
      client.from('repetitions').select(REPETITION_COLUMNS).eq('id', id),
    );
    const [stored] = requireValue(answer).map(toRepetition);
    if (!stored) throw makeStoppedError();
    const { done, is_paused, next_on } = toRepetitionRow(change(stored));
    await update(id, { done, is_paused, next_on });
  },
  remove: async (id) => {
    requireValue(await askData((client) => client.from('repetitions').delete().eq('id', id)));
    tellDevice(id);
  },
};

async function update(id: string, row: Partial<ReturnType<typeof toRepetitionRow>>): Promise<void> {
  const updated = requireValue(
    await askData((client) => client.from('repetitions').update(row).eq('id', id).select('id')),
  );
  tellDevice(id);
  if (updated.length === 0) throw makeStoppedError();
}

async function toSentRow(repetition: Repetition) {
  const { draft, files } = await splitFiles(repetition.model);
  requireValue(await addFiles(files));
  return toRepetitionRow({ ...repetition, model: draft });
}
