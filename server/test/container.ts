import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { serverVariables } from './spawned-server.ts';

/** A server in its own namespaces, as in a container; what it leaves runs on until `end`. */
export type Container = {
  /** The server’s origin; rejects with its output when it ends instead. */
  ready: Promise<string>;
  said: Promise<string>;
  /** Processes of the container, numbered from outside. */
  list: () => { pid: number; command: string }[];
  /** Signals the server only, and waits for its end. */
  signalServer: (signal: NodeJS.Signals) => Promise<void>;
  end: () => Promise<void>;
};

export function canContain(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', [...SPACES, 'true']).status === 0;
}

export function startContainer(folder: string): Container {
  // The first process outlives the server, as a supervisor does.
  const script = '"$0" server/main.ts; echo ended >&2; exec sleep 600 >/dev/null 2>&1';
  const outer = spawn('unshare', [...SPACES, 'sh', '-c', script, process.execPath], {
    env: serverVariables(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const over = new Promise<string>((resolve) => {
    outer.stderr.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.endsWith(ENDED)) resolve(said.slice(0, -ENDED.length));
    });
    outer.on('exit', () => resolve(said));
  });
  const list = () => listBelow(outer.pid ?? 0).slice(1);
  const signalServer = async (signal: NodeJS.Signals) => {
    const server = list().find(({ command }) => command.endsWith('server/main.ts'));
    if (server) process.kill(server.pid, signal);
    await over;
  };
  return { ready: untilReady(outer, over), said: over, list, signalServer, end: () => end(outer) };
}

async function untilReady(outer: ChildProcess, over: Promise<string>): Promise<string> {
  if (!outer.stdout) throw new Error('A pipe was asked for');
  const line = await Promise.race([
    once(outer.stdout, 'data').then(String),
    over.then((said) => Promise.reject(new Error(`The server ended: ${said}`))),
  ]);
  return /http:\S+/.exec(line)?.[0] ?? '';
}

/** The kernel ends a PID namespace with its first process. */
async function end(outer: ChildProcess): Promise<void> {
  if (outer.exitCode !== null || outer.signalCode !== null) return;
  const exit = once(outer, 'exit');
  const below = listBelow(outer.pid ?? 0);
  for (const { pid } of below.slice(1, 2)) process.kill(pid, 'SIGKILL');
  await exit;
  while (below.some(({ pid }) => readCommand(pid) !== '')) await wait(10);
}

/** A process and its descendants, parents first. */
function listBelow(pid: number): { pid: number; command: string }[] {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`);
  const below = children.split(' ').filter(Boolean).map(Number).flatMap(listBelow);
  return [{ pid, command: readCommand(pid) }, ...below];
}

function readCommand(pid: number): string {
  return readOrEmpty(`/proc/${pid}/cmdline`).split('\0').filter(Boolean).join(' ');
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const SPACES = ['--pid', '--ipc', '--mount-proc', '--fork'];
const ENDED = 'ended\n';
