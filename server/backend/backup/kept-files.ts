import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Names of files within a data directory; as in a backup, « / » stands between folders. */
export const KEYS_FILE = 'keys.json';
const OUTBOX = 'outbox/';
/** No server sends what is there. */
const ASIDE = 'outbox-restored/';

/** The keys and the outbox of a data directory, which stand beside its database. */
export function listKeptFiles(dataDirectory: string, withKeys: boolean): string[] {
  const messages = listFolder(join(dataDirectory, OUTBOX)).filter((name) => name.endsWith('.json'));
  const keys = withKeys ? listFolder(dataDirectory).filter((name) => name === KEYS_FILE) : [];
  return [...keys, ...messages.sort().map((name) => `${OUTBOX}${name}`)];
}

/** Null for a message that has left in the meantime. */
export function readKeptFile(dataDirectory: string, name: string): Buffer | null {
  try {
    return readFileSync(join(dataDirectory, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && name !== KEYS_FILE) return null;
    throw error;
  }
}

/** Writes a message of a backup where servers send from, or only where people read. */
export async function restoreMessage(
  { dataDirectory, isSent }: { dataDirectory: string; isSent: boolean },
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<void> {
  const folder = join(dataDirectory, isSent ? OUTBOX : ASIDE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, basename(name)), bytes, { mode: 0o600 });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
