import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SystemUser } from './system-user.ts';

/** Runs a PostgreSQL program to its end. Rejects with its output when it fails. */
export function runBinary(
  native: string,
  { name, options, user }: { name: string; options: readonly string[]; user: SystemUser },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(native, 'bin', name), options, {
      ...user,
      env: { LANG: 'C', PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // That user may have no access to this process’s folder.
      cwd: '/',
    });
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-MAX_SAID);
      });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}: ${said.trim()}`)),
    );
  });
}

const MAX_SAID = 4000;
