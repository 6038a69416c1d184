import { joinFiles } from '#app/data/account/dossier/split-files.ts';
import { type RepetitionRow, toRepetition } from '#app/data/account/repetitions/repetition-row.ts';
import { type Draft, repairDraft } from '#documents';
import type { Repetition } from '#documents/repetition';

export type ExportedRepetition = {
  id: string;
  /** The repetition with the logo and attachments of its model. */
  load: () => Promise<Repetition>;
};

/** Those whose model can be read. */
export async function readRepetitions(
  rows: readonly RepetitionRow[],
  readDraftFile: Parameters<typeof joinFiles>[1],
): Promise<ExportedRepetition[]> {
  const found: ExportedRepetition[] = [];
  for (const row of rows) {
    const load = () => loadRepetition(row, readDraftFile);
    // Read again when it is imported: its logo is heavy.
    if (await load()) found.push({ id: row.id, load: async () => requireLoaded(await load()) });
  }
  return found;
}

async function loadRepetition(
  row: RepetitionRow,
  readDraftFile: Parameters<typeof joinFiles>[1],
): Promise<Repetition | null> {
  // A model of another shape is refused just below.
  const given = row.model as unknown as Draft;
  const repaired = repairDraft(await joinFiles(given, readDraftFile).catch(() => given));
  return repaired.ok ? { ...toRepetition(row), model: repaired.draft } : null;
}

function requireLoaded(repetition: Repetition | null): Repetition {
  if (!repetition) throw new Error('The export cannot be read any more');
  return repetition;
}
