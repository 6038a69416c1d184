import { spawnSync } from 'node:child_process';

/** Runs a script with this Node; returns whether it succeeded. */
export function runNode(
  command: readonly string[],
  variables: Readonly<Record<string, string>>,
): boolean {
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, command, { env, stdio: ['ignore', 1, 2] }).status === 0;
}

export const REPORTS = 'test-results';

export const NOTHING_SAID = 'the run failed, and no test did. See above.';
