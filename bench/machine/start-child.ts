import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** `origin` is the address that the server prints. */
export type Child = AsyncDisposable & { origin: string; pid: number };

/** Starts a server in its own process, which ends with the block that uses it. */
export async function startChild(
  script: string,
  {
    options = [],
    variables = {},
    cwd = process.cwd(),
  }: { options?: string[]; variables?: Record<string, string>; cwd?: string },
): Promise<Child> {
  const child = spawn(process.execPath, [script, ...options], {
    cwd,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readAddress(child);
  return { origin, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function readAddress(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      printed += text;
      const address = /(http:\/\/\S+)\s/.exec(printed)?.[1];
      if (!address) return;
      resolve(address);
      // Drain the rest of its output: a full pipe would block the server.
      child.stdout?.off('data', read).resume();
    };
    child.stdout?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The server stopped with code ${code}`)));
  });
}
