import { askData } from '#app/data/account/answer.ts';
import { addFiles } from '#app/data/account/dossier/remote-documents.ts';
import { splitFiles } from '#app/data/account/dossier/split-files.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import type { Repetition } from '#documents/repetition';
import { REPETITION_COLUMNS, toRepetition, toRepetitionRow } from './repetition-row.ts';

/** Oldest first. The files of a model are named by their hash. */
export async function listInAccount(): Promise<Repetition[]> {
  const answer = await askData((client) =>
    client
      .from('repetitions')
      .select(REPETITION_COLUMNS)
      .eq('user_id', ownId())
      .order('created_at'),
  );
  return requireValue(answer).map(toRepetition);
}

export async function saveInAccount(repetition: Repetition): Promise<void> {
  const row = await toSentRow(repetition);
  requireValue(
    await askData((client) => client.from('repetitions').upsert(row).select('id').single()),
  );
  tellDevice(repetition.id);
}

export async function changeInAccount(repetition: Repetition): Promise<void> {
  const { id, ...row } = await toSentRow(repetition);
  const changed = requireValue(
    await askData((client) => client.from('repetitions').update(row).eq('id', id).select('id')),
  );
  tellDevice(id);
  if (changed.length === 0) throw new Error('This repetition was stopped');
}

async function toSentRow(repetition: Repetition) {
  const { draft, files } = await splitFiles(repetition.model);
  requireValue(await addFiles(files));
  return toRepetitionRow({ ...repetition, model: draft });
}

export async function removeFromAccount(id: string): Promise<void> {
  requireValue(await askData((client) => client.from('repetitions').delete().eq('id', id)));
  tellDevice(id);
}
