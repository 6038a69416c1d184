import { listSessions } from '#app/data/account/account-sessions.ts';
import { type Answer, askAccounts, failWith } from '#app/data/account/answer.ts';
import { readStatusWords } from '#app/data/account/books/read-books.ts';
import { countUnsent } from '#app/data/account/dossier/count-unsent.ts';
import { syncOnce } from '#app/data/account/dossier/keep-in-step.ts';
import { decodeBytea } from '#app/data/account/dossier/split-files.ts';
import {
  isFileTable,
  OWNED_TABLES,
  type OwnedRow,
  readOwned,
} from '#app/data/account/portability/owned-tables.ts';
import { readAllClients } from '#app/data/account/records/clients.ts';
import { readAllProducts } from '#app/data/account/records/products.ts';
import {
  problemOf,
  RecordsProblem,
  requireValue,
} from '#app/data/account/records/records-problem.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { createUniqueNames } from '#app/lib/encoding/unique-names.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { listClientRows } from '#app/records/csv/client-file.ts';
import { listProductRows } from '#app/records/csv/product-file.ts';
import { writeCsv } from '#app/records/csv/write-csv.ts';
import { listDocumentRows, type StoredDocumentRow } from './list-document-rows.ts';
import { type Archive, startArchive } from './start-archive.ts';

type ArchiveWork = {
  zip: Archive;
  userId: string;
  /** Files that the archive has so far, and in all. */
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/**
 * All that an account holds, in one ZIP (RGPD art. 15 and 20): `donnees.json` has every table under
 * the database’s names; lists come as CSV, and files as they are. Null once aborted.
 */
export async function makeArchive(
  now: Date,
  { onProgress, signal }: Pick<ArchiveWork, 'onProgress' | 'signal'>,
): Promise<Answer<{ zip: Blob; waiting: number } | null>> {
  const zip = startArchive(todayInFrance(now));
  try {
    // First sends the changes that wait on this device; the account may refuse some.
    await syncOnce();
    const { user } = requireValue(await askAccounts((auth) => auth.getUser()));
    const sessions = requireValue(await listSessions());
    const work = { zip, userId: user.id, onProgress, signal };
    const head = { exported_at: now.toISOString(), account: user, sessions };
    const { documents, paths } = await writeTables(work, head);
    zip.addText(
      'documents.csv',
      await writeCsv(listDocumentRows(documents, await readStatusWords())),
    );
    zip.addText('clients.csv', await writeCsv(listClientRows(await readAllClients())));
    zip.addText('produits.csv', await writeCsv(listProductRows(await readAllProducts())));
    await writeFiles(work, paths);
    // Another tab may have signed in as somebody else.
    if (ownId() !== user.id) return failWith('session_missing');
    const made = await zip.finish();
    signal.throwIfAborted();
    return { ok: true, value: { zip: made, waiting: await countUnsent() } };
  } catch (error) {
    if (signal.aborted) return { ok: true, value: null };
    return { ok: false, problem: problemOf(error) };
  } finally {
    zip.stop();
  }
}

/** Returns the documents, and the path of each file by table and key. */
async function writeTables({ zip, userId, signal }: ArchiveWork, head: object) {
  const documents: StoredDocumentRow[] = [];
  const paths = new Map<string, string>();
  const unique = createUniqueNames();
  const part = zip.open('donnees.json');
  part.write(JSON.stringify(head).slice(0, -1));
  for (const table of OWNED_TABLES) {
    signal.throwIfAborted();
    const [name, key] = table;
    part.write(`,\n"${name}":[`);
    let separator = '\n';
    const write = (row: OwnedRow) => {
      const file = isFileTable(name) ? unique(nameFile(row)) : undefined;
      if (file) paths.set(`${name}/${row[key]}`, file);
      return JSON.stringify(file ? { ...row, file } : row);
    };
    const read = await readOwned(table, { userId }, (rows) => {
      signal.throwIfAborted();
      part.write(separator + rows.map(write).join(',\n'));
      separator = ',\n';
      // the rows of this table
      if (name === 'documents') documents.push(...(rows as unknown as StoredDocumentRow[]));
    });
    requireValue(read);
    part.write(']');
  }
  part.write('}\n');
  part.close();
  return { documents, paths };
}

async function writeFiles(
  { zip, userId, onProgress, signal }: ArchiveWork,
  paths: ReadonlyMap<string, string>,
): Promise<void> {
  let done = 0;
  onProgress(done, paths.size);
  for (const table of OWNED_TABLES) {
    const [name, key] = table;
    if (!isFileTable(name)) continue;
    signal.throwIfAborted();
    const read = await readOwned(table, { userId, hasBytes: true }, (rows) => {
      signal.throwIfAborted();
      for (const { [key]: id, bytes } of rows) {
        const path = paths.get(`${name}/${id}`);
        // Otherwise added since the tables were written.
        if (path) zip.addPacked(path, decodeBytea(String(bytes)));
      }
      done += rows.length;
      onProgress(done, paths.size);
    });
    requireValue(read);
  }
  // Files do not go away by themselves.
  if (done < paths.size) throw new RecordsProblem({ code: 'unexpected_failure', reasons: [] });
}

/** « documents/F-2026-0001 Dupont.pdf », « fichiers/<hash>.png » */
function nameFile({ name, hash, media_type }: OwnedRow): string {
  return hash === undefined
    ? `documents/${name}`
    : `fichiers/${hash}.${String(media_type).split('/')[1]}`;
}
