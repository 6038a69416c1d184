import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type StoredEmail, storedEmailSchema } from './stored-email.ts';

/** An e-mail stored in the folder; `name` is its file’s. */
export type KeptEmail = z.infer<typeof keptSchema> & { name: string };

/**
 * Stores an e-mail; file names sort by time. Only the server’s user can read them, since their
 * links open accounts. Refuses attachments beyond `mostBytes` in all: visitors must not fill the
 * disk. The same `id` twice is one e-mail.
 */
export async function keepEmail(
  folder: string,
  email: StoredEmail,
  { id, mostBytes = MOST_BYTES }: { id?: string | undefined; mostBytes?: number } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (id && (await listFiles(folder)).some((file) => file.endsWith(`_${id}${WAITING}`))) return;
  const keptAt = new Date().toISOString();
  const name = `${keptAt.replaceAll(':', '-')}_${id ?? randomUUID().slice(0, 8)}`;
  const text = JSON.stringify({ keptAt, ...email }, null, 2);
  if (email.attachments && text.length + (await measure(folder)) > mostBytes)
    throw Object.assign(new Error('The outbox is full'), { code: 'outbox_full' });
  await writeFile(join(folder, `${name}.writing`), text, { mode: 0o600 });
  // The rename makes the write atomic.
  await rename(join(folder, `${name}.writing`), join(folder, `${name}${WAITING}`));
}

/** The latest e-mails of a folder, newest first. */
export async function listOutbox(folder: string): Promise<KeptEmail[]> {
  const names = await listWaiting(folder);
  const latest = names.reverse().slice(0, MOST);
  const emails = await Promise.all(latest.map((name) => readKept(folder, name)));
  return emails.filter((email) => email !== null);
}

export async function findKept(folder: string, name: string): Promise<KeptEmail | null> {
  const names = await listWaiting(folder);
  return names.includes(name) ? readKept(folder, name) : null;
}

/** File names of stored e-mails, oldest first. */
export async function listWaiting(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith(WAITING)).sort();
}

export async function dropKept(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The folder is created with the first e-mail.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function measure(folder: string): Promise<number> {
  const sizes = (await listFiles(folder)).map((file) =>
    stat(join(folder, file)).then(
      ({ size }) => size,
      // The file has just been removed.
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Null when the file has just been removed, or is no e-mail. */
async function readKept(folder: string, name: string): Promise<KeptEmail | null> {
  try {
    const kept = keptSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    return { ...kept, name };
  } catch {
    return null;
  }
}

const keptSchema = z.extend(storedEmailSchema, { keptAt: z.iso.datetime() });
const MOST = 100;
const MOST_BYTES = 2_000_000_000;
const WAITING = '.json';
