import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a server in its own process; returns the address that it prints. */
export async function startChild(
  script: string,
  {
    options = [],
    variables = {},
    cwd = process.cwd(),
  }: { options?: string[]; variables?: Record<string, string>; cwd?: string },
): Promise<{ origin: string; pid: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [script, ...options], {
    cwd,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { origin: await readAddress(child), pid: child.pid ?? 0, stop };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      const address = /http:\/\/\S+/.exec(text.toString())?.[0];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The server stopped with code ${code}`)));
  });
}
