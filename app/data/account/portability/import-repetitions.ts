import { askData } from '#app/data/account/answer.ts';
import { addFiles } from '#app/data/account/dossier/remote-documents.ts';
import { splitFiles } from '#app/data/account/dossier/split-files.ts';
import { insertMissing } from '#app/data/account/records/insert-missing.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { toRepetitionRow } from '#app/data/account/repetitions/repetition-row.ts';
import { recordIdsOf } from '#documents/dossier';
import { deriveId } from './derive-id.ts';
import type { AccountExport } from './read-export.ts';
import type { ExportedRepetition } from './read-repetitions.ts';

/** Those that the account lacks, with the ids that they get. Rejects with a RecordsProblem. */
export async function planRepetitions(
  { repetitions }: AccountExport,
  userId: string,
): Promise<ExportedRepetition[]> {
  if (repetitions.length === 0) return [];
  const kept = await readIds(userId);
  const missing: ExportedRepetition[] = [];
  for (const { id, load } of repetitions) {
    const derived = await deriveId(userId, id);
    if (!kept.has(id) && !kept.has(derived))
      missing.push({ id: derived, load: async () => ({ ...(await load()), id: derived }) });
  }
  return missing;
}

/**
 * Adds what repeats, with the files of its models. `ids` are those that the entries of the export
 * have here. Rejects with a RecordsProblem.
 */
export async function importRepetitions(
  repetitions: readonly ExportedRepetition[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { load } of repetitions) {
    const { clientId = '', companyId = '', ...repetition } = await load();
    const { draft: model, files } = await splitFiles(repetition.model);
    requireValue(await addFiles(files));
    const own = recordIdsOf({ clientId: ids.get(clientId), companyId: ids.get(companyId) });
    await insertMissing('repetitions', [toRepetitionRow({ ...repetition, ...own, model })]);
  }
}

async function readIds(userId: string): Promise<Set<string>> {
  const answer = await askData((client) =>
    client.from('repetitions').select('id').eq('user_id', userId).limit(MOST),
  );
  return new Set(requireValue(answer).map(({ id }) => id));
}

/** The limit of an account. */
const MOST = 500;
