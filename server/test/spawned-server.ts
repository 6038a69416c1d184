import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseFolders } from '#server/backend/postgres/embedded/choose-folders.ts';
import { readPostmaster } from '#server/backend/postgres/embedded/postmaster.ts';
import { requireSystemUser } from '#server/backend/postgres/embedded/system-user.ts';

export type SpawnedServer = { origin: string; process: ReturnType<typeof spawnServer> };

/** A data folder that PostgreSQL’s user can reach; `remove` also ends what still runs on it. */
export function makeDataFolder(): { folder: string; remove: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-kill-'));
  chmodSync(folder, 0o755);
  const remove = async () => {
    await endPostgres(folder, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}

/** Starts a server without waiting; `variables` override its environment. */
export function spawnServer(
  folder: string,
  variables: Record<string, string> = {},
): ChildProcess & { stdout: Readable; stderr: Readable } {
  const env = { ...serverVariables(folder), ...variables };
  return spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export function serverVariables(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    SUPABASE_URL: '',
    // One machine sends the requests of many.
    RATE_LIMIT_FACTOR: '1000',
  };
}

/** Starts a server and waits until it serves; rejects with its output when it ends instead. */
export async function startServer(
  folder: string,
  variables: Record<string, string> = {},
): Promise<SpawnedServer> {
  const child = spawnServer(folder, variables);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code}: ${said}${readDetail(folder)}`);
  });
  ended.catch(() => undefined);
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  return { origin: /http:\S+/.exec(String(line))?.[0] ?? '', process: child };
}

/** The server’s file of errors that it could not explain in a sentence. */
function readDetail(folder: string): string {
  const path = join(folder, 'fault.log');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Runs a server that cannot start; returns its output and exit code. */
export async function runToEnd(
  folder: string,
  variables: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawnServer(folder, variables);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

export function killPostgres(folder: string, signal: NodeJS.Signals = 'SIGKILL'): void {
  const pid = findPostgres(folder);
  if (pid !== null) process.kill(pid, signal);
}

/** Ends the PostgreSQL of a data folder and waits; another one may run by then. */
export async function endPostgres(folder: string, signal: NodeJS.Signals): Promise<void> {
  const pid = findPostgres(folder);
  killPostgres(folder, signal);
  while (pid !== null && findPostgres(folder) === pid) await wait(20);
}

export function findPostgres(folder: string): number | null {
  return readPostmaster(clusterOf(folder))?.pid ?? null;
}

export function readKeys(folder: string): { publishable: string; secret: string } {
  return JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
}

export function clusterOf(folder: string): string {
  return chooseFolders(folder, requireSystemUser()).data;
}
