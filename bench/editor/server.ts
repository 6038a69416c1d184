import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The application as `npm start` runs it, built first if its sources have changed, on its own port.
 * `settings` are environment variables.
 */
export async function startApplication(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-bench-data-'));
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: await readAddress(server), stop };
}

function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      const address = /http:\/\/\S+/.exec(text.toString())?.[0];
      if (address) resolve(address);
    });
    server.on('exit', (code) => reject(new Error(`The application stopped with code ${code}`)));
  });
}
