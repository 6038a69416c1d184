import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Message } from './message.ts';

/** A message that waits in the folder: `name` is that of its file. */
export type KeptMessage = z.infer<typeof keptSchema> & { name: string };

/** A message that no other server is sending. */
export type TakenMessage = { message: Message; keptAt: number; folder: string; name: string };

/**
 * Names sort by time; the messages hold links that open accounts: only the user of the server reads
 * them.
 */
export async function keepMessage(folder: string, message: Message): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const keptAt = new Date().toISOString();
  const name = `${keptAt.replaceAll(':', '-')}_${randomUUID().slice(0, 8)}`;
  const text = JSON.stringify({ keptAt, ...message }, null, 2);
  await writeFile(join(folder, `${name}.writing`), text, { mode: 0o600 });
  // Written whole, or not at all.
  await rename(join(folder, `${name}.writing`), join(folder, `${name}${WAITING}`));
}

/** The latest messages of a folder, the newest first. */
export async function listOutbox(folder: string): Promise<KeptMessage[]> {
  const names = await listWaiting(folder);
  const latest = names.reverse().slice(0, MOST);
  const messages = await Promise.all(latest.map((name) => readKept(folder, name)));
  return messages.filter((message) => message !== null);
}

/** One of them; null when the folder has none of that name. */
export async function findKept(folder: string, name: string): Promise<KeptMessage | null> {
  const names = await listWaiting(folder);
  return names.includes(name) ? readKept(folder, name) : null;
}

/** The names of what waits, the oldest first. */
export async function listWaiting(folder: string): Promise<string[]> {
  return (await listFiles(folder)).filter((file) => file.endsWith(WAITING)).sort();
}

/** Takes a message that waits; null when another server has it, or when it cannot be read. */
export async function takeMessage(folder: string, name: string): Promise<TakenMessage | null> {
  try {
    await rename(join(folder, name), join(folder, `${name}${TAKEN}`));
  } catch {
    return null;
  }
  // When it was taken, for who would find it after a `kill -9`.
  await utimes(join(folder, `${name}${TAKEN}`), new Date(), new Date());
  const kept = await readKept(folder, `${name}${TAKEN}`);
  if (kept === null) return null;
  const { keptAt, name: _, ...message } = kept;
  return { message, keptAt: Date.parse(keptAt), folder, name };
}

/** It has arrived. */
export async function dropMessage({ folder, name }: TakenMessage): Promise<void> {
  await rm(join(folder, `${name}${TAKEN}`), { force: true });
}

/** It has not: it waits again, or is kept apart for the operator. */
export async function setAside(
  { folder, name }: TakenMessage,
  as: 'waiting' | 'refused',
): Promise<void> {
  const refused = join(folder, 'refused');
  if (as === 'refused') await mkdir(refused, { recursive: true, mode: 0o700 });
  await rename(join(folder, `${name}${TAKEN}`), join(as === 'refused' ? refused : folder, name));
}

/** Puts back what a server that was killed had taken. */
export async function freeMessages(folder: string, now: number): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!file.endsWith(TAKEN)) continue;
    const path = join(folder, file);
    const takenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - takenAt > CARRIED_MS) await rename(path, path.slice(0, -TAKEN.length));
  }
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

/** Null when it has just left, or is no message. */
async function readKept(folder: string, name: string): Promise<KeptMessage | null> {
  try {
    const kept = keptSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
    return { ...kept, name };
  } catch {
    return null;
  }
}

const keptSchema = z.object({
  keptAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
const MOST = 100;
const WAITING = '.json';
const TAKEN = '.taken';
/** No server takes that long to accept a message. */
const CARRIED_MS = 900_000;
