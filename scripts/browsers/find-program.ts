import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs in the PATH that `accepts` its path: by default, one that starts. */
export function findProgram(
  names: readonly string[],
  accepts: (path: string) => boolean = isWorking,
): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return paths.find(accepts) ?? null;
}

/** Ubuntu’s chromium-browser may be a stub that only asks to install another package. */
export function isWorking(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
