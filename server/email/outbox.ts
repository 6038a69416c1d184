import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type StoredEmail, storedEmailSchema } from './stored-email.ts';

/** A message that waits in the folder: `name` is that of its file. */
export type KeptEmail = z.infer<typeof keptSchema> & { name: string };

/**
 * Names sort by time; the messages hold links that open accounts: only the user of the server reads
 * them. Those with a file are refused once the folder would hold more than `mostBytes`: visitors
 * must not fill the disk. The same `id` twice is one message.
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
  // Written whole, or not at all.
  await rename(join(folder, `${name}.writing`), join(folder, `${name}${WAITING}`));
}

/** The latest messages of a folder, the newest first. */
export async function listOutbox(folder: string): Promise<KeptEmail[]> {
  const names = await listWaiting(folder);
  const latest = names.reverse().slice(0, MOST);
  const emails = await Promise.all(latest.map((name) => readKept(folder, name)));
  return emails.filter((email) => email !== null);
}

/** One of them; null when the folder has none of that name. */
export async function findKept(folder: string, name: string): Promise<KeptEmail | null> {
  const names = await listWaiting(folder);
  return names.includes(name) ? readKept(folder, name) : null;
}

/** The names of what waits, the oldest first. */
export async function listWaiting(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith(WAITING)).sort();
}

/** Takes one out of the folder, once it waits elsewhere. */
export async function dropKept(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Made with the first message.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function measure(folder: string): Promise<number> {
  const sizes = (await listFiles(folder)).map((file) =>
    stat(join(folder, file)).then(
      ({ size }) => size,
      // It has just left.
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Null when it has just left, or is no message. */
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
