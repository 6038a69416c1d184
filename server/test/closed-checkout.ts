import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findNative } from '#server/backend/postgres/embedded/find-native.ts';

export type ClosedCheckout = {
  folder: string;
  /** The npm package of PostgreSQL, without the links that a start creates. */
  native: string;
  /** Readable by all users, for copies. */
  systemFolder: string;
  /** Runs a program there; returns its exit code and output. */
  run: (program: string) => Promise<{ code: number; said: string }>;
  /** Starts the server on a folder of the checkout; rejects with its output when it ends. */
  start: (dataFolder?: string) => Promise<{ origin: string; stop: () => Promise<void> }>;
  remove: () => void;
};

/**
 * A copy of this project with the server’s packages, in a folder that only its owner may pass:
 * root, or a user without other rights.
 */
export function makeClosedCheckout(owner: { uid: number; gid: number }): ClosedCheckout {
  const top = mkdtempSync(join(tmpdir(), 'facturier-closed-'));
  const [folder, systemFolder] = [join(top, 'checkout'), join(top, 'system')];
  chmodSync(top, 0o755);
  for (const made of [folder, systemFolder]) mkdirSync(made);
  copyHere(
    ['package.json', 'content', 'documents', 'public', 'runtime', 'server', 'supabase'],
    folder,
  );
  copyHere(listPackages(), folder);
  // Folders only: files are hard links to those of this project.
  const { uid, gid } = owner;
  runOrThrow('find', [folder, '-type', 'd', '-exec', 'chown', `${uid}:${gid}`, '{}', '+']);
  chmodSync(folder, 0o700);
  const native = findNative().folder.replace(process.cwd(), folder);
  runOrThrow('find', [native, '-type', 'l', '-delete']);
  const launch = (options: string[], dataFolder: string) =>
    spawn(join(folder, 'node_modules/node/bin/node'), options, {
      cwd: folder,
      ...owner,
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        DATA_DIR: dataFolder,
        SYSTEM_DIR: systemFolder,
        LOG: 'faults',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    folder,
    native,
    systemFolder,
    run: async (program) => {
      const child = launch(['--input-type=module', '--eval', program], 'data');
      const [said, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'exit'),
      ]);
      return { code, said: said + errors };
    },
    start: async (dataFolder = 'data') => {
      const child = launch(['server/main.ts'], dataFolder);
      const said = text(child.stderr);
      const ended = once(child, 'exit').then(async () => {
        throw new Error(`The server ended: ${await said}`);
      });
      ended.catch(() => undefined);
      const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
      return { origin: /http:\S+/.exec(String(line))?.[0] ?? '', stop: () => stop(child) };
    },
    remove: () => rmSync(top, { recursive: true, force: true }),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Hard links on the same disk, else copies. */
function copyHere(paths: string[], folder: string): void {
  const copy = ['--archive', '--parents', ...paths, folder];
  const { status } = spawnSync('cp', ['--link', ...copy]);
  if (status !== 0) runOrThrow('cp', copy);
}

function listPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.keys(packages).filter(
    (path) => !packages[path]?.dev && path.lastIndexOf('node_modules/') === 0,
  );
}

function runOrThrow(program: string, options: string[]): void {
  const { status, stderr } = spawnSync(program, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
