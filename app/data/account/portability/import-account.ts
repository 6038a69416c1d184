import { syncOnce } from '#app/data/account/dossier/keep-in-step.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { RecordsProblem } from '#app/data/account/records/records-problem.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import type { DocumentLink } from '#documents/dossier';
import { importDocuments, importFiles, planDocuments } from './import-documents.ts';
import { type ImportedRecords, importRecords, planRecords } from './import-records.ts';
import type { AccountExport, ExportedDocument } from './read-export.ts';

/** What an import adds to the account. */
export type ImportPlan = ImportedRecords & {
  documents: readonly ExportedDocument[];
  links: readonly DocumentLink[];
};

/** What the account lacks of an export. Rejects with a RecordsProblem. */
export async function planImport(exported: AccountExport): Promise<ImportPlan> {
  await keepUp();
  const records = await planRecords(exported, requireUser());
  return { ...records, documents: await planDocuments(exported), links: exported.links };
}

/**
 * Adds what is planned; done again after a failure, it adds the rest. `onProgress` counts files.
 * Rejects with a RecordsProblem.
 */
export async function importAccount(
  plan: ImportPlan,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  try {
    await importRecords(plan);
    await importDocuments(plan.documents, plan.links, requireUser());
    await keepUp();
    await importFiles(plan.documents, onProgress);
  } finally {
    await queryClient.invalidateQueries();
  }
}

/** Brings the account and this device in step. */
async function keepUp(): Promise<void> {
  await syncOnce();
  const { status, problem } = syncStore.get();
  if (status !== 'done') throw new RecordsProblem(problem ?? { code: 'network', reasons: [] });
}

function requireUser(): string {
  const id = sessionStore.get().user?.id;
  if (id === undefined) throw new RecordsProblem({ code: 'session_missing', reasons: [] });
  return id;
}
