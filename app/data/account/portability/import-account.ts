import { syncOnce } from '#app/data/account/dossier/keep-in-step.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { RecordsProblem } from '#app/data/account/records/records-problem.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import type { DocumentLink } from '#documents/dossier';
import {
  importDocuments,
  importFiles,
  type PlannedDocuments,
  planDocuments,
} from './import-documents.ts';
import { type ImportedRecords, importRecords, planRecords } from './import-records.ts';
import { importRepetitions, planRepetitions } from './import-repetitions.ts';
import type { AccountExport } from './read-export.ts';
import type { ExportedRepetition } from './read-repetitions.ts';

/** The rows and files of an export that the account of `userId` does not have. */
export type ImportPlan = ImportedRecords &
  PlannedDocuments & {
    links: readonly DocumentLink[];
    repetitions: readonly ExportedRepetition[];
    userId: string;
  };

/** Compares an export with the account, once in step. Rejects with a RecordsProblem. */
export async function planImport(exported: AccountExport): Promise<ImportPlan> {
  const userId = ownId();
  await keepUp(userId);
  const records = await planRecords(exported, userId);
  const repetitions = await planRepetitions(exported, userId);
  const documents = await planDocuments(exported);
  return { ...records, ...documents, repetitions, links: exported.links, userId };
}

/**
 * Adds what is planned; done again after a failure, it adds the rest. `onProgress` counts files.
 * Returns how many files were kept, and how many documents are on this device only. Rejects with a
 * RecordsProblem.
 */
export async function importAccount(
  plan: ImportPlan,
  onProgress: (done: number, total: number) => void,
): Promise<{ files: number; waiting: number }> {
  const { userId } = plan;
  try {
    requireUser(userId);
    await importRecords(plan);
    requireUser(userId);
    await importDocuments(plan);
    requireUser(userId);
    await importRepetitions(plan.repetitions, plan.ids);
    await keepUp(userId);
    const files = await importFiles(plan.files, onProgress);
    const { waiting, refused } = syncStore.get();
    return { files, waiting: waiting + refused.size };
  } finally {
    await queryClient.invalidateQueries();
  }
}

/** Brings the account and this device in step. */
async function keepUp(userId: string): Promise<void> {
  requireUser(userId);
  await syncOnce();
  const { status, problem } = syncStore.get();
  if (status !== 'done') throw new RecordsProblem(problem ?? { code: 'network', reasons: [] });
}

/** Another tab may have signed out, or in as somebody else. */
function requireUser(userId: string): void {
  if (userId === '' || ownId() !== userId)
    throw new RecordsProblem({ code: 'session_missing', reasons: [] });
}
