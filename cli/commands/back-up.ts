import { resolve } from 'node:path';
import type { Request } from '#cli/arguments/options.ts';
import { readVersion } from '#cli/arguments/read-version.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { print, say, toPrintable } from '#cli/output/output.ts';
import { isArchiveFault } from '#server/backend/backup/archive-fault.ts';
import type { Manifest } from '#server/backend/backup/archive-manifest.ts';
import { type RestoredBackup, restoreBackup } from '#server/backend/backup/restore-backup.ts';
import {
  type BackupPlace,
  type WrittenBackup,
  writeBackup,
} from '#server/backend/backup/write-backup.ts';

/** Writes a backup to a new file and says what is in it; exit 1 when a chain does not hold. */
export async function backUp(place: BackupPlace, path: string): Promise<number> {
  const asked = { path: resolve(path), product: readVersion(), now: new Date() };
  const written = await explainFaults(path, 'write', () => writeBackup(place, asked));
  if (written === null) return EXIT.wrongInput;
  await print(describeWritten(path, written));
  return tellBroken(written.manifest.brokenChains);
}

/** Restores a backup and says what it has restored. */
export async function restore(
  place: BackupPlace,
  path: string,
  { mail = false }: Request['options'],
): Promise<number> {
  const asked = { path: resolve(path), withMail: mail };
  const restored = await explainFaults(path, 'read', () => restoreBackup(place, asked));
  if (restored === null) return EXIT.wrongInput;
  await print(describeRestored(restored, mail));
  return tellBroken(restored.manifest.brokenChains);
}

/** Null after a failure of the file, which is told. */
async function explainFaults<Result>(
  path: string,
  action: 'read' | 'write',
  run: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    if (!isArchiveFault(error)) throw error;
    const { code } = error.cause as NodeJS.ErrnoException; // what node:fs throws
    const isThere = action === 'write' && code === 'EEXIST';
    const why = isThere
      ? 'it exists already, and a backup replaces no file: give another name'
      : explainFileError(error.cause, action);
    say(`${toPrintable(path)}: ${why}.`);
    return null;
  }
}

function describeWritten(path: string, { manifest, bytes, foreign }: WrittenBackup): string {
  const { tables, files } = manifest;
  const rows = tables.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + piece.rows, 0);
  const left =
    foreign.length > 0
      ? `Not in it, since Facturier did not make it: ${foreign.join(', ')}.\n`
      : '';
  return `Backed up ${describeContents(manifest.counts, manifest)}
in "${toPrintable(path)}": ${tables.length} tables, ${count(rows, 'row')}, ${count(files.length, 'file')}, ${formatSize(bytes)}.
Read back: every count and every hash is right. ${sayChains(manifest)}
${left}It opens every account, and holds the keys: keep it as you keep these.
`;
}

function describeRestored({ manifest, counts, applied }: RestoredBackup, mail: boolean): string {
  const { date, product, counts: before } = manifest;
  const given = before.waiting - counts.waiting;
  const upgrade =
    applied.length > 0 ? `The database was then upgraded to ${applied[applied.length - 1]}.\n` : '';
  const waiting = given > 0 ? `${count(given, 'message')} ${SAY_GIVEN_UP}\n` : '';
  const aside = !mail && countMessages(manifest) > 0 ? `${SAY_ASIDE}\n` : '';
  return `Restored ${describeContents(counts, manifest)}
from the backup of ${date} (Facturier ${product}). Every count and every hash is right. ${sayChains(manifest)}
${upgrade}${waiting}${aside}The server can be started.
`;
}

function describeContents(counts: Manifest['counts'], manifest: Manifest): string {
  const { accounts, documents, issued, payments, waiting } = counts;
  const isKeyed = manifest.tables.some(
    ({ name, pieces }) => name === 'auth.server_keys' && pieces.length > 0,
  );
  const keys = isKeyed || manifest.files.some(({ name }) => name === 'keys.json');
  return [
    count(accounts, 'account'),
    `${count(documents, 'document')}, of which ${issued} issued`,
    count(payments, 'payment'),
    `${count(waiting, 'message')} to be sent`,
    `${count(countMessages(manifest), 'message')} kept in DATA_DIR`,
    keys ? 'the keys' : 'no keys',
  ].join('; ');
}

function count(total: number, what: string): string {
  return `${total} ${what}${total === 1 ? '' : 's'}`;
}

function sayChains({ brokenChains }: Manifest): string {
  return brokenChains.length === 0 ? 'Every chain of documents and payments holds.' : '';
}

function countMessages({ files }: Manifest): number {
  return files.filter(({ name }) => name.startsWith('outbox/')).length;
}

function tellBroken(chains: readonly string[]): number {
  if (chains.length === 0) return EXIT.done;
  const named = chains.slice(0, MOST_NAMED).join('; ');
  const more = chains.length > MOST_NAMED ? `, and ${chains.length - MOST_NAMED} more` : '';
  say(`Chains that do not hold in the database that was backed up: ${named}${more}.`);
  return EXIT.refused;
}

function formatSize(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / MEGABYTE)} MB`;
}

const MEGABYTE = 1_000_000;
const MOST_NAMED = 10;
const SAY_GIVEN_UP =
  'waited when it was made, and may have left since: given up (failed, "restored"). With --mail they wait again.';
const SAY_ASIDE =
  'Messages of its outbox are in "outbox-restored": no server sends them there. With --mail they are in "outbox".';
